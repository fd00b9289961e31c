import { Failure } from '../failure.js'
import { toIso } from '../time/instant.js'
import type { Booking } from './booking.js'

/** Who did not come; what is left out stays as it is. */
export interface Absences {
  readonly host?: boolean
  readonly attendees?: readonly { readonly email: string; readonly absent: boolean }[]
}

/** The booking with absences marked; the same one where nothing changes. Unknown addresses are ignored (BK-63). */
export const markAbsent = (booking: Booking, { host, attendees: marks = [] }: Absences, now: number): Booking => {
  const absentBy = new Map(marks.map(({ email, absent }) => [email.toLowerCase(), absent]))
  const attendees = booking.attendees.map((attendee) => {
    const absent = absentBy.get(attendee.email.toLowerCase()) ?? attendee.absent
    return absent === attendee.absent ? attendee : { ...attendee, absent }
  })
  const absentHost = host ?? booking.absentHost
  const isSame = absentHost === booking.absentHost && attendees.every((it, index) => it === booking.attendees[index])
  return isSame ? booking : { ...booking, absentHost, attendees, updatedAt: now }
}

/** Attendees of the booking whom the marks name, as they now are; in their own order, and none twice (WH-14). */
export const markedAttendees = (
  { attendees }: Booking,
  { attendees: marks = [] }: Absences,
): readonly { readonly email: string; readonly noShow: boolean }[] => {
  const named = new Set(marks.map(({ email }) => email.toLowerCase()))
  const found = attendees.filter(({ email }) => named.has(email.toLowerCase()))
  return [...new Map(found.map(({ email, absent }) => [email.toLowerCase(), { email, noShow: absent }])).values()]
}

/** Refuses to mark absences before the meeting starts, as the public service does (AL-16). */
export const absentBeforeStart = ({ uid, start }: Booking, now: number): Failure | undefined => {
  if (now >= start) return undefined
  return new Failure(
    'booking.absent_before_start',
    `Absences in booking ${uid} cannot be marked before it starts at ${toIso(start)}; it is ${toIso(now)}`,
    { bookingUid: uid, start: toIso(start), now: toIso(now) },
  )
}

/** Refuses an empty list of attendees, as the public service does (AL-35). */
export const absentAttendeesEmpty = ({ attendees }: Absences): Failure | undefined => {
  if (attendees === undefined || attendees.length > 0) return undefined
  return new Failure(
    'booking.absent_attendees_empty',
    'attendees is empty; name at least one attendee or leave it out',
    {
      property: 'attendees',
    },
  )
}
