import type { Scenario } from '../../src/scenario/scenario.js'

const daytime = [{ days: ['Monday'], startTime: '09:00', endTime: '17:00' }]

/**
 * Harbour with its team Support: Ada owns the organization, Ben is the team's admin, Cleo and Dan are members, Eve is in the organization only.
 *
 * Besides, Lone is a team of nobody's organization, and Deck a platform customer whose team Crew has the managed user Fay.
 */
export const anEventTypeScenario = (given: Partial<Scenario> = {}): Scenario => ({
  format: 1,
  story: 'A team of an organization, a team alone, and a platform customer.',
  users: {
    ada: { name: 'Ada Archer', apps: ['zoom'] },
    ben: {
      name: 'Ben Brook',
      apps: ['google-meet', 'jitsi'],
      avatarUrl: 'https://example.com/ben.png',
      calendars: [{ integration: 'example_calendar', externalId: 'ben@example.com' }],
    },
    cleo: { name: 'Cleo Carver' },
    dan: { name: 'Dan Dale' },
    eve: { name: 'Eve Ellis' },
    fay: { name: 'Fay Finch', managedBy: 'deck', apps: ['jitsi'] },
    gus: { name: 'Gus Grove' },
  },
  organizations: {
    harbour: {
      name: 'Harbour',
      members: { ada: 'OWNER', ben: 'MEMBER', cleo: 'MEMBER', dan: 'MEMBER', eve: 'MEMBER' },
    },
    deck: { name: 'Deck', isPlatform: true, members: { gus: 'OWNER', fay: 'MEMBER' } },
  },
  teams: {
    support: { name: 'Support', organization: 'harbour', members: { ben: 'ADMIN', cleo: 'MEMBER', dan: 'MEMBER' } },
    sales: { name: 'Sales', organization: 'harbour', members: { ben: 'ADMIN' } },
    lone: { name: 'Lone', members: { ben: 'OWNER', cleo: { accepted: false } } },
    crew: { name: 'Crew', organization: 'deck', members: { gus: 'ADMIN', fay: 'MEMBER' } },
  },
  schedules: {
    cleo: { owner: 'cleo', availability: daytime },
    eve: { owner: 'eve', availability: daytime },
  },
  eventTypes: {
    intro: { owner: 'cleo', title: 'Intro call', slug: 'intro', lengthInMinutes: 30 },
    quiet: { owner: 'cleo', title: 'Quiet call', slug: 'quiet', hidden: true },
    help: { team: 'support', title: 'Help', slug: 'help', schedulingType: 'roundRobin', hosts: ['cleo', 'dan'] },
    council: {
      team: 'support',
      title: 'Council',
      slug: 'council',
      schedulingType: 'collective',
      hosts: ['ben', 'cleo'],
    },
    pitch: { team: 'sales', title: 'Pitch', slug: 'pitch', schedulingType: 'roundRobin', hosts: ['ben'] },
    ownHello: { owner: 'dan', title: 'My hello', slug: 'hello' },
    onboarding: {
      team: 'support',
      title: 'Onboarding',
      slug: 'onboarding',
      schedulingType: 'managed',
      hosts: ['cleo'],
    },
    watch: { team: 'crew', title: 'Watch', slug: 'watch', schedulingType: 'roundRobin' },
  },
  oauthClients: { deck: { user: 'gus', organization: 'deck' } },
  credentials: {
    owner: { kind: 'apiKey', user: 'ada' },
    ben: { kind: 'apiKey', user: 'ben' },
    cleo: { kind: 'apiKey', user: 'cleo' },
    dan: { kind: 'apiKey', user: 'dan' },
    eve: { kind: 'apiKey', user: 'eve' },
    gus: { kind: 'apiKey', user: 'gus' },
    fay: { kind: 'accessToken', user: 'fay' },
    client: { kind: 'oauthClient', client: 'deck' },
    expired: { kind: 'accessToken', user: 'fay', expired: true },
  },
  ...given,
})
