import type { Wire } from '../../contract/wire.js'
import type { Attendee, Booking } from '../../domain/booking/booking.js'
import type { Directory } from '../../domain/directory.js'
import { toIso } from '../../domain/time/instant.js'
import type { Happening } from '../../domain/webhook/happening.js'
import { toHost } from '../booking-output.js'

type Marked = Extract<Happening, { trigger: 'BOOKING_NO_SHOW_UPDATED' }>['marked']

/** Whose absence was marked or unmarked (WH-35). */
export const toNoShowPayload = (booking: Booking, marked: Marked): Wire<'NoShowPayload'> => ({
  message: messageOf(marked),
  attendees: marked.map(({ email, noShow }) => ({ email, noShow })),
  bookingUid: booking.uid,
  bookingId: booking.id,
})

/** Names whom, where that is one only. */
const messageOf = (marked: Marked): string => {
  const [first, ...others] = marked
  if (first && others.length === 0) return `${first.email} was ${changeOf(first)}`
  const changes = [...new Set(marked.map(changeOf))]
  return `${marked.length} attendees were ${changes.join(' or ')}`
}

const changeOf = ({ noShow }: { readonly noShow: boolean }): string => `${noShow ? 'marked' : 'unmarked'} as absent`

/** A meeting to which one side did not come, with the other side, which waited (WH-39). */
export const toMissedMeetingPayload = (
  booking: Booking,
  missing: 'hosts' | 'guests',
  directory: Directory,
): Wire<'MissedMeetingPayload'> => ({
  bookingId: booking.id,
  bookingUid: booking.uid,
  startTime: toIso(booking.start),
  message: `No ${missing === 'hosts' ? 'host' : 'guest'} came to the meeting that began at ${toIso(booking.start)}`,
  participants: missing === 'hosts' ? attending(booking, (role) => role !== 'host') : hostsOf(booking, directory),
})

const attending = ({ attendees }: Booking, isMeant: (role: Attendee['role']) => boolean) =>
  attendees.filter(({ role }) => isMeant(role)).map(({ name, email }) => ({ name, email }))

const hostsOf = (booking: Booking, directory: Directory) => {
  const { name, email } = toHost(booking.organizerId, directory)
  return [{ name, email }, ...attending(booking, (role) => role === 'host')]
}
