import type { Booking } from './booking.js'

/** What a booking cannot do without. */
type Given = Pick<
  Booking,
  | 'id'
  | 'uid'
  | 'eventTypeId'
  | 'eventTypeSlug'
  | 'title'
  | 'start'
  | 'end'
  | 'organizerId'
  | 'attendees'
  | 'location'
  | 'createdAt'
> &
  Partial<Booking>

/** Every property in one order, whatever is given: things of one shape are what the platform is quick with. */
const unset: Booking = {
  id: 0,
  uid: '',
  eventTypeId: 0,
  eventTypeSlug: '',
  title: '',
  start: 0,
  end: 0,
  organizerId: 0,
  attendees: [],
  location: { type: 'link', value: '' },
  createdAt: 0,
  updatedAt: 0,
  hostIds: [],
  icsUid: '',
  teamId: null,
  description: '',
  status: 'accepted',
  guests: [],
  responses: {},
  metadata: {},
  isSeated: false,
  recurringBookingUid: null,
  absentHost: false,
  rating: null,
  cancellationReason: '',
  cancelledByEmail: '',
  rejectionReason: null,
  reschedulingReason: null,
  rescheduledByEmail: null,
  rescheduledFromUid: null,
  rescheduledToUid: null,
  routing: null,
}

/** An accepted booking that takes only its organizer's time and has never been changed, wherever nothing else is given (BK-42, BK-47). */
export const newBooking = (given: Given): Booking => {
  const { uid, createdAt, organizerId } = given
  return Object.assign({ ...unset, hostIds: [organizerId], icsUid: uid, updatedAt: createdAt }, given)
}
