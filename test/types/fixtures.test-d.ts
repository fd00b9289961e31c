import { aBooking, anEventType, aRecurringBooking, aRole, type Fixtures, seeded } from 'svc-mock/fixtures'
import { expectTypeOf, it } from 'vitest'

it('types what each trait makes of a booking', () => {
  expectTypeOf(aBooking().attendees[0]).toExtend<{ email: string } | undefined>()
  expectTypeOf(aBooking()).toHaveProperty('bookingFieldsResponses')
  expectTypeOf(aBooking.cancelled().build()).toEqualTypeOf(aBooking())
  expectTypeOf(aBooking.seated(2).build().attendees[0]).toExtend<{ seatUid: string } | undefined>()
  expectTypeOf(aBooking.recurring(2).build()).toExtend<{ recurringBookingUid: string }[]>()
  expectTypeOf(aBooking.recurring(2).seated(2).past().build()).toExtend<
    { recurringBookingUid: string; attendees: { seatUid: string }[] }[]
  >()
  expectTypeOf(aRecurringBooking.many(2)).toExtend<{ recurringBookingUid: string }[]>()
  expectTypeOf(aRole.ofOrganization().build()).toHaveProperty('organizationId')
})

it('takes parts of things that the compiler knows', () => {
  aBooking({ eventType: { slug: 'intro' }, meetingUrl: undefined })
  anEventType.many(2, (place) => ({ title: `${place}` }))
  // @ts-expect-error a property that bookings do not have
  void (() => aBooking({ titel: 'Mine' }))
  // @ts-expect-error a status that bookings do not have
  void (() => aBooking.past().build({ status: 'canceled' }))
  // @ts-expect-error elements of arrays are given whole
  void (() => aBooking({ attendees: [{ name: 'Zoe' }] }))
})

it('is the same set by a seed', () => {
  expectTypeOf(seeded(7)).toEqualTypeOf<Fixtures>()
})
