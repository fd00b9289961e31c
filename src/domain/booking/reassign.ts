import type { Directory } from '../directory.js'
import { minute } from '../time/instant.js'
import { bookerOf } from './answers.js'
import type { Attendee, Booking } from './booking.js'
import { shownLocation } from './location.js'
import { hostsBeside } from './party.js'
import type { Takeover } from './takeover.js'
import { bookingTitle } from './title.js'

/** What carrying out a takeover needs beside it. */
export interface Reassigning {
  readonly directory: Directory
  readonly now: number
  nextAttendeeId(): number
}

/** The booking with another host in the place of the one who leaves: organizer, attending hosts and title follow (XT-48). */
export const reassign = (booking: Booking, { leaving, coming }: Takeover, reassigning: Reassigning): Booking => {
  const { directory, now } = reassigning
  const hostIds = booking.hostIds.map((id) => (id === leaving ? coming : id))
  const organizerId = booking.organizerId === leaving ? coming : booking.organizerId
  const come = emailOf(directory, coming)
  const guests = booking.guests.filter((email) => email.toLowerCase() !== come)
  return {
    ...booking,
    ...{ hostIds, organizerId, guests },
    attendees: attendeesWith(booking, { leaving, coming, hostIds }, reassigning),
    title: titleWith(booking, organizerId, directory),
    absentHost: organizerId === booking.organizerId && booking.absentHost,
    updatedAt: now,
  }
}

/** Hosts beside the organizer stand among the attendees, and no guest hosts (BK-43, BK-44). */
const attendeesWith = (
  { attendees }: Booking,
  { leaving, coming, hostIds }: Takeover & Pick<Booking, 'hostIds'>,
  { directory, nextAttendeeId }: Reassigning,
): readonly Attendee[] => {
  const gone = { host: emailOf(directory, leaving), guest: emailOf(directory, coming), booker: undefined }
  const staying = attendees.filter(({ role, email }) => email.toLowerCase() !== gone[role])
  const hosts = hostsBeside(staying, hostIds, directory)
  return [...staying, ...hosts.map((host): Attendee => ({ ...host, id: nextAttendeeId(), seat: null }))]
}

const emailOf = (directory: Directory, userId: number): string | undefined =>
  directory.user(userId)?.email.toLowerCase()

/** A title that was made of the organizer's name is made of the new one's; one that somebody gave stays. */
const titleWith = (booking: Booking, organizerId: number, directory: Directory): string => {
  const eventType = directory.eventType(booking.eventTypeId)
  if (!eventType) return booking.title
  const facts = {
    eventType,
    attendeeName: bookerOf(booking)?.name ?? '',
    length: (booking.end - booking.start) / minute,
    location: shownLocation(booking, directory.webBase),
    responses: booking.responses,
  }
  const titleOf = (id: number) => bookingTitle({ ...facts, organizerId: id }, directory)
  return titleOf(booking.organizerId) === booking.title ? titleOf(organizerId) : booking.title
}
