import { ask, bookingsVersion as version } from '../client.js'
import { booked, type Outbox, openOutbox } from './a-subscribed-desk.js'

/** What the event brought about; it must have been taken. */
export const raised = async ({ mock }: Outbox, body: object) => {
  const answered = await ask(mock, 'POST /__svc/events', { body })
  if (answered.status !== 200) throw new Error(JSON.stringify(answered.body))
  return answered.body.data
}

/** Status, name and message of the refusal; nothing may be changed by it. */
export const refused = async ({ mock, world }: Outbox, body: object) => {
  const before = JSON.stringify(world.content())
  const answered = await ask(mock, 'POST /__svc/events', { body })
  if (JSON.stringify(world.content()) !== before) throw new Error('The refusal left a trace')
  return [answered.status, answered.headers.get('x-mock-refused-by'), answered.body.error.message]
}

/** The number of a thing of the scenario. */
export const idOf = ({ mock }: Outbox, key: string) => Number(mock.ids[key])

/** A mock with one booking that was told of already. */
export const withBooking = async (eventType = 'intro', more: object = {}) => {
  const outbox = await openOutbox()
  const booking = await booked(outbox, eventType, more)
  outbox.fresh()
  return { outbox, booking, bookingUid: String(booking.uid) }
}

/** A booking as its owner sees it. */
export const seen = async ({ mock }: Outbox, uid: string) =>
  (await ask(mock, `GET /v2/bookings/${uid}`, { as: 'owner', version })).body.data
