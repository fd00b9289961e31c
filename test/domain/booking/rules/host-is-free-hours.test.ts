import { expect, it } from 'vitest'
import { createAttempt } from '../../../../src/domain/booking/attempt.js'
import type { Booking } from '../../../../src/domain/booking/booking.js'
import { bookingPolicyOf } from '../../../../src/domain/booking/booking-policy.js'
import { hostIsFree } from '../../../../src/domain/booking/rules/host-is-free.js'
import type { EventType } from '../../../../src/domain/event-type/event-type.js'
import { day, minute } from '../../../../src/domain/time/instant.js'
import { aBooking } from '../../../builders/a-booking.js'
import { aUser } from '../../../builders/a-user.js'
import { anAttempt, aWish, aWorld, type Given } from '../../../builders/an-attempt.js'
import { anEventType, aTeamEventType } from '../../../builders/an-event-type.js'

/** The attempt is for Monday, 12 January 2026, 10:00 to 10:30 UTC. */
const start = Date.parse('2026-01-12T10:00:00Z')

const withSchedules = (
  eventType: EventType,
  schedules: readonly { id: number; ownerId: number; startTime: string }[],
  given: Given = {},
) => {
  const world = aWorld({ ...given, eventTypes: [eventType] })
  for (const { id, ownerId, startTime } of schedules)
    world.schedules.save({
      ...{ id, ownerId, name: 'Hours', timeZone: 'UTC', overrides: [] },
      availability: [{ days: ['Monday'], startTime, endTime: '17:00' }],
    })
  return hostIsFree.check(createAttempt(aWish(given), eventType, { directory: world, calendar: world }))
}
const later = { id: 20001, ownerId: 1001, startTime: '10:01' }
const early = { id: 20002, ownerId: 1001, startTime: '10:00' }

it('refuses a time outside the working hours of the default schedule, and says when they are [BK-30, AV-01]', () => {
  const users = [aUser({ defaultScheduleId: 20001 })]
  const refusal = withSchedules(anEventType(), [later], { users })
  expect(refusal).toMatchObject({ name: 'booking.outside_working_hours', details: { userId: 1001 } })
  expect(refusal?.message).toContain('User 1001 is busy')
  expect(refusal?.message).toContain('from 2026-01-12T10:01:00.000Z to 2026-01-12T17:00:00.000Z')
})

it('goes by the schedule of the event type before the default one, unless it is foreign [AV-01, EV-11]', () => {
  const users = [aUser({ defaultScheduleId: 20001 })]
  expect(withSchedules(anEventType({ scheduleId: 20002 }), [later, early], { users })).toBeUndefined()
  expect(
    withSchedules(anEventType({ scheduleId: 20002 }), [later, { ...early, ownerId: 1002 }], { users }),
  ).toMatchObject({
    name: 'booking.outside_working_hours',
  })
  expect(withSchedules(anEventType({ scheduleId: 29999 }), [], {})).toBeUndefined()
})

it('goes by the schedule of a member on a team event type [AV-01, EV-11]', () => {
  const hosts = [{ userId: 1001, mandatory: false, priority: 'medium' as const, weight: null }]
  const eventType = aTeamEventType({ hosts, scheduleId: 20001 })
  const memberships = [
    {
      ...{ id: 400001, userId: 1002, teamId: 101, organizationId: null },
      role: 'MEMBER' as const,
      accepted: true,
      roleId: null,
    },
  ]
  const ofBen = { ...later, ownerId: 1002 }
  expect(withSchedules(eventType, [ofBen], { memberships })).toMatchObject({ name: 'booking.outside_working_hours' })
  expect(withSchedules(eventType, [ofBen], {})).toBeUndefined()
})

it('has a host without a schedule work at all times, or in office hours [AV-02] [AL-26]', () => {
  const sunday = { start: Date.parse('2026-01-11T03:00:00Z') }
  expect(hostIsFree.check(anAttempt({ input: sunday }))).toBeUndefined()
  const policy = bookingPolicyOf((it) => it === 'AL-26')
  expect(hostIsFree.check(anAttempt({ input: sunday, policy }))).toMatchObject({ name: 'booking.outside_office_hours' })
  expect(hostIsFree.check(anAttempt({ policy }))).toBeUndefined()
})

const other = anEventType({ id: 10002, slug: 'other', beforeEventBuffer: 15, afterEventBuffer: 20 })
const beside = (booking: Partial<Booking>, eventType = anEventType({ beforeEventBuffer: 10, afterEventBuffer: 5 })) =>
  hostIsFree.check(
    anAttempt({ eventType, eventTypes: [other], bookings: [aBooking({ eventTypeId: 10002, ...booking })] }),
  )

it.each([
  ['before', -60 * minute, 0],
  ['after', 50 * minute, 0],
])('lets the buffers of two meetings touch but not overlap, %s [AV-04]', (side, shift) => {
  expect(beside({ start: start + shift })).toBeUndefined()
  const nearer = start + shift + (side === 'before' ? 1 : -1)
  const refusal = beside({ start: nearer })
  expect(refusal).toMatchObject({ name: 'booking.buffer_overlaps' })
  expect(refusal?.message).toContain('and the buffers around the two')
})

it('keeps a booking being moved out of its own way [AV-13]', () => {
  const own = aBooking({ start })
  const eventType = anEventType()
  const world = aWorld({ eventTypes: [eventType], bookings: [own] })
  const around = { directory: world, calendar: world }
  expect(hostIsFree.check(createAttempt(aWish(), eventType, around))).toMatchObject({ name: 'booking.host_busy' })
  expect(hostIsFree.check(createAttempt({ ...aWish(), rescheduling: own }, eventType, around))).toBeUndefined()
})

it('refuses a time at which the host is away [AV-14]', () => {
  const away = (from: number, to: number) =>
    hostIsFree.check(anAttempt({ users: [aUser({ busyTimes: [{ from, to }] })] }))
  expect(away(start - day, start)).toBeUndefined()
  expect(away(start - day, start + 1)).toMatchObject({ name: 'booking.host_absent' })
})

it('refuses a series whose own meetings overlap [BK-35]', () => {
  const eventType = anEventType({
    lengthInMinutes: 7 * 24 * 60 + 1,
    recurrence: { interval: 1, occurrences: 2, frequency: 'weekly' },
  })
  expect(hostIsFree.check(anAttempt({ eventType }))).toMatchObject({ name: 'booking.occurrences_overlap' })
})

it('answers at once for a meeting of thousands of years [AV-01]', () => {
  const users = [aUser({ defaultScheduleId: 20001 })]
  expect(withSchedules(anEventType({ lengthInMinutes: 4e9 }), [later], { users })).toMatchObject({
    name: 'booking.outside_working_hours',
  })
})
