import type { Scenario } from '../../scenario/scenario.js'

/** A service with one of everything that can be asked about: what the mock answers from when it is compared with a live service. */
export const referenceScenario: Scenario = {
  format: 1,
  story: 'One of everything, seen by its owner.',
  organizations: { harbour: { name: 'Harbour', members: { ada: 'OWNER', ben: 'MEMBER' } } },
  teams: {
    crew: { name: 'Crew', members: { ada: 'OWNER', ben: 'MEMBER' } },
    support: { name: 'Support', organization: 'harbour', members: { ada: 'OWNER', ben: 'MEMBER' } },
  },
  users: { ada: { name: 'Ada Archer' }, ben: { name: 'Ben Brook' }, dan: { name: 'Dan Dale' } },
  roles: {
    reader: { organization: 'harbour', name: 'Reader', permissions: ['booking.read'] },
    editor: { team: 'support', name: 'Editor', permissions: ['eventType.read'] },
  },
  schedules: { office: { owner: 'ada', name: 'Office', timeZone: 'Europe/London', isDefault: true } },
  oauthClients: {
    platform: { id: 'cnreferenceplatform0000001', name: 'Platform', user: 'ada', organization: 'harbour' },
  },
  eventTypes: {
    intro: { owner: 'ada', title: 'Intro', slug: 'intro', lengthInMinutes: 30 },
    class: { owner: 'ada', title: 'Class', slug: 'class', lengthInMinutes: 30, seats: { seatsPerTimeSlot: 5 } },
    desk: {
      ...{ team: 'crew', title: 'Desk', slug: 'desk', lengthInMinutes: 30 },
      ...{ schedulingType: 'roundRobin', hosts: ['ada', 'ben'] },
    },
    help: {
      ...{ team: 'support', title: 'Help', slug: 'help', lengthInMinutes: 30 },
      ...{ schedulingType: 'collective', hosts: ['ada'] },
    },
  },
  bookings: {
    first: { eventType: 'intro', start: '+2d 10:00 UTC', attendee: { name: 'Dan Dale', email: 'dan@example.com' } },
    second: { eventType: 'intro', start: '+3d 10:00 UTC', attendee: { name: 'Dan Dale', email: 'dan@example.com' } },
    past: { eventType: 'intro', start: '-3d 10:00 UTC', attendee: { name: 'Dan Dale', email: 'dan@example.com' } },
    seat: { eventType: 'class', start: '+4d 10:00 UTC', attendee: { name: 'Dan Dale', email: 'dan@example.com' } },
    desk: {
      eventType: 'desk',
      host: 'ada',
      start: '+5d 10:00 UTC',
      attendee: { name: 'Dan Dale', email: 'dan@example.com' },
    },
    help: { eventType: 'help', start: '+6d 10:00 UTC', attendee: { name: 'Dan Dale', email: 'dan@example.com' } },
  },
  webhooks: {
    organization: { organization: 'harbour', ...aHook('organization') },
    intro: { eventType: 'intro', ...aHook('intro') },
    desk: { eventType: 'desk', ...aHook('desk') },
    own: { user: 'ada', ...aHook('own') },
    platform: { oauthClient: 'platform', ...aHook('platform') },
  },
  credentials: { owner: { kind: 'apiKey', user: 'ada' }, platform: { kind: 'oauthClient', client: 'platform' } },
}

function aHook(name: string) {
  return { subscriberUrl: `http://127.0.0.1:9/${name}`, triggers: ['BOOKING_CREATED'] }
}
