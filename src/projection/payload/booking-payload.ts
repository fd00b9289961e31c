import type { Wire } from '../../contract/wire.js'
import type { Attendee, Booking } from '../../domain/booking/booking.js'
import { isServiceVideo, serviceVideoApp, shownLocation, storedLocation } from '../../domain/booking/location.js'
import type { Directory } from '../../domain/directory.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import { minute, toIso } from '../../domain/time/instant.js'
import { toUpperStatus } from '../older-booking.js'
import { toPayloadAttendee, toPayloadOrganizer } from './payload-people.js'
import { toPayloadResponses } from './payload-responses.js'

/**
 * A booking as deliveries tell of it, as it is after what happened (WH-30, WH-31).
 *
 * Of a booking with seats, what happened to one is told with its holder, his answers and metadata, and the other hosts (WH-13).
 */
export const toBookingPayload = (
  { booking: whole, attendee }: { readonly booking: Booking; readonly attendee?: Attendee },
  directory: Directory,
): Wire<'BookingPayload'> => {
  const booking = attendee ? asOfSeat(whole, attendee) : whole
  const eventType = directory.eventType(booking.eventTypeId)
  return {
    ...toMeeting(booking, eventType),
    ...toSettings(booking, eventType),
    ...toIdentity(booking, eventType),
    status: toUpperStatus(booking.status),
    responses: toPayloadResponses(booking, eventType),
    ...toVideoCall(booking, directory),
    organizer: toPayloadOrganizer(booking, directory),
    attendees: booking.attendees.map((it) => toPayloadAttendee(it, booking.start)),
  }
}

const asOfSeat = (booking: Booking, attendee: Attendee): Booking => ({
  ...booking,
  attendees: [attendee, ...booking.attendees.filter(({ role }) => role === 'host')],
  ...(attendee.seat && { responses: attendee.seat.responses, metadata: attendee.seat.metadata }),
})

/** A booking outlives its event type (XT-52), of which then only the slug is known. */
const toMeeting = (booking: Booking, eventType: EventType | undefined) => {
  const slug = eventType?.slug ?? booking.eventTypeSlug
  const { notes } = booking.responses
  return {
    type: slug,
    title: booking.title,
    eventTitle: eventType?.title ?? slug,
    description: booking.description,
    eventDescription: eventType?.description ?? '',
    additionalNotes: typeof notes === 'string' ? notes : '',
    customInputs: {},
    startTime: toIso(booking.start),
    endTime: toIso(booking.end),
    length: Math.round((booking.end - booking.start) / minute),
    location: storedLocation(booking.location),
  }
}

const toSettings = ({ eventTypeId }: Booking, eventType: EventType | undefined) => ({
  ...toCalendarSettings(eventType?.shown ?? {}),
  requiresConfirmation: (eventType?.confirmationPolicy ?? null) !== null,
  eventTypeId,
  seatsShowAttendees: eventType?.seats?.showAttendeeInfo ?? null,
  seatsPerTimeSlot: eventType?.seats?.seatsPerTimeSlot ?? null,
  schedulingType: eventType?.schedulingType ?? null,
})

type CalendarSettings = Pick<
  Wire<'BookingPayload'>,
  'destinationCalendar' | 'hideCalendarNotes' | 'hideCalendarEventDetails'
>

/** Settings without effect, as they were stored; their forms were checked when they came in (EV-59). */
const toCalendarSettings = (shown: EventType['shown']): CalendarSettings => {
  const { destinationCalendar = null, hideCalendarNotes, hideCalendarEventDetails } = shown as Partial<CalendarSettings>
  return {
    destinationCalendar,
    hideCalendarNotes: hideCalendarNotes ?? false,
    hideCalendarEventDetails: hideCalendarEventDetails ?? false,
  }
}

const toIdentity = (booking: Booking, eventType: EventType | undefined) => ({
  uid: booking.uid,
  iCalUID: `${booking.icsUid}@svc`,
  price: eventType?.price ?? 0,
  currency: eventType?.currency ?? 'usd',
  bookingId: booking.id,
  metadata: booking.metadata,
  userFieldsResponses: {},
  hashedLink: null,
  assignmentReason: null,
})

const toVideoCall = (booking: Booking, { webBase }: Directory): Pick<Wire<'BookingPayload'>, 'videoCallData'> => {
  if (!isServiceVideo(booking.location)) return {}
  const url = shownLocation(booking, webBase)
  return { videoCallData: { type: serviceVideoApp, id: booking.uid, password: '', url } }
}
