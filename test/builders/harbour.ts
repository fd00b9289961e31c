import type { Scenario } from '../../src/scenario/scenario.js'

/** Harbour: an organization with a team, people of every kind, and roles and webhooks of each owner. */
export const harbour: Scenario = {
  format: 1,
  story: 'Harbour has a team, its roles and its webhooks; another organization lies next door.',
  organizations: {
    harbour: {
      name: 'Harbour',
      members: {
        ada: 'OWNER',
        ben: 'MEMBER',
        cleo: { customRole: 'keeper' },
        dan: 'MEMBER',
        finn: 'MEMBER',
      },
    },
    lighthouse: { name: 'Lighthouse', members: { eve: 'OWNER' } },
  },
  teams: {
    crew: {
      name: 'Crew',
      organization: 'harbour',
      members: { ben: 'ADMIN', dan: 'MEMBER', finn: { customRole: 'coordinator' } },
    },
    lamps: { name: 'Lamps', organization: 'lighthouse', members: { eve: 'OWNER' } },
  },
  users: {
    ada: {},
    ben: {},
    cleo: {},
    dan: {},
    eve: {},
    finn: {},
    max: { managedBy: 'platform' },
    root: { isSystemAdmin: true },
  },
  roles: {
    keeper: { name: 'Keeper', organization: 'harbour', permissions: ['role.create', 'role.update'] },
    coordinator: { name: 'Coordinator', team: 'crew', permissions: ['role.create', 'role.update'] },
    lampLighter: { name: 'Lamp lighter', team: 'lamps', permissions: ['booking.read'] },
  },
  eventTypes: {
    intro: { owner: 'ada', title: 'Intro', slug: 'intro' },
    second: { owner: 'ada', title: 'Second', slug: 'second' },
    standup: { team: 'crew', title: 'Standup', slug: 'standup', schedulingType: 'collective', hosts: ['ben'] },
  },
  webhooks: {
    organization: {
      organization: 'harbour',
      subscriberUrl: 'https://hooks.example.com/a',
      triggers: ['BOOKING_CREATED'],
    },
    another: { organization: 'harbour', subscriberUrl: 'https://hooks.example.com/b', triggers: ['BOOKING_CREATED'] },
    foreign: { organization: 'lighthouse', subscriberUrl: 'https://hooks.example.com/c', triggers: [] },
    intro: { eventType: 'intro', subscriberUrl: 'https://hooks.example.com/d', triggers: ['BOOKING_CREATED'] },
    introToo: { eventType: 'intro', subscriberUrl: 'https://hooks.example.com/e', triggers: ['BOOKING_CREATED'] },
    second: { eventType: 'second', subscriberUrl: 'https://hooks.example.com/f', triggers: ['BOOKING_CREATED'] },
    standup: {
      eventType: 'standup',
      subscriberUrl: 'https://hooks.example.com/g',
      triggers: ['BOOKING_CREATED'],
      secret: 'shh',
    },
  },
  oauthClients: { platform: { user: 'ada', organization: 'harbour' } },
  credentials: {
    orgOwner: { kind: 'apiKey', user: 'ada' },
    teamAdmin: { kind: 'apiKey', user: 'ben' },
    orgKeeper: { kind: 'apiKey', user: 'cleo' },
    member: { kind: 'apiKey', user: 'dan' },
    outsider: { kind: 'apiKey', user: 'eve' },
    teamCoordinator: { kind: 'apiKey', user: 'finn' },
    managedUser: { kind: 'accessToken', user: 'max' },
    systemAdmin: { kind: 'apiKey', user: 'root' },
    client: { kind: 'oauthClient', client: 'platform' },
    expiredToken: { kind: 'accessToken', user: 'max', expired: true },
  },
}
