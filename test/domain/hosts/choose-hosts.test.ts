import { expect, it } from 'vitest'
import type { Booking } from '../../../src/domain/booking/booking.js'
import type { EventTypeHost } from '../../../src/domain/event-type/event-type.js'
import { Failure } from '../../../src/domain/failure.js'
import type { HostChoice } from '../../../src/domain/hosts/host-choice.js'
import { aBooking, monday, seatHolder } from '../../builders/a-booking.js'
import { aUser } from '../../builders/a-user.js'
import { anAttempt, type Given } from '../../builders/an-attempt.js'
import { anEventType, aTeamEventType } from '../../builders/an-event-type.js'

const [ada, ben, cleo] = [1001, 1002, 1003]
const users = [aUser({ id: ben, username: 'ben' }), aUser({ id: cleo, username: 'cleo' })]
/** When the attempt is for. */
const start = Date.parse('2026-01-12T10:00:00Z')

const host = (userId: number, given: Partial<EventTypeHost> = {}): EventTypeHost => ({
  userId,
  mandatory: false,
  priority: 'medium',
  weight: null,
  ...given,
})

const choose = (hosts: readonly EventTypeHost[], given: Given = {}) =>
  anAttempt({ users, eventType: aTeamEventType({ hosts }), ...given }).hosts()

const mustChoose = (hosts: readonly EventTypeHost[], given: Given = {}): HostChoice => {
  const choice = choose(hosts, given)
  if (choice instanceof Failure) throw choice
  return choice
}

let id = 100001
/** A booking of the event type that a host was given, at a time when nothing else is. */
const given = (userId: number, more: Partial<Booking> = {}): Booking => {
  id += 1
  return aBooking({ id, uid: `uid${id}`, organizerId: userId, start: monday + id * 3_600_000, ...more })
}
const busy = (userId: number): Booking => given(userId, { start, eventTypeId: 10002 })

it('takes those never booked first, in the order of the list [HA-04]', () => {
  const choice = mustChoose([host(ada), host(ben), host(cleo)])

  expect(choice).toMatchObject({ organizerId: ada, hostIds: [ada], restsOn: ['HA-04'] })
})

it('takes the host whose latest booking was made longest ago, whenever it takes place [HA-04]', () => {
  const bookings = [given(ben), given(ada), given(cleo), given(ben)]

  expect(mustChoose([host(ada), host(ben), host(cleo)], { bookings })).toMatchObject({
    organizerId: ada,
    restsOn: ['HA-04'],
  })
})

it.each(['cancelled', 'rejected'] as const)('does not count a booking that was %s [HA-04]', (status) => {
  const bookings = [given(ben), given(ada), given(ben, { status })]

  expect(mustChoose([host(ada), host(ben)], { bookings }).organizerId).toBe(ben)
})

it('does not count bookings of other event types [HA-04]', () => {
  const bookings = [given(ada, { eventTypeId: 10002 }), given(ben)]

  expect(mustChoose([host(ada), host(ben)], { bookings }).organizerId).toBe(ada)
})

it('passes over busy hosts, and tells who was busy with what [HA-01]', () => {
  const taken = busy(ada)

  expect(mustChoose([host(ada), host(ben)], { bookings: [taken] })).toMatchObject({
    organizerId: ben,
    restsOn: ['HA-01'],
    why: { candidates: [ada, ben], busy: [{ userId: ada, bookingUid: taken.uid }], steps: [] },
  })
})

it('refuses when every host is busy [HA-01, BK-30]', () => {
  const refusal = choose([host(ada), host(ben)], { bookings: [busy(ada), busy(ben)] })

  expect(refusal).toMatchObject({ name: 'booking.host_busy', message: expect.stringContaining('A host, user 1001,') })
})

it('prefers a higher priority over a longer wait [HA-03]', () => {
  const hosts = [
    host(ada, { priority: 'lowest' }),
    host(ben, { priority: 'high' }),
    host(cleo, { priority: 'highest' }),
  ]

  expect(mustChoose(hosts, { bookings: [given(cleo)] })).toMatchObject({
    organizerId: cleo,
    restsOn: ['HA-03'],
    why: { steps: [{ rests: 'HA-03', left: [cleo] }] },
  })
})

it('lets equals of the highest priority take turns [HA-03, HA-04]', () => {
  const hosts = [host(ada, { priority: 'low' }), host(ben, { priority: 'high' }), host(cleo, { priority: 'high' })]

  expect(mustChoose(hosts, { bookings: [given(ben)] })).toMatchObject({
    organizerId: cleo,
    restsOn: ['HA-04'],
    why: {
      steps: [
        { rests: 'HA-03', left: [ben, cleo] },
        { rests: 'HA-04', left: [cleo] },
      ],
    },
  })
})

it('gives meetings in the proportion of weights, once one differs from 100 [HA-02]', () => {
  const hosts = [host(ada), host(ben, { weight: 200 })]
  const bookings: Booking[] = []
  for (let meeting = 0; meeting < 6; meeting++) bookings.push(given(mustChoose(hosts, { bookings }).organizerId))

  expect(bookings.map(({ organizerId }) => organizerId)).toEqual([ben, ada, ben, ben, ada, ben])
})

it('weighs before it looks at priority [HA-02, HA-03]', () => {
  const hosts = [host(ada, { priority: 'highest', weight: 50 }), host(ben, { priority: 'lowest', weight: 100 })]

  expect(mustChoose(hosts)).toMatchObject({ organizerId: ben, restsOn: ['HA-02'] })
})

it("counts this month's bookings only, by the month of UTC in which they were made [HA-02]", () => {
  const hosts = [host(ada), host(ben, { weight: 110 })]
  const lastMonth = given(ben, { createdAt: Date.parse('2025-12-31T23:59:59.999Z') })
  const thisMonth = given(ben, { createdAt: Date.parse('2026-01-01T00:00:00.000Z') })

  expect(mustChoose(hosts, { bookings: [lastMonth] }).organizerId).toBe(ben)
  expect(mustChoose(hosts, { bookings: [thisMonth] }).organizerId).toBe(ada)
})

it('does not weigh where all weights are 100 [HA-02]', () => {
  const hosts = [host(ada, { weight: 100 }), host(ben)]

  expect(mustChoose(hosts, { bookings: [given(ada)] }).why.steps).toEqual([{ rests: 'HA-04', left: [ben] }])
})

it('survives weights that are all zero [HA-02]', () => {
  expect(mustChoose([host(ada, { weight: 0 }), host(ben, { weight: 0 })])).toMatchObject({ organizerId: ada })
})

it('lets mandatory hosts attend with one other; the first of them organizes [HA-01, HA-05]', () => {
  const hosts = [host(ada), host(ben, { mandatory: true }), host(cleo, { mandatory: true })]

  expect(mustChoose(hosts)).toMatchObject({ organizerId: ben, hostIds: [ben, cleo, ada], restsOn: ['HA-01', 'HA-05'] })
})

it('lets mandatory hosts attend alone where there are no others [HA-01]', () => {
  expect(mustChoose([host(ada, { mandatory: true }), host(ben, { mandatory: true })]).hostIds).toEqual([ada, ben])
})

it('refuses when a mandatory host is busy [HA-01, BK-30]', () => {
  expect(choose([host(ada), host(ben, { mandatory: true })], { bookings: [busy(ben)] })).toMatchObject({
    name: 'booking.host_busy',
    details: { userId: ben },
  })
})

it('refuses when nobody can join the mandatory host [HA-01, BK-30]', () => {
  expect(choose([host(ada), host(ben, { mandatory: true })], { bookings: [busy(ada)] })).toMatchObject({
    name: 'booking.host_busy',
    details: { userId: ada },
  })
})

const routed = (...teamMemberIds: number[]): Given => ({ input: { routing: { responseId: 7, teamMemberIds } } })

it('chooses only among those whom routing names [HA-08]', () => {
  expect(mustChoose([host(ada), host(ben), host(cleo)], routed(cleo, ben))).toMatchObject({
    organizerId: ben,
    restsOn: ['HA-04', 'HA-08'],
    why: { candidates: [ben, cleo] },
  })
})

it('does not let routing lead to anybody but hosts [HA-08, BK-30]', () => {
  expect(choose([host(ada)], routed(1999))).toMatchObject({
    name: 'booking.routed_to_nobody',
    message: expect.stringContaining('1999'),
  })
  expect(choose([host(ada), host(ben, { mandatory: true })], routed(ben))).toMatchObject({
    name: 'booking.routed_to_nobody',
  })
})

it('reads an empty list of team members as no limit [HA-08]', () => {
  expect(mustChoose([host(ada), host(ben)], routed())).toMatchObject({ organizerId: ada, restsOn: ['HA-04'] })
})

it('needs every host of a collective event type; the first organizes, whoever is mandatory [HA-06]', () => {
  const eventType = aTeamEventType({
    schedulingType: 'collective',
    hosts: [host(ada, { priority: 'lowest' }), host(ben, { mandatory: true }), host(cleo)],
  })

  expect(mustChoose([], { eventType })).toMatchObject({
    organizerId: ada,
    hostIds: [ada, ben, cleo],
    restsOn: ['HA-06'],
  })
  expect(choose([], { eventType, bookings: [busy(cleo)] })).toMatchObject({
    name: 'booking.host_busy',
    details: { userId: cleo },
  })
  expect(mustChoose([], { eventType, ...routed(ben) }).hostIds).toEqual([ada, ben, cleo])
})

it("leaves a managed child to its owner, and cites nothing for a person's own event type [HA-06]", () => {
  expect(mustChoose([], { eventType: anEventType({ parentId: 10009, ownerId: ben }) })).toMatchObject({
    hostIds: [ben],
    restsOn: ['HA-06'],
  })
  expect(mustChoose([], { eventType: anEventType() })).toMatchObject({ hostIds: [ada], restsOn: [] })
})

it('keeps the hosts of a seated booking that is joined, although they are busy there [AV-11]', () => {
  const seats = { seatsPerTimeSlot: 9, showAttendeeInfo: true, showAvailabilityCount: true }
  const joined = given(ben, { start, isSeated: true, attendees: [seatHolder(200001, 'eve@example.com')] })
  const eventType = aTeamEventType({ seats, hosts: [host(ada), host(ben)] })

  expect(mustChoose([], { eventType, bookings: [joined] })).toMatchObject({ organizerId: ben, restsOn: [] })
})

it('chooses one host for a whole series, free at every occurrence [BK-35]', () => {
  const recurrence = { interval: 1, occurrences: 3, frequency: 'weekly' } as const
  const eventType = aTeamEventType({ recurrence, hosts: [host(ada), host(ben)] })
  const lastWeek = given(ada, { start: start + 14 * 86_400_000 })

  expect(mustChoose([], { eventType, bookings: [lastWeek] })).toMatchObject({ organizerId: ben, restsOn: ['HA-01'] })
})
