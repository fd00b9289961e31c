import type { Booking } from '../booking.js'
import { askedEventTypes, askedTeams, type ListQuery, momentAt, readEmail } from './list-query.js'
import { statusFilters } from './status-filter.js'

/** Whether a booking is wanted. */
export type BookingTest = (booking: Booking) => boolean

/** One filter: the test it asks for, or none where its parameter was not sent. */
type BookingFilter = (query: ListQuery, now: number) => BookingTest | undefined

const status: BookingFilter = ({ status: wanted }, now) =>
  wanted && ((it) => wanted.some((name) => statusFilters[name](it, now)))

const attendeeEmail: BookingFilter = ({ attendeeEmail: text }) => {
  if (text === undefined) return undefined
  const email = readEmail(text)
  return (it) => it.attendees.some((attendee) => attendee.email.toLowerCase() === email)
}

const attendeeName: BookingFilter = ({ attendeeName: name }) =>
  name === undefined ? undefined : (it) => it.attendees.some((attendee) => attendee.name === name)

const bookingUid: BookingFilter = ({ bookingUid: uid }) => (uid === undefined ? undefined : (it) => it.uid === uid)

const eventTypes: BookingFilter = (query) => {
  const ids = askedEventTypes(query)
  return ids && ((it) => ids.includes(it.eventTypeId))
}

const teams: BookingFilter = (query) => {
  const ids = askedTeams(query)
  return ids && (({ teamId }) => teamId !== null && ids.includes(teamId))
}

type MomentParameter = `${'after' | 'before'}${'Start' | 'End' | 'CreatedAt' | 'UpdatedAt'}` & keyof ListQuery

const notBefore =
  (parameter: MomentParameter, momentOf: (booking: Booking) => number): BookingFilter =>
  (query) => {
    const bound = momentAt(query[parameter])
    return bound === undefined ? undefined : (it) => momentOf(it) >= bound
  }

const notAfter =
  (parameter: MomentParameter, momentOf: (booking: Booking) => number): BookingFilter =>
  (query) => {
    const bound = momentAt(query[parameter])
    return bound === undefined ? undefined : (it) => momentOf(it) <= bound
  }

/** All of them must hold; the cheap ones come first. */
const bookingFilters: readonly BookingFilter[] = [
  bookingUid,
  eventTypes,
  notBefore('afterStart', (it) => it.start),
  notAfter('beforeEnd', (it) => it.end),
  notBefore('afterCreatedAt', (it) => it.createdAt),
  notAfter('beforeCreatedAt', (it) => it.createdAt),
  notBefore('afterUpdatedAt', (it) => it.updatedAt),
  notAfter('beforeUpdatedAt', (it) => it.updatedAt),
  status,
  teams,
  attendeeEmail,
  attendeeName,
]

/** The tests that a query asks for at this moment, joined. */
export const wantedBy = (query: ListQuery, now: number): BookingTest => {
  const tests = bookingFilters.flatMap((filter) => filter(query, now) ?? [])
  return (booking) => tests.every((test) => test(booking))
}
