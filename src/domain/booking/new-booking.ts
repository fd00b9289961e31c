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

type Defaulted = Omit<
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
  | 'updatedAt'
  | 'hostIds'
  | 'icsUid'
>

const unset: Defaulted = {
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
export const newBooking = (given: Given): Booking => ({
  ...unset,
  hostIds: [given.organizerId],
  icsUid: given.uid,
  updatedAt: given.createdAt,
  ...given,
})
