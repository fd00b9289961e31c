import { expect, it } from 'vitest'
import { bookAt, change, changingNow, openChangingDesk, read } from '../builders/a-changing-desk.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

const cancellationReason = 'Travelling that week'
const _statuses = (bookings: readonly { status: string }[]) => bookings.map(({ status }) => status)

it('cancels a booking, and it stays so [XT-01] [XT-30] [XT-43]', async () => {
  const mock = await openChangingDesk()
  const answer = await change(mock, 'cancel', { uid: 'first', as: 'owner', body: { cancellationReason } })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    status: 'success',
    data: {
      uid: 'first',
      status: 'cancelled',
      cancellationReason,
      cancelledByEmail: 'ada@example.com',
      updatedAt: changingNow,
      attendees: [{ email: 'dan@example.com' }, { email: 'fay@example.com' }],
    },
  })
  expect(restsOn(answer)).toEqual([])
  expect(await read(mock, 'first')).toEqual(answer.body.data)
})

it('gives the slot back: cancel, then book again', async () => {
  const mock = await openChangingDesk()
  const start = '2026-01-06T10:00:00Z'
  await expect(bookAt(mock, 'intro', { start })).rejects.toThrow('busy')
  await change(mock, 'cancel', { uid: 'first' })
  expect(await bookAt(mock, 'intro', { start })).toMatchObject({
    status: 'accepted',
    start: '2026-01-06T10:00:00.000Z',
  })
})

it('cancels without credentials, reason and body, by nobody in particular [XT-34] [XT-43]', async () => {
  const answer = await change(await openChangingDesk(), 'cancel', { uid: 'first' })
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({ status: 'cancelled', cancellationReason: '', cancelledByEmail: '' })
  expect(restsOn(answer)).toEqual(['XT-43'])
})

it.each(['booker', 'ben', 'orgAdmin', 'platform'])('lets %s cancel [XT-34]', async (as) => {
  expect((await change(await openChangingDesk(), 'cancel', { uid: 'first', as })).status).toBe(200)
})

it.each(['asked', 'instant', 'past'])('cancels a booking that is %s [BK-47]', async (uid) => {
  expect((await change(await openChangingDesk(), 'cancel', { uid })).body.data.status).toBe('cancelled')
})

it('lets the organizer cancel without a reason and warns; refuses it where the alternative is on [AL-44] [XT-40]', async () => {
  const answer = await change(await openChangingDesk(), 'cancel', { uid: 'first', as: 'owner' })
  expect([answer.status, answer.headers.get('x-mock-warning')]).toEqual([200, expect.stringContaining('AL-44')])
  expect(restsOn(answer)).toEqual(['XT-40'])

  const mock = await openChangingDesk({ alternatives: ['AL-44'] })
  const refused = await change(mock, 'cancel', { uid: 'first', as: 'owner', body: { cancellationReason: '' } })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([
    400,
    'booking.cancellation_reason_missing',
  ])
  expect(refused.body.error.message).toContain('cancellationReason')
  expect((await read(mock, 'first')).status).toBe('accepted')
})

it.each([
  ['first', 'booker'],
  ['first', 'platform'],
  ['first', undefined],
  ['chat', 'managed'],
])('asks no reason for %s of %s even where the alternative is on [AL-44]', async (uid, as) => {
  const mock = await openChangingDesk({ alternatives: ['AL-44'] })
  expect((await change(mock, 'cancel', { uid, ...(as && { as }) })).status).toBe(200)
})

it('drops unknown properties and warns; refuses them where the alternative is on [AL-14] [ER-07]', async () => {
  const body = { cancellationReason, notify: true }
  const answer = await change(await openChangingDesk(), 'cancel', { uid: 'first', body })
  expect([answer.status, answer.headers.get('x-mock-warning')]).toEqual([200, expect.stringContaining('AL-14')])
  const mock = await openChangingDesk({ alternatives: ['AL-14'] })
  const refused = await change(mock, 'cancel', { uid: 'first', body })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.unknown_property'])
  expect(refused.body.error.message).toContain('notify')
})

it('says in one sentence what is wrong with the body [ER-13]', async () => {
  const body = { cancellationReason: 1, cancelSubsequentBookings: 'yes', seatUid: 2 }
  const { status, body: reply } = await change(await openChangingDesk(), 'cancel', { uid: 'first', body })
  expect(status).toBe(400)
  for (const property of Object.keys(body)) expect(reply.error.message).toContain(property)
  expect(reply.error.details).toEqual({ message: reply.error.message, error: 'Bad Request', statusCode: 400 })
})

it.each([
  ['again', 'booking.already_cancelled', 'cancelled already'],
  ['rejected', 'booking.already_rejected', 'rejected'],
  ['fixed', 'booking.cancelling_disabled', 'disableCancelling'],
])('refuses to cancel %s: %s, and leaves no trace [XT-40]', async (uid, refusedBy, words) => {
  const mock = await openChangingDesk()
  const before = await read(mock, uid)
  const answer = await change(mock, 'cancel', { uid, as: 'owner', body: { cancellationReason } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, refusedBy])
  expect(answer.body.error.message).toContain(words)
  expect(await read(mock, uid)).toEqual(before)
})

it('names the successor of a booking that was moved away [XT-40]', async () => {
  const mock = await openChangingDesk()
  const moved = await change(mock, 'reschedule', { uid: 'first', body: { start: '2026-01-07T10:00:00Z' } })
  const answer = await change(mock, 'cancel', { uid: 'first' })
  expect(answer.body.error.message).toContain(moved.body.data.uid)
})

it('knows no booking that is not there [XT-40]', async () => {
  const answer = await change(await openChangingDesk(), 'cancel', { uid: 'nowhere' })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.unknown'])
  expect(answer.body.error.message).toContain('nowhere')
})

it.each([{}, { version: '2024-04-15' }, { version: '2099-01-01' }])(
  'answers in the older form to %j, with 201 [XT-32]',
  async (version) => {
    const mock = await openChangingDesk()
    const answer = await ask(mock, 'POST /v2/bookings/first/cancel', { ...version, body: { cancellationReason } })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      status: 'success',
      data: {
        bookingId: mock.ids['booking.first'] ? expect.any(Number) : 0,
        bookingUid: 'first',
        onlyRemovedAttendee: false,
      },
    })
    expect(restsOn(answer)).toContain('XT-32')
    expect((await read(mock, 'first')).status).toBe('cancelled')
  },
)

it('is not there where only the specification is served', async () => {
  const mock = await openChangingDesk({ policy: 'choice' })
  const answer = await ask(mock, 'POST /v2/bookings/first/cancel', { version: bookingsVersion })
  expect(answer.status).toBe(404)
})
