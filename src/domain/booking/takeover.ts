import type { AvailabilityPolicy } from '../availability/availability-policy.js'
import type { Directory } from '../directory.js'
import type { EventType, EventTypeHost } from '../event-type/event-type.js'
import { Failure } from '../failure.js'
import { chooseHosts } from '../hosts/choose-hosts.js'
import type { HostChoice } from '../hosts/host-choice.js'
import { toIso } from '../time/instant.js'
import type { Booking } from './booking.js'
import type { Calendar } from './calendar.js'
import { bookingIsOff } from './is-off.js'

/** One host in the place of another. */
export interface Takeover {
  readonly leaving: number
  readonly coming: number
}

/** Who is to take a booking over, and what that is decided by. */
export interface TakeoverRequest {
  readonly booking: Booking
  /** The host who is named; left out, the round robin chooses. */
  readonly userId?: number | undefined
  readonly directory: Directory
  readonly calendar: Calendar
  readonly now: number
  readonly policy: AvailabilityPolicy
}

/**
 * Who takes the place of the present host, or why nobody can (XT-48).
 *
 * Mandatory hosts stay; of the others who do not attend, one who is free is chosen as at the making of a booking (HA-01 to HA-04).
 */
export const takeover = (
  request: TakeoverRequest,
): { readonly takeover: Takeover; readonly choice: HostChoice } | Failure => {
  const { booking, userId } = request
  const eventType = request.directory.eventType(booking.eventTypeId)
  const off = bookingIsOff(booking)
  if (off) return off
  if (eventType?.schedulingType !== 'roundRobin') return notRoundRobin(booking)

  const leaving = booking.hostIds.find((id) => !isMandatory(eventType, id))
  const others = eventType.hosts.filter((it) => !it.mandatory && !booking.hostIds.includes(it.userId))
  if (leaving === undefined) return noOtherHost(booking, 'is hosted by mandatory hosts alone, who all stay')
  if (others.length === 0) return noOtherHost(booking, 'has no other host who could take over')
  const candidates = userId === undefined ? others : others.filter((it) => it.userId === userId)
  if (candidates.length === 0) return notAnotherHost(booking, others, userId)

  const choice = choose(candidates, eventType, request)
  if (choice instanceof Failure) return nobodyFree(booking, candidates)
  return { takeover: { leaving, coming: choice.organizerId }, choice }
}

const isMandatory = ({ hosts }: EventType, id: number): boolean => hosts.some((it) => it.userId === id && it.mandatory)

const choose = (hosts: readonly EventTypeHost[], eventType: EventType, request: TakeoverRequest) => {
  const { directory, calendar, now, policy, booking } = request
  const common = { directory, calendar, now, policy, teamMemberIds: undefined }
  const slots = [{ start: booking.start, end: booking.end, joins: undefined }]
  return chooseHosts({ ...common, eventType: { ...eventType, hosts }, slots })
}

const notRoundRobin = ({ uid, eventTypeId }: Booking): Failure =>
  new Failure(
    'booking.not_round_robin',
    `Booking ${uid} is of event type ${eventTypeId}, whose hosts do not take turns; only a round robin can be reassigned`,
    { bookingUid: uid, eventTypeId },
  )

const noOtherHost = ({ uid, hostIds, eventTypeId }: Booking, found: string): Failure =>
  new Failure(
    'booking.no_other_host',
    `Booking ${uid} cannot be reassigned: it ${found}; give event type ${eventTypeId} another host who takes turns`,
    { bookingUid: uid, eventTypeId, hostIds },
  )

const notAnotherHost = ({ uid, hostIds }: Booking, others: readonly EventTypeHost[], userId = 0): Failure => {
  const found = hostIds.includes(userId) ? 'hosts it already' : 'is no host of its event type'
  const ids = others.map((it) => it.userId)
  return new Failure(
    'booking.not_another_host',
    `Booking ${uid} cannot be reassigned to user ${userId}, who ${found}; name one of ${ids.join(', ')}`,
    { bookingUid: uid, userId, otherHosts: ids },
  )
}

const nobodyFree = ({ uid, start, end }: Booking, candidates: readonly EventTypeHost[]): Failure => {
  const ids = candidates.map(({ userId }) => userId)
  const [from, to] = [toIso(start), toIso(end)]
  return new Failure(
    'booking.no_other_host_free',
    `Booking ${uid} cannot be reassigned: of ${ids.join(', ')} nobody is free between ${from} and ${to}; move the booking, or free one of them`,
    { bookingUid: uid, candidates: ids, start: from, end: to },
  )
}
