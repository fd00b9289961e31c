import { createMock, type Mock, type Scenario } from '../../src/index.js'
import type { Exchange } from '../../src/pipeline/engine.js'
import { ask } from '../client.js'
import { now } from '../pipeline/open-personal.js'

/** A scenario in which every name of the product occurs. */
export const scenario: Scenario = {
  format: 1,
  story: 'A product that has a name of its own.',
  organizations: { harbour: { name: 'Harbour', members: { ada: 'OWNER' } } },
  teams: { crew: { name: 'Crew', organization: 'harbour', members: { ada: 'OWNER', ben: 'MEMBER' } } },
  users: { ada: { name: 'Ada Archer', apps: ['zoom'] }, ben: { name: 'Ben Brook' } },
  eventTypes: {
    intro: { owner: 'ada', title: 'Intro call', lengthInMinutes: 30 },
    call: {
      team: 'crew',
      title: 'Crew call',
      lengthInMinutes: 30,
      schedulingType: 'collective',
      hosts: ['ada', 'ben'],
    },
  },
  bookings: {
    first: {
      eventType: 'intro',
      start: '+2d 10:00 Europe/London',
      attendee: { name: 'Ben Brook', email: 'ben@example.com' },
    },
    past: {
      eventType: 'intro',
      start: '-2d 10:00 Europe/London',
      attendee: { name: 'Ben Brook', email: 'ben@example.com' },
    },
  },
  recordings: { past: { booking: 'past' } },
  webhooks: {
    all: { eventType: 'call', subscriberUrl: 'https://example.com/hook', triggers: ['AFTER_HOSTS_SVC_VIDEO_NO_SHOW'] },
  },
  oauthClients: { platform: { user: 'ada' } },
  credentials: {
    owner: { kind: 'apiKey', user: 'ada' },
    platform: { kind: 'oauthClient', client: 'platform' },
    expired: { kind: 'apiKey', user: 'ada', expired: true },
  },
}

/** A mock of that scenario in a product's word, and a way to ask it as its owner. */
export const open = async (product = 'acme') => {
  const exchanges: Exchange[] = []
  const mock = await createMock({
    scenario,
    product,
    now,
    freeze: true,
    onRequest: (exchange) => exchanges.push(exchange),
  })
  const version = (value: string) => ({ [`${product}-api-version`]: value })
  const send = (
    request: `${string} /${string}`,
    { body, ...headers }: { body?: unknown; [name: string]: unknown } = {},
  ) =>
    ask(mock, request, {
      ...(!('authorization' in headers) && { as: 'owner' }),
      headers: headers as Record<string, string>,
      ...(body !== undefined && { body }),
    })
  return { mock, send, exchanges, current: version('2024-08-13'), types: version('2024-06-14'), version }
}

/** A booker who gave a phone number only. */
export const attendee = { name: 'Cleo Carver', phoneNumber: '+442071838750', timeZone: 'Europe/London' }
/** A booking of the personal event type. */
export const booking = (mock: Mock, more: object = {}) => ({
  start: '2026-01-12T10:00:00Z',
  eventTypeId: mock.ids['eventType.intro'],
  attendee,
  ...more,
})
/** An event type of the team. */
export const teamType = (more: object = {}) => ({
  title: 'New',
  slug: 'new',
  lengthInMinutes: 30,
  schedulingType: 'collective',
  ...more,
})
