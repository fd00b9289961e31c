import type { EventType, EventTypeLocation } from '../event-type/event-type.js'
import type { BookingLocation } from './booking.js'
import type { AttendeeInput, LocationInput } from './booking-input.js'
import { serviceVideoApp } from './location.js'

/** What a booker says about the place, and what stands where he says nothing. */
interface Wished {
  readonly location?: LocationInput | undefined
  readonly meetingUrl?: string | undefined
  readonly attendee: AttendeeInput
}

type OfferedLocation = Exclude<EventTypeLocation, { type: 'unknown' }>

const serviceVideo: BookingLocation = { type: 'integration', value: serviceVideoApp }

const isOffered = (location: EventTypeLocation): location is OfferedLocation => location.type !== 'unknown'

/** Whether neither a location nor the deprecated link was sent, so that a default decides (BK-53). */
export const saysNoLocation = ({ location, meetingUrl }: Wished): boolean => location === undefined && !meetingUrl

/** Those of the event type's locations that the wish may mean: of its type, an app of its name (BK-23). */
export const matchingLocations = ({ locations }: EventType, wished: LocationInput): readonly OfferedLocation[] =>
  locations
    .filter(isOffered)
    .filter((it) => it.type === wished.type && (it.type !== 'integration' || it.integration === wished.integration))

/**
 * Where the meeting takes place: the location sent, else the link sent, else the service's own video, or the event
 * type's first location where that is the default (BK-53, AL-07).
 *
 * Undefined where the location sent is not one of the event type's.
 */
export const chosenLocation = (
  wished: Wished,
  eventType: EventType,
  { firstLocationByDefault }: { readonly firstLocationByDefault: boolean },
): BookingLocation | undefined => {
  if (wished.location) return locationSent(wished.location, eventType)
  if (wished.meetingUrl) return { type: 'link', value: wished.meetingUrl }
  const first = firstLocationByDefault ? eventType.locations.find(isOffered) : undefined
  return first ? toBookingLocation(first, { type: first.type, phone: wished.attendee.phoneNumber }) : serviceVideo
}

/** Of several locations of one type the equal one is meant, else the first (BK-52). */
const locationSent = (sent: LocationInput, eventType: EventType): BookingLocation | undefined => {
  const places = matchingLocations(eventType, sent).map((it) => toBookingLocation(it, sent))
  return places.find((it) => it.value === sentValue(sent)) ?? places[0]
}

const sentValue = ({ type, ...sent }: LocationInput): string | undefined =>
  type === 'address' ? sent.address : type === 'link' ? sent.link : type === 'phone' ? sent.phone : undefined

const toBookingLocation = (offered: OfferedLocation, sent: LocationInput): BookingLocation => ({
  type: offered.type,
  value: valueFor(offered, sent),
})

const valueFor = (offered: OfferedLocation, sent: LocationInput): string => {
  switch (offered.type) {
    case 'address':
      return offered.address
    case 'link':
      return offered.link
    case 'phone':
      return offered.phone
    case 'integration':
      return offered.integration
    case 'attendeeAddress':
      return sent.address ?? ''
    case 'attendeePhone':
      return sent.phone ?? ''
    case 'attendeeDefined':
      return sent.location ?? ''
    case 'organizersDefaultApp':
      return ''
  }
}
