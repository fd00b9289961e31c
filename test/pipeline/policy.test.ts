import { expect, it } from 'vitest'
import { isGuess } from '../../src/contract/ledger.js'
import { createWords } from '../../src/contract/words.js'
import type { LedgerId } from '../../src/generated/ledger.js'
import { createMock, type Mock, type MockOptions } from '../../src/index.js'
import { RequestNotes } from '../../src/pipeline/notes.js'
import { createPolicy } from '../../src/pipeline/policy.js'
import { noteHeaders } from '../../src/pipeline/reply-headers.js'
import { type Ask, ask, bookingsVersion, eventTypesVersion, restsOn } from '../client.js'
import { now, openPersonal, stateOf } from './open-personal.js'

const open = (options: MockOptions = {}) => createMock({ now, freeze: true, policy: 'specification', ...options })

const attendee = { name: 'Cleo Carver', email: 'cleo@example.com', timeZone: 'Europe/London' }
const booking = ({ ids }: Mock) => ({ start: '2026-01-12T10:00:00Z', eventTypeId: ids['eventType.intro'], attendee })

it.each<[string, (mock: Mock) => [`${string} /${string}`, Ask]]>([
  ['books', (mock) => ['POST /v2/bookings', { version: bookingsVersion, body: booking(mock) }]],
  [
    'books as somebody',
    (mock) => ['POST /v2/bookings', { as: 'owner', version: bookingsVersion, body: booking(mock) }],
  ],
  [
    'gets a booking',
    ({ ids }) => [`GET /v2/bookings/${ids['booking.first']}`, { as: 'owner', version: bookingsVersion }],
  ],
  [
    'gets a booking for nobody in particular',
    ({ ids }) => [`GET /v2/bookings/${ids['booking.workshop']}`, { version: bookingsVersion }],
  ],
  ['lists bookings', () => ['GET /v2/bookings', { as: 'owner', version: bookingsVersion }]],
  [
    'lists a page of bookings',
    () => ['GET /v2/bookings?take=2&skip=1&sortStart=desc', { as: 'owner', version: bookingsVersion }],
  ],
  [
    'moves a booking elsewhere',
    ({ ids }) => [
      `PATCH /v2/bookings/${ids['booking.first']}/location`,
      { as: 'owner', version: bookingsVersion, body: { location: { type: 'address', address: '1 Quay Street' } } },
    ],
  ],
  [
    'lists event types of a user',
    () => ['GET /v2/event-types?username=ada', { as: 'owner', version: eventTypesVersion }],
  ],
  [
    'gets an event type',
    ({ ids }) => [`GET /v2/event-types/${ids['eventType.intro']}`, { as: 'owner', version: eventTypesVersion }],
  ],
  [
    'changes the own profile',
    () => ['PATCH /v2/me', { as: 'owner', body: { bio: 'Talks.', timeZone: 'Europe/Berlin' } }],
  ],
])('under the policy "specification", the scenario personal %s [PR-01]', async (_what, request) => {
  const mock = await open()
  const answer = await ask(mock, ...request(mock))
  expect([
    answer.status,
    answer.headers.get('x-mock-refused-by'),
    restsOn(answer).filter((id) => isGuess(id as LedgerId)),
  ]).toEqual([expect.toSatisfy((it) => it === 200 || it === 201), null, []])
})

it.each(['personal', 'payments-v1'])(
  'under the policy "specification", v1 answers on the scenario %s [V1-04] [V1-07] [V1-08]',
  async (scenario) => {
    const mock = await open({ scenario })
    const key = `apiKey=${mock.keys['owner']}`
    const id = mock.snapshot().collections.length > 0 ? 100001 : 0
    const answers = [
      await ask(mock, `GET /v1/bookings/${id}?${key}`),
      await ask(mock, `PATCH /v1/attendees/200001?${key}`, { body: { name: 'Ben Bach' } }),
      await ask(mock, `GET /v1/payments?${key}`),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [200, undefined],
      [200, undefined],
      [200, undefined],
    ])
  },
)

it('under the policy "specification", answers 501 without effect where a choice would turn the reply, and names the entries [PR-01]', async () => {
  const opened = await openPersonal({ policy: 'specification' })
  const { mock } = opened
  const before = stateOf(opened)
  const path = `POST /v2/bookings/${mock.ids['booking.past']}/mark-absent` as const
  const answer = await ask(mock, path, { as: 'owner', version: '2024-04-15', body: { host: true } })
  expect([answer.status, answer.headers.get('x-mock-refused-by'), answer.body.error.code]).toEqual([
    501,
    'policy.not_specified',
    'NotSpecified',
  ])
  expect(answer.body.error.message).toMatch(/specification does not say.*VR-17 \(/)
  expect(answer.body.error.details).toMatchObject({ statusCode: 501, error: 'Not Implemented' })
  expect(stateOf(opened)).toBe(before)
})

it('under the policy "specification", answers 501 in place of a refusal that is a choice, and keeps refusals of form', async () => {
  const mock = await open()
  const past = await ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    body: { ...booking(mock), start: '2026-01-01T10:00:00Z' },
  })
  expect([past.status, restsOn(past).includes('BK-26')]).toEqual([isGuess('BK-26') ? 501 : 400, true])
  const form = [
    await ask(mock, 'GET /v2/nowhere'),
    await ask(mock, 'GET /v2/bookings'),
    await ask(mock, 'POST /v2/bookings', { version: bookingsVersion, body: {} }),
  ]
  expect(form.map(({ status }) => status)).toEqual([404, 401, 400])
})

it.each(['choice', 'beyond'] as const)('under the policy "%s", answers what a choice turns', async (policy) => {
  const mock = await open({ policy })
  const path = `POST /v2/bookings/${mock.ids['booking.past']}/mark-absent` as const
  const answer = await ask(mock, path, { as: 'owner', version: '2024-04-15', body: { host: true } })
  expect([answer.status, restsOn(answer).includes('VR-17')]).toEqual([200, true])
})

it('cites decisions alone, each once, most specific first', () => {
  const notes = new RequestNotes(createPolicy())
  notes.restsOn('BK-53', 'ER-15', 'BK-10')
  notes.restsOn('BK-53', 'AU-03')
  expect(notes.rests.filter((id) => id === 'ER-15')).toEqual([])
  expect(notes.rests[0]).toBe('BK-53')
  expect(new Set(notes.rests).size).toBe(notes.rests.length)
})

it.each([
  [8, /^[A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+){7}$/],
  [9, /^[A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+){7}, \+1$/],
  [12, /^[A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+){7}, \+4$/],
])('lists %i entries as at most eight, then how many more', (count, pattern) => {
  const notes = new RequestNotes(createPolicy())
  const decisions: readonly LedgerId[] = [
    'BK-22',
    'BK-23',
    'BK-26',
    'BK-53',
    'AU-01',
    'AU-02',
    'AU-03',
    'AU-07',
    'AU-08',
    'AU-11',
    'AU-12',
    'ER-07',
  ]
  notes.restsOn(...decisions.slice(0, count))
  expect(notes.rests).toHaveLength(count)
  expect(noteHeaders(notes, createWords('svc'))['x-mock-rests-on']).toMatch(pattern)
})

it('leaves the notes out where there are none', () => {
  expect(noteHeaders(new RequestNotes(createPolicy()), createWords('svc'))).toEqual({})
})

it.each([
  [{ policy: 'everything' }, '"everything" cannot be the policy'],
  [{ profile: 'public' }, '"public" cannot be the profile'],
  [{ alternatives: ['AL-99'] }, 'There is no alternative "AL-99"'],
  [{ alternatives: ['BK-53'] }, 'There is no alternative "BK-53"'],
])('refuses the options %o and says which there are', async (options, told) => {
  await expect(createMock(options as never)).rejects.toThrow(told)
})

it('serves only what the specification shows on request, and under a policy that reaches no further', async () => {
  for (const options of [{ specOnly: true }, { policy: 'choice' }, { policy: 'specification' }] as const) {
    const mock = await open({ policy: 'beyond', ...options })
    expect((await ask(mock, 'GET /v2/bookings', { as: 'owner' })).status).toBe(200)
  }
})
