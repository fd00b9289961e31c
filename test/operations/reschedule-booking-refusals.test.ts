import { expect, it } from 'vitest'
import { bookAt, change, changingNow, openChangingDesk, read, seatFor } from '../builders/a-changing-desk.js'
import { ask } from '../client.js'

const start = '2026-01-07T10:00:00Z'

it.each([
  ['the host is busy', { start: '2026-01-06T11:00:00Z' }, 'booking.host_busy', '2026-01-06T11:00:00.000Z'],
  ['the new start is past', { start: '2026-01-05T08:59:59.999Z' }, 'booking.in_the_past', '2026-01-05T08:59:59.999Z'],
  ['the calendar ends', { start: '9999-12-31T23:45:00Z' }, 'booking.beyond_calendar', '9999-12-31'],
])('refuses to move where %s, and leaves no trace [XT-45]', async (_why, body, refusedBy, words) => {
  const mock = await openChangingDesk()
  const before = await read(mock, 'first')
  const answer = await change(mock, 'reschedule', { uid: 'first', body })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, refusedBy])
  expect(answer.body.error.message).toContain(words)
  expect(await read(mock, 'first')).toEqual(before)
})

it.each([
  ['missing', {}, 'booking.verification_code_missing'],
  ['wrong', { emailVerificationCode: '000000' }, 'booking.verification_code_wrong'],
])('refuses a code that is %s where the event type asks for one [XT-45] [BK-24]', async (_what, code, refusedBy) => {
  const answer = await change(await openChangingDesk(), 'reschedule', { uid: 'verified', body: { start, ...code } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, refusedBy])
})

it('refuses a cancelled booking and names its successor [XT-46]', async () => {
  const mock = await openChangingDesk()
  const { body } = await change(mock, 'reschedule', { uid: 'first', body: { start } })
  const answer = await change(mock, 'reschedule', { uid: 'first', body: { start: '2026-01-08T10:00:00Z' } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.is_cancelled'])
  expect(answer.body.error.message).toContain(body.data.uid)
})

it('refuses a cancelled booking without a successor [XT-46]', async () => {
  const mock = await openChangingDesk()
  await change(mock, 'cancel', { uid: 'first' })
  const answer = await change(mock, 'reschedule', { uid: 'first', body: { start } })
  expect(answer.headers.get('x-mock-refused-by')).toBe('booking.is_cancelled')
  expect(answer.body.error.message).toContain('make a new booking')
})

it('refuses a rejected booking even there [BK-47]', async () => {
  const answer = await change(await openChangingDesk(), 'reschedule', { uid: 'rejected', body: { start } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.already_rejected'])
})

it('refuses a booking from its very end on, not before, unless the event type allows it [XT-46]', async () => {
  const mock = await openChangingDesk()
  const past = await change(mock, 'reschedule', { uid: 'past', body: { start } })
  expect([past.status, past.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.is_past'])
  expect(past.body.error.message).toContain(changingNow)
  expect((await change(mock, 'reschedule', { uid: 'running', body: { start } })).status).toBe(201)
  const allowed = await change(mock, 'reschedule', { uid: 'past-again', body: { start: '2026-01-08T10:00:00Z' } })
  expect(allowed.status).toBe(201)
})

it('refuses where rescheduling is disabled [XT-46]', async () => {
  const answer = await change(await openChangingDesk(), 'reschedule', { uid: 'fixed', as: 'owner', body: { start } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.rescheduling_disabled'])
})

it('moves a booking exactly minutesBefore its start, and not one millisecond later [XT-46] [EV-09]', async () => {
  const mock = await openChangingDesk({ now: '2026-01-05T09:00:00.001Z' })
  const refused = await change(mock, 'reschedule', { uid: 'late', body: { start } })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.rescheduling_disabled'])
  expect(refused.body.error.message).toContain('60 minutes')
  expect(refused.body.error.message).toContain(changingNow)
  expect((await change(await openChangingDesk(), 'reschedule', { uid: 'late', body: { start } })).status).toBe(201)
})

it('refuses a booking whose event type was deleted [XT-52]', async () => {
  const mock = await openChangingDesk()
  const deleted = await ask(mock, `DELETE /v2/event-types/${mock.ids['eventType.intro']}`, {
    as: 'owner',
    version: '2024-06-14',
  })
  expect(deleted.status).toBe(200)
  const answer = await change(mock, 'reschedule', { uid: 'first', body: { start } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.event_type_deleted'])
  expect((await change(mock, 'cancel', { uid: 'first' })).status).toBe(200)
})

it('refuses where nobody hosts the event type any more [BK-17]', async () => {
  const mock = await openChangingDesk()
  const { uid } = await bookAt(mock, 'turns')
  const [organization, team, eventType] = ['organization.harbour', 'team.crew', 'eventType.turns'].map(
    (it) => mock.ids[it],
  )
  await ask(mock, `PATCH /v2/organizations/${organization}/teams/${team}/event-types/${eventType}`, {
    as: 'teamAdmin',
    body: { schedulingType: 'collective' },
  })
  const answer = await change(mock, 'reschedule', { uid, body: { start } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([422, 'booking.without_hosts'])
})

it.each([
  ['bookingLimitsCount', 'once', 'booking.limit_reached'],
  ['bookingLimitsDuration', 'brief', 'booking.duration_limit_reached'],
])('does not count towards %s, nor to the booker, when it moves; others do [AV-13]', async (_limit, key, refusedBy) => {
  const mock = await openChangingDesk()
  const { uid } = await bookAt(mock, key)
  const sameDay = await change(mock, 'reschedule', { uid, body: { start: '2026-01-12T12:00:00Z' } })
  expect(sameDay.status).toBe(201)
  await bookAt(mock, key, { ...seatFor('kim'), start: '2026-01-13T10:00:00Z' })
  const body = { start: '2026-01-13T12:00:00Z' }
  const refused = await change(mock, 'reschedule', { uid: sameDay.body.data.uid, body })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, refusedBy])
})

it('knows no series: one time is no time for all of it [XT-02]', async () => {
  const mock = await openChangingDesk()
  const [{ recurringBookingUid: uid }] = await bookAt(mock, 'weekly')
  const answer = await change(mock, 'reschedule', { uid, body: { start } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.unknown'])
  expect(answer.body.error.message).toContain('series')
})

it.each([{}, { version: '2024-04-15' }])('is not there in the version %j [XT-32]', async (version) => {
  const answer = await ask(await openChangingDesk(), 'POST /v2/bookings/first/reschedule', {
    ...version,
    body: { start },
  })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'route.absent_in_version'])
})

it.each([undefined, {}])('asks for the start of %j [XT-02]', async (body) => {
  const answer = await change(await openChangingDesk(), 'reschedule', { uid: 'first', body })
  expect([answer.status, answer.body.error.message]).toEqual([400, 'start is required'])
})

it('drops unknown properties and warns; refuses them where the alternative is on [AL-14] [ER-07]', async () => {
  const body = { start, end: start }
  const answer = await change(await openChangingDesk(), 'reschedule', { uid: 'first', body })
  expect([answer.status, answer.headers.get('x-mock-warning')]).toEqual([201, expect.stringContaining('AL-14')])
  const mock = await openChangingDesk({ alternatives: ['AL-14'] })
  const refused = await change(mock, 'reschedule', { uid: 'first', body })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.unknown_property'])
})

it('knows no booking that is not there', async () => {
  const answer = await change(await openChangingDesk(), 'reschedule', { uid: 'nowhere', body: { start } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.unknown'])
})
