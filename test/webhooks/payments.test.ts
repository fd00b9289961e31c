import { expect, it } from 'vitest'
import type { Happening } from '../../src/domain/webhook/happening.js'
import { completePayment, openPayment } from '../../src/operations/bookings/payment.js'
import { booked, changed, dan, type Outbox, openOutbox } from '../builders/a-subscribed-desk.js'

/** Pays for a booking as the control operation does; answers what was told, and how the booking then stands. */
const pay = ({ engine, world, told }: Outbox, id: number) => {
  told()
  const booking = world.bookings.get(id)
  const payment = booking && openPayment(world, booking)
  if (!booking || !payment) throw new Error('There is nothing to pay')
  const happened: Happening[] = []
  const paid = completePayment(world, (...happenings) => happened.push(...happenings), { booking, payment })
  engine.publish(world, happened)
  return { status: paid.status, triggers: told().map(({ triggerEvent }) => triggerEvent) }
}

it('asks for the price of a booking, and tells nothing else until it is paid [WH-11]', async () => {
  const outbox = await openOutbox()
  const { id, status } = await booked(outbox, 'paid')
  const [asked, ...others] = outbox.told()
  expect([status, asked?.triggerEvent, others]).toEqual(['pending', 'BOOKING_PAYMENT_INITIATED', []])
  const paymentData = {
    ...{ amount: 5000, currency: 'eur', success: false, refunded: false, fee: 0, paymentOption: 'ON_BOOKING' },
  }
  expect(asked?.payload).toMatchObject({ status: 'PENDING', price: 5000, paymentId: 500001, paymentData })
  expect([...outbox.world.payments.by('booking', id)]).toEqual([{ id: 500001, bookingId: id, ...paymentData }])
})

it('accepts a booking once it is paid, and tells of the payment, then of the booking [WH-11, BK-49]', async () => {
  const outbox = await openOutbox()
  const { id } = await booked(outbox, 'paid')
  expect(pay(outbox, id)).toEqual({ status: 'accepted', triggers: ['BOOKING_PAID', 'BOOKING_CREATED'] })
  expect([...outbox.world.payments.by('booking', id)].map(({ success }) => success)).toEqual([true])
  expect(outbox.world.bookings.get(id)?.status).toBe('accepted')
})

it('lets a paid booking wait for the consent that it needs [WH-11]', async () => {
  const outbox = await openOutbox()
  const { id, uid } = await booked(outbox, 'paidAsked')
  expect(pay(outbox, id)).toEqual({ status: 'pending', triggers: ['BOOKING_PAID', 'BOOKING_REQUESTED'] })
  expect((await changed(outbox, { uid, what: 'confirm' })).body.data.status).toBe('accepted')
})

it('asks for each occurrence of a series, each paid by itself [WH-11]', async () => {
  const outbox = await openOutbox()
  const [first] = await booked(outbox, 'paidWeekly')
  expect(outbox.heard()).toEqual(['BOOKING_PAYMENT_INITIATED', 'BOOKING_PAYMENT_INITIATED'])
  expect(pay(outbox, first.id)).toEqual({ status: 'accepted', triggers: ['BOOKING_PAID', 'BOOKING_CREATED'] })
})

it('asks each holder of a seat, and tells of each once he has paid [WH-11]', async () => {
  const outbox = await openOutbox()
  const { id } = await booked(outbox, 'paidTalk')
  await booked(outbox, 'paidTalk', { attendee: { ...dan, email: 'eve@example.com' } })
  expect(outbox.heard()).toEqual(['BOOKING_PAYMENT_INITIATED', 'BOOKING_PAYMENT_INITIATED'])
  expect(pay(outbox, id)).toEqual({ status: 'accepted', triggers: ['BOOKING_PAID', 'BOOKING_CREATED'] })
  expect(pay(outbox, id)).toEqual({ status: 'accepted', triggers: ['BOOKING_PAID', 'BOOKING_CREATED'] })
})

it('tells only of the payment where the booking was confirmed before, or came to nothing [WH-11]', async () => {
  const outbox = await openOutbox()
  const [confirmed, cancelled] = [
    await booked(outbox, 'paid'),
    await booked(outbox, 'paid', { start: '2026-01-13T10:00:00Z' }),
  ]
  await changed(outbox, { uid: confirmed.uid, what: 'confirm' })
  await changed(outbox, { uid: cancelled.uid, what: 'cancel' })
  expect(pay(outbox, confirmed.id)).toEqual({ status: 'accepted', triggers: ['BOOKING_PAID'] })
  expect(pay(outbox, cancelled.id)).toEqual({ status: 'cancelled', triggers: ['BOOKING_PAID'] })
})

it('takes the payment along when a booking moves, so that it can still be paid [XT-45]', async () => {
  const outbox = await openOutbox()
  const { id, uid } = await booked(outbox, 'paid')
  const { body } = await changed(outbox, { uid, what: 'reschedule', body: { start: '2026-01-13T10:00:00Z' } })
  expect([...outbox.world.payments.by('booking', id)]).toEqual([])
  expect(pay(outbox, body.data.id)).toEqual({ status: 'accepted', triggers: ['BOOKING_PAID', 'BOOKING_CREATED'] })
})

it('asks no more for a paid booking that its owner moves: it then needs nothing [XT-45, BK-49]', async () => {
  const outbox = await openOutbox()
  const { id, uid } = await booked(outbox, 'paidAsked')
  pay(outbox, id)
  const body = { start: '2026-01-13T10:00:00Z', rescheduledBy: 'ada@example.com' }
  expect((await changed(outbox, { uid, what: 'reschedule', body })).body.data.status).toBe('accepted')
  expect(outbox.heard()).toEqual(['BOOKING_RESCHEDULED'])
})
