import type { Caller } from '../access/caller.js'
import type { Directory } from '../directory.js'
import type { EventType } from '../event-type/event-type.js'
import { Failure } from '../failure.js'
import { chooseHosts } from '../hosts/choose-hosts.js'
import type { HostChoice } from '../hosts/host-choice.js'
import type { BookingInput } from './booking-input.js'
import type { Calendar } from './calendar.js'
import { lengthOf, type Slot, slotsOf } from './slots.js'

/** A request to book before its event type is known. */
export interface Wish {
  readonly input: BookingInput
  readonly caller: Caller
  /** Milliseconds since the epoch on the mock's clock. */
  readonly now: number
  /** Properties of the request that no schema knows; they were dropped (ER-07). */
  readonly unknown: readonly string[]
  readonly policy: BookingPolicy
}

/** Choosing alternatives of this operation. */
export interface BookingPolicy {
  /** AL-05: hosts may book types that require authentication. */
  readonly hostsMayBook: boolean
  /** AL-07: no location sent means the event type's first one. */
  readonly firstLocationByDefault: boolean
}

/** Everything a rule may see of an attempt to book one event type. */
export interface Attempt extends Wish {
  readonly eventType: EventType
  readonly directory: Directory
  readonly calendar: Calendar
  /** Minutes that each meeting takes, as wished. */
  readonly length: number
  /** The meetings in order: one, or the occurrences of a series. */
  readonly slots: readonly Slot[]
  /** Who would host, or why nobody can; found out once, when first asked. */
  hosts(): HostChoice | Failure
}

/** The attempt that comes of a wish once its event type is found. */
export const createAttempt = (
  wish: Wish,
  eventType: EventType,
  { directory, calendar }: { readonly directory: Directory; readonly calendar: Calendar },
): Attempt => {
  const length = lengthOf(wish.input, eventType)
  const slots = slotsOf(wish.input, eventType, { length, calendar })
  const { now, input } = wish
  let hosts: HostChoice | Failure | undefined
  return {
    ...wish,
    eventType,
    directory,
    calendar,
    length,
    slots,
    hosts() {
      hosts ??= chooseHosts({ eventType, slots, calendar, directory, now, teamMemberIds: input.routing?.teamMemberIds })
      return hosts
    },
  }
}

/** The hosts of an attempt that passed every rule. */
export const chosenHosts = (attempt: Attempt): HostChoice => {
  const choice = attempt.hosts()
  if (choice instanceof Failure) throw choice
  return choice
}
