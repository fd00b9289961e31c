import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { ask } from '../client.js'

const version = '2024-09-04'
const open = () => createMock({ scenario: 'limits', freeze: true })
const slots = (mock: Mock, query: string) => ask(mock, `GET /v2/slots?${query}`, { version })
const january = 'start=2026-01-05&end=2026-01-06'

it.each([
  ['slots.query_unknown', `eventTypeId=10001&${january}&dayCount=3&slug=x`, 'dayCount, slug'],
  [
    'slots.event_type_named_twice',
    `eventTypeId=10001&eventTypeSlug=roomy&username=ada&${january}`,
    'eventTypeSlug, username',
  ],
  ['slots.event_type_named_twice', `usernames=ada&username=ada&${january}`, 'usernames came with username'],
  ['slots.event_type_missing', january, 'eventTypeSlug with username or teamSlug'],
  ['slots.event_type_missing', `eventTypeSlug=roomy&${january}`, 'eventTypeSlug with username or teamSlug'],
  ['slots.range_backwards', 'eventTypeId=10001&start=2026-01-06&end=2026-01-04', 'before start'],
  ['slots.range_too_long', 'eventTypeId=10001&start=2026-01-05&end=2036-01-05', 'at most 366 days'],
  ['slots.range_too_long', 'eventTypeId=10001&start=0001-01-01&end=9999-12-31', 'at most 366 days'],
])('refuses with %s, and says what would do: %s [XT-50]', async (name, query, words) => {
  const reply = await slots(await open(), query)
  expect([reply.status, reply.headers.get('x-mock-refused-by')]).toEqual([400, name])
  expect(reply.body.error.message).toContain(words)
})

it.each([
  ['start missing', 'eventTypeId=10001&end=2026-01-05', 'start'],
  ['end missing', 'eventTypeId=10001&start=2026-01-05', 'end'],
  ['an impossible date', 'eventTypeId=10001&start=2026-02-30&end=2026-03-01', 'start'],
  ['an unknown zone', `eventTypeId=10001&${january}&timeZone=Mars/Base`, 'timeZone'],
  ['a length of nothing', `eventTypeId=10001&${january}&duration=0`, 'duration'],
  ['an unknown format', `eventTypeId=10001&${january}&format=list`, 'format'],
])('refuses %s, and names the parameter [XT-50]', async (_what, query, name) => {
  const reply = await slots(await open(), query)
  expect([reply.status, reply.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(reply.body.error.message).toContain(name)
})

it.each([
  ['booking.event_type_unknown', `eventTypeId=99999&${january}`],
  ['booking.event_type_unknown', `eventTypeSlug=nothing&username=ada&${january}`],
  ['booking.user_unknown', `eventTypeSlug=roomy&username=nobody&${january}`],
  ['booking.user_unknown', `usernames=ada,nobody&${january}`],
  ['booking.team_unknown', `eventTypeSlug=roomy&teamSlug=nobody&${january}`],
  ['booking.unknown', `eventTypeSlug=roomy&username=ada&bookingUidToReschedule=nothing&${january}`],
])('answers 404 for what there is not: %s [XT-09]', async (name, query) => {
  const reply = await slots(await open(), query)
  expect([reply.status, reply.headers.get('x-mock-refused-by')]).toEqual([404, name])
})

it('exists in its own version only [XT-32]', async () => {
  const mock = await open()
  const query = `eventTypeSlug=roomy&username=ada&${january}` as const
  expect((await ask(mock, `GET /v2/slots?${query}`)).status).toBe(404)
  expect((await ask(mock, `GET /v2/slots?${query}`, { version: '2024-08-13' })).status).toBe(404)
  const without = await createMock({ scenario: 'limits', policy: 'choice' })
  expect((await slots(without, query)).status).toBe(404)
})

it('refuses the template of a managed event type [BK-16]', async () => {
  const mock = await createMock({ scenario: 'managed', now: '2026-01-05T09:00:00Z', freeze: true })
  const [, parent] = Object.entries(mock.ids).find(([key]) => key.startsWith('eventType.')) ?? []
  const reply = await slots(mock, `eventTypeId=${parent}&${january}`)
  expect([reply.status, reply.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.managed_parent'])
})

it('offers nothing of a team event type without hosts [BK-17]', async () => {
  const mock = await createMock({
    scenario: {
      format: 1,
      story: 'A team type that nobody hosts.',
      users: { ada: {} },
      teams: { crew: { name: 'Crew', members: { ada: 'OWNER' } } },
      eventTypes: {
        turns: {
          team: 'crew',
          title: 'Turns',
          slug: 'turns',
          lengthInMinutes: 30,
          schedulingType: 'roundRobin',
          hosts: [],
        },
        all: { team: 'crew', title: 'All', slug: 'all', lengthInMinutes: 30, schedulingType: 'collective', hosts: [] },
      },
    },
    now: '2026-01-05T09:00:00Z',
  })
  for (const slug of ['turns', 'all'])
    expect((await slots(mock, `eventTypeSlug=${slug}&teamSlug=crew&${january}`)).body.data).toEqual({})
})

it('answers a year of minutes in bounded time [AV-09]', async () => {
  const mock = await open()
  const eventTypes = {
    minutes: { owner: 'ada', title: 'Minutes', slug: 'minutes', lengthInMinutes: 1, slotInterval: 1 },
  }
  const dense = await createMock({
    scenario: { format: 1, story: 'A slot a minute.', users: { ada: {} }, eventTypes },
    now: '2026-01-05T09:00:00Z',
    freeze: true,
  })
  const begun = performance.now()
  const reply = await slots(dense, 'eventTypeSlug=minutes&username=ada&start=2026-02-01&end=2027-01-31')
  expect([reply.status, Object.keys(reply.body.data).length]).toEqual([200, 365])
  expect(performance.now() - begun).toBeLessThan(10_000)
  await Promise.all([mock.close(), dense.close()])
})
