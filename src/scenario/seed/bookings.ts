import { teamOfEventType } from '../../domain/access/event-type-access.js'
import type { Booking, BookingLocation } from '../../domain/booking/booking.js'
import { serviceVideoApp, shownLocation } from '../../domain/booking/location.js'
import { newBooking } from '../../domain/booking/new-booking.js'
import { bookingTitle } from '../../domain/booking/title.js'
import type { EventType, Recurrence } from '../../domain/event-type/event-type.js'
import { day, minute } from '../../domain/time/instant.js'
import { addInZone } from '../../domain/time/zoned.js'
import type { Key } from '../key.js'
import type { ScenarioBooking, ScenarioLocation } from '../scenario-booking.js'
import { hostsOf, partyOfBooking, seatedParty } from './booking-people.js'
import { defined } from './defined.js'
import type { Plan } from './plan.js'

/** Stores bookings, series and seated bookings; raises no webhooks and asks for no free host. */
export const seedBookings = (plan: Plan): void => {
  for (const [key, booking] of Object.entries(plan.scenario.bookings ?? {})) seedBooking(plan, key, booking)
}

const seedBooking = (plan: Plan, key: Key, booking: ScenarioBooking): void => {
  const eventType = eventTypeOf(plan, booking)
  const recurringBookingUid = isSeries(eventType, booking) ? plan.world.nextUuid('recurringBookingUid') : null
  if (recurringBookingUid !== null) plan.ids[`series.${key}`] = recurringBookingUid
  const first = { id: plan.number('bookings', key), uid: booking.uid ?? plan.world.nextUid('bookingUid') }
  const createdAt = madeAt(plan, booking)
  for (const [position, start] of startsOf(plan, eventType, booking).entries()) {
    const own = position === 0 ? first : nextOccurrence(plan)
    const stored = toBooking(plan, { booking, eventType, start, own: { ...own, recurringBookingUid, createdAt } })
    plan.world.saveBooking(stored)
    publish(plan, key, { stored, position })
  }
}

/** When a booking or series was made: at the start of the mock, or a day ahead of itself where that is earlier. */
const madeAt = (plan: Plan, { createdAt, start }: ScenarioBooking): number =>
  createdAt === undefined ? Math.min(plan.start, plan.time(start) - day) : plan.time(createdAt)

const nextOccurrence = ({ world }: Plan) => ({ id: world.nextId('booking'), uid: world.nextUid('bookingUid') })

/** The event type itself, or the child of the host where it is managed (BK-16). */
const eventTypeOf = ({ world, number, ids }: Plan, { eventType: key, host }: ScenarioBooking): EventType => {
  const booked = world.eventTypes.get(number('eventTypes', key))
  const isOfChild = booked?.schedulingType === 'managed' && host !== undefined
  const found = isOfChild ? world.eventTypes.get(ids[`eventType.${key}.${host}`] ?? 0) : booked
  if (!found) throw new Error(`An unchecked scenario was seeded: ${host} has no child of the event type ${key}`)
  return found
}

const isSeries = (eventType: EventType, { occurrences }: ScenarioBooking): boolean =>
  eventType.recurrence !== null || occurrences !== undefined

const units = { yearly: 'years', monthly: 'months', weekly: 'weeks' } as const
const weekly: Recurrence = { interval: 1, frequency: 'weekly', occurrences: 1 }

/** Local times of the attendee's zone stay the same through clock changes (BK-34). */
const startsOf = (plan: Plan, eventType: EventType, booking: ScenarioBooking): readonly number[] => {
  const start = plan.time(booking.start)
  if (!isSeries(eventType, booking)) return [start]
  const { interval, frequency, occurrences } = eventType.recurrence ?? weekly
  const zone = booking.attendee?.timeZone ?? booking.seats?.[0]?.timeZone ?? 'UTC'
  return Array.from({ length: booking.occurrences ?? occurrences }, (_, index) =>
    addInZone(start, zone, { [units[frequency]]: index * interval }),
  )
}

/** One booking to be made. */
interface Draft {
  readonly booking: ScenarioBooking
  readonly eventType: EventType
  readonly start: number
  readonly own: Pick<Booking, 'id' | 'uid' | 'recurringBookingUid' | 'createdAt'>
}

const toBooking = (plan: Plan, draft: Draft): Booking => {
  const { booking, eventType, start, own } = draft
  const hosts = hostsOf(plan, eventType, booking)
  const isSeated = eventType.seats !== null || booking.seats !== undefined
  const attendance = (isSeated ? seatedParty : partyOfBooking)(plan, booking, hosts)
  const length = booking.lengthInMinutes ?? eventType.lengthInMinutes
  const location = toLocation(booking.location)
  const attendeeName = attendance.attendees[0]?.name ?? ''
  const place = shownLocation({ uid: own.uid, location }, plan.world.webBase)
  const facts = { eventType, organizerId: hosts[0].id, attendeeName, length, location: place }
  return newBooking({
    ...toldOf(booking),
    ...own,
    title: booking.title ?? bookingTitle({ ...facts, responses: booking.responses ?? {} }, plan.world),
    start,
    end: start + length * minute,
    eventTypeId: eventType.id,
    eventTypeSlug: eventType.slug,
    teamId: teamOfEventType(plan.world, eventType),
    organizerId: hosts[0].id,
    hostIds: hosts.map((host) => host.id),
    ...attendance,
    ...{ location, isSeated },
    updatedAt: booking.updatedAt === undefined ? own.createdAt : plan.time(booking.updatedAt),
  })
}

/** What the scenario tells in the booking's own words; the description is the answer to `notes` (BK-46). */
const toldOf = (booking: ScenarioBooking): Partial<Booking> => {
  const { status, responses, metadata, absentHost, rating } = booking
  const { cancellationReason, cancelledByEmail, rejectionReason } = booking
  const description = typeof responses?.['notes'] === 'string' ? responses['notes'] : undefined
  return defined({
    ...{ status, responses, metadata, absentHost, rating, description },
    ...{ cancellationReason, cancelledByEmail, rejectionReason },
  })
}

const toLocation = (given: ScenarioLocation = { type: 'integration' }): BookingLocation => {
  const { type, address, link, phone, location, integration = serviceVideoApp } = given
  return { type, value: type === 'integration' ? integration : (address ?? link ?? phone ?? location ?? '') }
}

/** Makes uid, number, attendees and seats known; of a series the first occurrence by the plain key, each by its position. */
const publish = (
  { ids }: Plan,
  key: Key,
  { stored, position }: { readonly stored: Booking; readonly position: number },
): void => {
  const inSeries = stored.recurringBookingUid === null ? [] : [`${key}.${position}`]
  for (const name of position === 0 ? [key, ...inSeries] : inSeries) {
    ids[`booking.${name}`] = stored.uid
    ids[`booking.${name}.id`] = stored.id
    for (const [index, attendee] of stored.attendees.entries()) {
      ids[`attendee.${name}.${index}`] = attendee.id
      if (attendee.seat) ids[`seat.${name}.${index}`] = attendee.seat.uid
    }
  }
}
