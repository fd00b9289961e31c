import type { Schedule } from '../../src/domain/availability/schedule.js'
import type { Attendee, Booking } from '../../src/domain/booking/booking.js'
import { newBooking } from '../../src/domain/booking/new-booking.js'
import type { EventType, SchedulingType } from '../../src/domain/event-type/event-type.js'
import { newEventType } from '../../src/domain/event-type/new-event-type.js'
import { newUser } from '../../src/domain/organization/new-user.js'
import { World } from '../../src/state/world.js'
import type { NaiveBooking, NaiveHost, NaiveNeighbour, NaiveSchedule, Situation } from './naive/situation.js'

/** Number of the event type that is to be booked, and of the other one. */
export const typeId = 10001
const otherId = 10002
const teamId = 101
const typeScheduleId = 20099
const milliseconds = 60_000
const createdAt = Date.parse('1979-01-01T00:00:00Z')

/** A world of its own that holds the situation. */
export const worldOf = (situation: Situation): World => fill(new World(), situation)

/** Puts the situation into an empty world, and stops the clock there. */
export const fill = (world: World, situation: Situation): World => {
  world.clock.restore({ frozen: true, at: situation.now })
  if (situation.type.kind !== 'personal') world.teams.save(team)
  for (const host of situation.hosts) saveHost(world, host)
  const [first] = situation.hosts
  if (first && situation.type.schedule)
    world.schedules.save(toSchedule(situation.type.schedule, typeScheduleId, first.userId))
  world.eventTypes.save(toEventType(situation))
  world.eventTypes.save(toOtherType(situation.other, situation.hosts[0]?.userId ?? 0))
  for (const booking of situation.bookings) world.saveBooking(toBooking(booking, situation, world))
  return world
}

const team = {
  ...{ id: teamId, organizationId: null, slug: 'crew', name: 'Crew', isPlatform: false, weekStart: 'Sunday' },
  ...{
    bio: null,
    timeZone: 'Europe/London',
    logoUrl: null,
    bannerUrl: null,
    brandColor: null,
    darkBrandColor: null,
    theme: null,
  },
}

const saveHost = (world: World, { userId, timeZone, weekStart, schedule }: NaiveHost): void => {
  const scheduleId = schedule ? userId + 19_000 : null
  if (schedule && scheduleId) world.schedules.save(toSchedule(schedule, scheduleId, userId))
  const username = `host-${userId}`
  const email = `${username}@example.com`
  world.users.save(
    newUser({ id: userId, username, email, createdAt, timeZone, weekStart, defaultScheduleId: scheduleId }),
  )
  world.memberships.save({
    ...{ id: userId, userId, teamId, organizationId: null, role: 'MEMBER', accepted: true, roleId: null },
  })
}

/** `HH:MM` of a time of day in minutes; the latest that can be written stands for the end of the day. */
const clockTime = (minutes: number): string =>
  minutes >= 24 * 60
    ? '23:59'
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const toSchedule = ({ timeZone, hours, overrides }: NaiveSchedule, id: number, ownerId: number): Schedule => ({
  ...{ id, ownerId, timeZone, name: 'Hours' },
  availability: hours.map(({ days, from, to }) => ({ days, startTime: clockTime(from), endTime: clockTime(to) })),
  overrides: overrides.map(({ date, from, to }) => ({ date, startTime: clockTime(from), endTime: clockTime(to) })),
})

const toEventType = ({ type, hosts }: Situation): EventType =>
  newEventType({
    ...{ id: typeId, title: 'Call', slug: 'call', createdAt, lengthInMinutes: type.length },
    ...(type.kind === 'personal' ? { ownerId: hosts[0]?.userId ?? 0 } : { teamId, ...toTeamPart(type.kind, hosts) }),
    ...neighbourhood(type),
    minimumBookingNotice: type.notice,
    slotInterval: type.interval,
    offsetStart: type.offset,
    showOptimizedSlots: type.optimized,
    onlyShowFirstAvailableSlot: type.onlyFirst,
    bookingWindow: type.window,
    bookingLimitsCount: orNull(type.mostBookings),
    bookingLimitsDuration: orNull(type.mostMinutes),
    scheduleId: type.schedule ? typeScheduleId : null,
    seats:
      type.seats === null
        ? null
        : { seatsPerTimeSlot: type.seats, showAttendeeInfo: true, showAvailabilityCount: true },
  })

const orNull = <Limits extends object>(limits: Limits): Limits | null =>
  Object.keys(limits).length > 0 ? limits : null

const toTeamPart = (schedulingType: SchedulingType, hosts: readonly NaiveHost[]) => ({
  schedulingType,
  hosts: hosts.map(({ userId, mandatory }) => ({ userId, mandatory, priority: 'medium' as const, weight: null })),
})

const toOtherType = (other: NaiveNeighbour, ownerId: number): EventType =>
  newEventType({
    ...{ id: otherId, title: 'Other', slug: 'other', createdAt, lengthInMinutes: 30, ownerId },
    ...neighbourhood(other),
  })

const neighbourhood = ({ before, after, pendingBlocks }: NaiveNeighbour) => ({
  beforeEventBuffer: before,
  afterEventBuffer: after,
  confirmationPolicy: pendingBlocks
    ? {
        type: 'time' as const,
        noticeThreshold: { unit: 'minutes' as const, count: 0 },
        blockUnconfirmedBookingsInBooker: true,
      }
    : null,
})

const toBooking = (given: NaiveBooking, { hosts }: Situation, world: World): Booking => {
  const hostIds = given.hosts.flatMap((position) => hosts[position]?.userId ?? [])
  const start = given.start * milliseconds
  return newBooking({
    ...{ id: world.nextId('booking'), uid: world.nextUid('bookingUid'), title: 'Call', status: given.status },
    ...(given.of === 'type'
      ? { eventTypeId: typeId, eventTypeSlug: 'call' }
      : { eventTypeId: otherId, eventTypeSlug: 'other' }),
    ...{ start, end: start + given.length * milliseconds, createdAt: createdAt, hostIds, organizerId: hostIds[0] ?? 0 },
    isSeated: given.seatsTaken > 0,
    attendees: Array.from({ length: Math.max(given.seatsTaken, 1) }, (_, seat) =>
      toAttendee(world, given.seatsTaken > 0, seat),
    ),
    location: { type: 'integration', value: 'svc-video' },
  })
}

const toAttendee = (world: World, isSeated: boolean, position: number): Attendee => ({
  ...{ id: world.nextId('attendee'), role: 'booker', name: 'Eve Ellis', email: `eve-${position}@example.com` },
  ...{ timeZone: 'UTC', language: 'en', phoneNumber: null, absent: false },
  seat: isSeated ? { uid: world.nextUuid('seatUid'), responses: {}, metadata: {} } : null,
})
