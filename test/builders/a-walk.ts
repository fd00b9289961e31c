import type { Mock, StoredState } from '../../src/index.js'
import { type Answered, ask, bookingsVersion, eventTypesVersion } from '../client.js'

/** Somebody who does one thing with a mock; the dice say with which of its things. */
export type Step = (mock: Mock, dice: number) => Promise<Answered>

type Things = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

const thingsOf = (mock: Mock): Things => mock.state.export().things as unknown as Things

const pick = (things: Things, section: string, dice: number) => {
  const all = things[section] ?? []
  return all[dice % Math.max(all.length, 1)] ?? {}
}

const uidIn = (mock: Mock, dice: number): unknown => pick(thingsOf(mock), 'bookings', dice)['uid']

const typeIn = (mock: Mock, dice: number): unknown => pick(thingsOf(mock), 'eventTypes', dice)['id']

/** A moment of the two weeks after the story begins, on the half hour. */
const momentOf = (dice: number): string => new Date(Date.UTC(2026, 0, 5, 9) + (dice % 600) * 30 * 60_000).toISOString()

const attendee = { name: 'Ivy Irwin', email: 'ivy@example.com', timeZone: 'Asia/Kathmandu' }

const onBooking =
  (what: string, body: unknown): Step =>
  (mock, dice) =>
    ask(mock, `POST /v2/bookings/${uidIn(mock, dice)}/${what}`, { as: 'systemAdmin', version: bookingsVersion, body })

const inHarbour = (mock: Mock, method: string, path: string, body?: unknown): Promise<Answered> =>
  ask(mock, `${method} /v2/organizations/${mock.ids['organization.harbour']}/${path}`, { as: 'systemAdmin', body })

/** What people do: each changes something, where it is not refused. */
export const deeds: readonly Step[] = [
  (mock, dice) =>
    ask(mock, 'POST /v2/bookings', {
      version: bookingsVersion,
      body: { start: momentOf(dice), eventTypeId: typeIn(mock, dice), attendee },
    }),
  onBooking('cancel', { cancellationReason: 'Ill', cancelSubsequentBookings: false }),
  onBooking('confirm', {}),
  onBooking('decline', { reason: 'Not now' }),
  onBooking('mark-absent', { host: true, attendees: [{ email: attendee.email, absent: true }] }),
  onBooking('guests', { guests: [{ email: 'jo@example.com' }] }),
  (mock, dice) => onBooking('reschedule', { start: momentOf(dice * 7) })(mock, dice),
  (mock, dice) =>
    ask(mock, 'PATCH /v2/me', { as: 'owner', body: { bio: `Number ${dice}`, weekStart: 'Monday', locale: 'de' } }),
  (mock, dice) =>
    ask(mock, 'POST /v2/event-types', {
      as: 'owner',
      version: eventTypesVersion,
      body: {
        title: `Type ${dice}`,
        slug: `type-${dice}`,
        lengthInMinutes: 15,
        successRedirectUrl: 'https://example.com',
      },
    }),
  (mock, dice) =>
    ask(mock, `DELETE /v2/event-types/${typeIn(mock, dice)}`, { as: 'owner', version: eventTypesVersion }),
  (mock, dice) =>
    ask(mock, 'POST /v2/slots/reservations', {
      as: 'owner',
      version: '2024-09-04',
      body: { eventTypeId: typeIn(mock, dice), slotStart: momentOf(dice) },
    }),
  (mock, dice) =>
    ask(mock, 'POST /v2/schedules', {
      as: 'owner',
      version: '2024-06-11',
      body: { name: `Hours ${dice}`, timeZone: 'Europe/Berlin', isDefault: dice % 2 === 0 },
    }),
  (mock, dice) =>
    ask(mock, 'POST /v2/webhooks', {
      as: 'owner',
      body: { subscriberUrl: `http://127.0.0.1:4011/${dice}`, active: true, triggers: ['BOOKING_CREATED'] },
    }),
  (mock, dice) =>
    ask(mock, `POST /v2/organizations/${mock.ids['organization.harbour']}/users`, {
      as: 'owner',
      body: { email: `new-${dice}@example.com`, username: `new-${dice}` },
    }),
  (mock, dice) => inHarbour(mock, 'POST', 'teams', { name: `Team ${dice}` }),
  (mock, dice) => inHarbour(mock, 'DELETE', `teams/${pick(thingsOf(mock), 'teams', dice)['id']}`),
  (mock, dice) =>
    inHarbour(mock, 'POST', 'memberships', { userId: pick(thingsOf(mock), 'users', dice)['id'], role: 'ADMIN' }),
  (mock, dice) => inHarbour(mock, 'DELETE', `memberships/${pick(thingsOf(mock), 'memberships', dice)['id']}`),
  (mock, dice) => inHarbour(mock, 'DELETE', `users/${pick(thingsOf(mock), 'users', dice)['id']}`),
  (mock, dice) => inHarbour(mock, 'POST', 'roles', { name: `Role ${dice}`, permissions: ['booking.read'] }),
  (mock, dice) => inHarbour(mock, 'DELETE', `roles/${pick(thingsOf(mock), 'roles', dice)['id']}`),
  (mock, dice) =>
    ask(mock, `POST /v2/oauth-clients/${mock.ids['oauthClient.client']}/users`, {
      as: 'client',
      body: { email: `managed-${dice}@example.com`, name: `Managed ${dice}` },
    }),
  async (mock, dice) => {
    mock.clock.advance({ hours: dice % 30 })
    return ask(mock, 'GET /v2/me', { as: 'owner' })
  },
]

/** What people look at: some thirty replies that show most of what is stored. */
export const looks = async (mock: Mock): Promise<readonly Answered[]> => {
  const replies: Answered[] = []
  for (const request of requestsTo(mock)) replies.push(await request())
  return replies
}

const requestsTo = (mock: Mock): readonly (() => Promise<Answered>)[] => {
  const things = thingsOf(mock)
  const [first, last] = [pick(things, 'bookings', 0), things['bookings']?.at(-1) ?? {}]
  const type = pick(things, 'eventTypes', 0)['id']
  const organization = pick(things, 'organizations', 0)['id']
  const team = pick(things, 'teams', 0)['id']
  const asks: readonly (readonly [`${string} /${string}`, string?])[] = [
    ['GET /v2/me'],
    ['GET /v2/bookings?take=250', bookingsVersion],
    ['GET /v2/bookings?take=250', '2024-04-15'],
    [`GET /v2/bookings/${first['uid']}`, bookingsVersion],
    [`GET /v2/bookings/${last['uid']}`, bookingsVersion],
    [`GET /v2/bookings/${first['uid']}/attendees`, bookingsVersion],
    [`GET /v2/bookings/${first['uid']}/references`, bookingsVersion],
    [`GET /v2/bookings/${first['uid']}/conferencing-sessions`, bookingsVersion],
    [`GET /v2/bookings/${first['uid']}/recordings`, bookingsVersion],
    [`GET /v1/bookings/${first['id']}?apiKey=${keyOf(mock, 'systemAdmin')}`],
    ['GET /v2/event-types?username=ada', eventTypesVersion],
    ['GET /v2/event-types', '2024-04-15'],
    [`GET /v2/event-types/${type}`, eventTypesVersion],
    [`GET /v2/teams/${team}/event-types`],
    [`GET /v2/organizations/${organization}/bookings`],
    [`GET /v2/slots?eventTypeId=${type}&start=2026-01-06&end=2026-01-16`, '2024-09-04'],
    ['GET /v2/schedules', '2024-06-11'],
    ['GET /v2/webhooks'],
    [`GET /v2/organizations/${organization}/webhooks`],
    [`GET /v2/organizations/${organization}/users`],
    [`GET /v2/organizations/${organization}/memberships`],
    [`GET /v2/organizations/${organization}/roles`],
    [`GET /v2/organizations/${organization}/teams`],
    [`GET /v1/payments?apiKey=${keyOf(mock, 'systemAdmin')}`],
  ]
  return [
    ...asks.map(
      ([request, version]) =>
        () =>
          ask(mock, request, { headers: withKey(mock, 'systemAdmin', version) }),
    ),
    () => ask(mock, 'GET /v2/bookings', { headers: withKey(mock, 'owner', bookingsVersion) }),
    () =>
      ask(mock, 'POST /v2/bookings', {
        version: bookingsVersion,
        body: { start: '2026-01-07T10:00:00Z', eventTypeId: type, attendee },
      }),
    ...[
      ['reschedule', { start: '2026-01-08T10:00:00Z' }],
      ['cancel', { cancellationReason: 'Ill' }],
    ].map(
      ([what, body]) =>
        () =>
          ask(mock, `POST /v2/bookings/${last['uid']}/${what}`, {
            headers: { ...withKey(mock, 'systemAdmin', bookingsVersion), 'content-type': 'application/json' },
            body,
          }),
    ),
  ]
}

/** The credential as it is called now, whatever became of it; nobody's where it is gone. */
const keyOf = (mock: Mock, name: string): string => (Object.hasOwn(mock.keys, name) ? String(mock.keys[name]) : 'gone')

const withKey = (mock: Mock, name: string, version?: string) => ({
  authorization: `Bearer ${keyOf(mock, name)}`,
  ...(version && { 'svc-api-version': version }),
})

/** A reply as far as two worlds that are the same agree on it: how often each has refused is not among it. */
export const told = ({ status, body }: Answered): unknown => ({ status, body: { ...body, requestId: undefined } })

/** A state without the hands of its clock, which run on while it is looked at. */
export const still = ({ now: _now, ...state }: StoredState): Omit<StoredState, 'now'> => state
