import { beforeAll, expect, it } from 'vitest'
import type { StoredState } from '../../src/index.js'
import { changedState, exportedHouse, problemsOf, set, type Thing, type Things } from '../builders/a-stored-state.js'

let house: StoredState

beforeAll(async () => {
  house = await exportedHouse()
})

it.each<[string, (things: Things, state: Thing) => unknown, string, string]>([
  [
    'a misspelt section',
    (things) => Object.assign(things, { booking: [] }),
    'things.booking',
    'unknown section "booking"; did you mean "bookings"?',
  ],
  [
    'a misspelt field',
    set('users', { timezone: 'UTC' }),
    'things.users[0].timezone',
    'unknown field "timezone"; did you mean "timeZone"?',
  ],
  ['no counters', (_, state) => delete state['counters'], '', '"counters" is missing'],
  ['another format', (_, state) => Object.assign(state, { format: 2 }), 'format', '2 is not among 1'],
  ['a clock that is nowhere', (_, state) => Object.assign(state, { now: 'soon' }), 'now', '"soon" is no time at which'],
  ['a clock beyond all', (_, state) => Object.assign(state, { now: '9999-12-31' }), 'now', 'in the years up to 9998'],
  [
    'a time that is no number',
    set('bookings', { start: '2026-01-05' }),
    'things.bookings[0].start',
    'must be of type integer',
  ],
  [
    'a time beyond the calendar',
    set('bookings', { end: 1e15 }),
    'things.bookings[0].end',
    'must be <= 253402300799999',
  ],
  [
    'a booking that ends before it starts',
    set('bookings', { end: 0 }),
    'things.bookings[0]',
    'must end after its start',
  ],
  [
    'an organizer who does not host',
    set('bookings', { hostIds: [] }),
    'things.bookings[0]',
    'must have its organizer first',
  ],
  ['a meeting with nobody', set('bookings', { attendees: [] }), 'things.bookings[0]', 'takes place without attendees'],
  [
    'an event type of nobody',
    set('eventTypes', { teamId: null }),
    'things.eventTypes[0]',
    'needs an ownerId or a teamId',
  ],
  [
    'a length that nobody could set',
    set('eventTypes', { lengthInMinutes: 0 }),
    'things.eventTypes[0].lengthInMinutes',
    'must be at least 1, is 0',
  ],
  [
    'a location of no kind',
    set('eventTypes', { locations: [{ type: 'moon' }] }, 1),
    'things.eventTypes[1].locations[0].type',
    '"moon" is none of the kinds there are',
  ],
  [
    'a member who is not there',
    set('memberships', { userId: 1999 }),
    'things.memberships[0].userId',
    'there is no 1999 among the users',
  ],
  [
    'a recording of no booking',
    set('recordings', { bookingId: 1 }),
    'things.recordings[0].bookingId',
    'there is no 1 among the bookings',
  ],
  [
    'an e-mail address that two have',
    set('users', { email: 'ADA@example.com' }, 1),
    'things.users[1].email',
    'is the same as that of users[0]',
  ],
  [
    'a thing that stands there twice',
    ({ roles = [] }) => roles.push(...roles.slice(0, 1)),
    '',
    'is the same as that of',
  ],
  [
    'a counter that was set back',
    (_, state) => Object.assign(state, { counters: { ...house.counters, booking: 3 } }),
    'counters.booking',
    'is 3, but there is the id 100008; it must be at least 8',
  ],
  [
    'a counter of attendees that was set back',
    (_, state) => Object.assign(state, { counters: { ...house.counters, attendee: 0 } }),
    'counters.attendee',
    'is 0, but there is the id',
  ],
  [
    'a counter of names that was set back',
    (_, state) => Object.assign(state, { counters: { ...house.counters, bookingUid: 2 } }),
    'counters.bookingUid',
    'is 2, but the name that comes next is taken',
  ],
  [
    'a scenario that it extends',
    (_, state) => Object.assign(state, { extends: 'personal' }),
    'extends',
    'an exported state is a whole world and extends nothing',
  ],
  [
    'a name that reaches for prototypes',
    set('users', { metadata: JSON.parse('{"__proto__":{"a":1}}') }),
    'things.users[0].metadata',
    'has the name __proto__',
  ],
])('refuses a state with %s', async (_what, change, path, message) => {
  const problems = await problemsOf(changedState(house, change))
  expect(problems.map((it) => it.message).join('\n')).toContain(message)
  if (path !== '') expect(problems.map((it) => it.path)).toContain(path)
})

it('refuses what JSON cannot hold, and what is nested too deeply', async () => {
  const round: Record<string, unknown> = {}
  round['round'] = round
  const deep = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`)
  const withMetadata = (metadata: unknown) => changedState(house, set('users', { metadata }))
  expect((await problemsOf(withMetadata(round)))[0]?.message).toContain('circular')
  expect((await problemsOf(withMetadata(deep)))[0]?.message).toContain('nested deeper than 100 levels')
})
