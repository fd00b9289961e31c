import { expect, it } from 'vitest'
import { bookAt, change, changingNow, openChangingDesk, read } from '../builders/a-changing-desk.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

const statuses = (bookings: readonly { status: string }[]) => bookings.map(({ status }) => status)
const actions = ['confirm', 'decline'] as const

it('confirms a booking, and it stays so [XT-03] [XT-30] [BK-47]', async () => {
  const mock = await openChangingDesk()
  const answer = await change(mock, 'confirm', { uid: 'asked', as: 'owner' })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    status: 'success',
    data: { uid: 'asked', status: 'accepted', updatedAt: changingNow },
  })
  expect(restsOn(answer)).toEqual([])
  expect(await read(mock, 'asked')).toEqual(answer.body.data)
})

it('declines a booking with a reason, which the older form shows [XT-03] [VR-14]', async () => {
  const mock = await openChangingDesk()
  const answer = await change(mock, 'decline', { uid: 'asked', as: 'owner', body: { reason: 'I am away' } })
  expect([answer.status, answer.body.data.status]).toEqual([200, 'rejected'])
  const older = await ask(mock, 'GET /v2/bookings/asked')
  expect(older.body.data).toMatchObject({ status: 'REJECTED', rejectionReason: 'I am away' })
})

it('declines without a body [XT-03] [ER-08]', async () => {
  const answer = await change(await openChangingDesk(), 'decline', { uid: 'asked', as: 'owner' })
  expect([answer.status, answer.body.data.status]).toEqual([200, 'rejected'])
})

it('lists everything that is wrong with the body of a decline [ER-12]', async () => {
  const answer = await change(await openChangingDesk(), 'decline', { uid: 'asked', as: 'owner', body: { reason: 1 } })
  expect([answer.status, answer.body.error.details.errors[0].property]).toEqual([400, 'reason'])
})

it('takes the slot once it is confirmed, and gives it back where it is declined', async () => {
  const start = '2026-01-06T13:00:00Z'
  const confirmed = await openChangingDesk()
  await change(confirmed, 'confirm', { uid: 'asked', as: 'owner' })
  await expect(bookAt(confirmed, 'intro', { start })).rejects.toThrow('busy')
  const declined = await openChangingDesk()
  await change(declined, 'decline', { uid: 'asked', as: 'owner' })
  expect((await bookAt(declined, 'intro', { start })).status).toBe('accepted')
})

it('asks of a confirmation only that the booking waits: an overlapping one is no obstacle [XT-47]', async () => {
  const mock = await openChangingDesk()
  await bookAt(mock, 'intro', { start: '2026-01-06T13:00:00Z' })
  expect((await change(mock, 'confirm', { uid: 'asked', as: 'owner' })).status).toBe(200)
})

const among = actions.flatMap((action) =>
  ['ben', 'cleo', 'teamAdmin', 'orgAdmin', 'systemAdmin'].map((as) => [as, action] as const),
)

it.each(among)('lets %s %s a booking of the team [XT-47]', async (as, action) => {
  expect((await change(await openChangingDesk(), action, { uid: 'panel', as })).status).toBe(200)
})

it.each(actions)(
  'lets nobody else %s a booking of the team: not its booker, nor a stranger [XT-47]',
  async (action) => {
    const mock = await openChangingDesk()
    for (const as of ['booker', 'owner']) {
      const answer = await change(mock, action, { uid: 'panel', as })
      expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([403, 'booking.answer_forbidden'])
      expect(answer.body.error.message).toContain('panel')
    }
    expect((await read(mock, 'panel')).status).toBe('pending')
  },
)

it.each(actions)('asks for credentials to %s [XT-34] [AU-04]', async (action) => {
  const answer = await change(await openChangingDesk(), action, { uid: 'asked' })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([401, 'auth.missing'])
})

const settled = actions.flatMap((action) =>
  [
    ['first', 'accepted'],
    ['again', 'cancelled'],
    ['rejected', 'rejected'],
  ].map(([uid = '', status = '']) => [action, uid, status] as const),
)

it.each(settled)('refuses to %s the booking %s, which is %s [XT-47] [BK-47]', async (action, uid, status) => {
  const mock = await openChangingDesk()
  const answer = await change(mock, action, { uid, as: 'owner' })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.not_waiting'])
  expect(answer.body.error.message).toContain(`is ${status}`)
  expect((await read(mock, uid)).status).toBe(status)
})

it.each(actions)('knows no booking that is not there, to %s it', async (action) => {
  const answer = await change(await openChangingDesk(), action, { uid: 'nowhere', as: 'owner' })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.unknown'])
})

it.each(actions)('lets %s exist in the current version only [XT-32]', async (action) => {
  const mock = await openChangingDesk()
  for (const version of [undefined, '2024-04-15']) {
    const answer = await ask(mock, `POST /v2/bookings/asked/${action}`, { as: 'owner', ...(version && { version }) })
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'route.absent_in_version'])
  }
})

it.each([
  ['confirm', ['accepted', 'cancelled', 'accepted']],
  ['decline', ['rejected', 'cancelled', 'rejected']],
] as const)('lets %s mean all occurrences that wait, by the uid of the series [XT-47]', async (action, expected) => {
  const mock = await openChangingDesk()
  const [first, second] = await bookAt(mock, 'askedWeekly')
  await change(mock, 'cancel', { uid: second.uid })
  const uid = first.recurringBookingUid
  const answer = await change(mock, action, { uid, as: 'owner' })
  expect(statuses(answer.body.data)).toEqual(expected)
  expect(restsOn(answer)).toEqual(['XT-47'])
  expect(await read(mock, uid)).toEqual(answer.body.data)

  const again = await change(mock, action, { uid, as: 'owner' })
  expect(again.headers.get('x-mock-refused-by')).toBe('booking.not_waiting')
})

it('confirms one occurrence alone [XT-47]', async () => {
  const mock = await openChangingDesk()
  const [first] = await bookAt(mock, 'askedWeekly')
  expect((await change(mock, 'confirm', { uid: first.uid, as: 'owner' })).body.data.status).toBe('accepted')
  expect(statuses(await read(mock, first.recurringBookingUid))).toEqual(['accepted', 'pending', 'pending'])
})

it('gives an instant booking to the host who takes it up [BK-33]', async () => {
  const mock = await openChangingDesk()
  expect((await read(mock, 'instant')).hosts[0].username).toBe('ben')
  const answer = await change(mock, 'confirm', { uid: 'instant', as: 'cleo' })
  expect(answer.body.data).toMatchObject({
    status: 'accepted',
    hosts: [{ username: 'cleo' }],
    attendees: [{ email: 'dan@example.com' }],
  })
  expect(restsOn(answer)).toEqual(['BK-33'])
})

it.each(['ben', 'teamAdmin'])(
  'leaves an instant booking with its organizer where %s confirms it [BK-33]',
  async (as) => {
    const { body } = await change(await openChangingDesk(), 'confirm', { uid: 'instant', as })
    expect(body.data).toMatchObject({ status: 'accepted', hosts: [{ username: 'ben' }] })
  },
)

it('lets the others attend where one of several hosts takes it up [BK-33] [BK-43]', async () => {
  const mock = await openChangingDesk()
  const { uid } = await bookAt(mock, 'panel', { instant: true })
  const { body } = await change(mock, 'confirm', { uid, as: 'cleo' })
  expect(body.data.hosts).toMatchObject([{ username: 'cleo' }])
  expect(body.data.attendees.map((it: { email: string }) => it.email)).toEqual(['dan@example.com', 'ben@example.com'])
})

it('declines an instant booking [BK-47]', async () => {
  const { body } = await change(await openChangingDesk(), 'decline', { uid: 'instant', as: 'cleo' })
  expect(body.data).toMatchObject({ status: 'rejected', hosts: [{ username: 'ben' }] })
})

it.each(actions)('drops what %s does not know, in every setting [ER-07]', async (action) => {
  const mock = await openChangingDesk({ alternatives: ['AL-14'] })
  const answer = await ask(mock, `POST /v2/bookings/asked/${action}`, {
    as: 'owner',
    version: bookingsVersion,
    body: { mood: 'good' },
  })
  expect(answer.status).toBe(200)
})
