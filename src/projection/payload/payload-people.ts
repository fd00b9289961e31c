import type { Wire } from '../../contract/wire.js'
import type { Attendee, Booking } from '../../domain/booking/booking.js'
import type { Directory } from '../../domain/directory.js'
import type { User } from '../../domain/organization/user.js'
import { utcOffset } from '../../domain/time/utc-offset.js'

/** The organizer as deliveries tell of him; texts of a user who was removed read `unknown` (WH-31, BK-43). */
export const toPayloadOrganizer = (
  { organizerId: id, start }: Booking,
  directory: Directory,
): Wire<'PayloadOrganizer'> => {
  const user = directory.user(id)
  const { email = unknown, username = unknown, timeZone = unknown, locale = 'en', timeFormat = 12 } = user ?? {}
  return {
    id,
    name: user?.name || username,
    email,
    username,
    usernameInOrg: isInOrganization(id, directory) ? username : null,
    timeZone,
    language: { locale },
    timeFormat,
    utcOffset: utcOffset(start, timeZone),
  }
}

const unknown = 'unknown'

const isInOrganization = (userId: number, directory: Directory): boolean =>
  directory.membershipsOf(userId).some(({ organizationId }) => organizationId !== null)

/** Somebody who comes, with his offset when the meeting begins (WH-31). */
export const toPayloadAttendee = (
  { email, name, timeZone, language: locale, phoneNumber }: Attendee,
  start: number,
): Wire<'PayloadAttendee'> => {
  const [firstName = '', ...others] = name.trim().split(/\s+/)
  return {
    email,
    name,
    firstName,
    lastName: others.join(' '),
    timeZone,
    language: { locale },
    utcOffset: utcOffset(start, timeZone),
    ...(phoneNumber !== null && { phoneNumber }),
  }
}

/** A user whom an event without a booking is about (WH-38, WH-39). */
export const toPayloadUser = ({ id, name, username, email, timeZone }: User): Wire<'PayloadUser'> => ({
  id,
  name,
  username,
  email,
  timeZone,
})
