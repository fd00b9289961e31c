import type { Booking, BookingLocation } from './booking.js'

/** A new place as it is sent: its type, and the value under the key that the type asks for (BK-55). */
export type LocationUpdate =
  | { readonly type: 'address' | 'attendeeAddress'; readonly address: string }
  | { readonly type: 'phone' | 'attendeePhone'; readonly phone: string }
  | { readonly type: 'link'; readonly link: string }
  | { readonly type: 'attendeeDefined'; readonly location: string }
  | { readonly type: 'integration'; readonly integration: string }

/** The place as a booking keeps it. */
export const toBookingLocation = (update: LocationUpdate): BookingLocation => ({
  type: update.type,
  value: sentValue(update),
})

/**
 * The booking at another place (BK-57).
 *
 * The video link and the location among the answers follow from the place, so that nothing of the old one is left.
 */
export const relocate = (booking: Booking, location: BookingLocation, now: number): Booking => ({
  ...booking,
  location,
  updatedAt: now,
})

const sentValue = (update: LocationUpdate): string => {
  switch (update.type) {
    case 'address':
    case 'attendeeAddress':
      return update.address
    case 'phone':
    case 'attendeePhone':
      return update.phone
    case 'link':
      return update.link
    case 'attendeeDefined':
      return update.location
    case 'integration':
      return update.integration
  }
}
