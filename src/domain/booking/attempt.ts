import type { Caller } from '../access/caller.js'
import type { Directory } from '../directory.js'
import type { EventType } from '../event-type/event-type.js'
import { Failure } from '../failure.js'
import { chooseHosts } from '../hosts/choose-hosts.js'
import type { HostChoice } from '../hosts/host-choice.js'
import type { Booking } from './booking.js'
import type { BookingInput } from './booking-input.js'
import type { BookingPolicy } from './booking-policy.js'
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
  /** The code that counts as sent by e-mail (BK-24). */
  readonly verificationCode: string
  readonly policy: BookingPolicy
  /** The booking that moves, where none is made anew: it stands in nobody's way (AV-13). */
  readonly rescheduling?: Booking | undefined
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
  const { now, input, rescheduling, policy } = wish
  let hosts: HostChoice | Failure | undefined
  return Object.assign(
    {
      eventType,
      directory,
      calendar,
      length,
      slots,
      hosts() {
        const teamMemberIds = input.routing?.teamMemberIds
        hosts ??= chooseHosts({ eventType, slots, calendar, directory, now, policy, teamMemberIds, rescheduling })
        return hosts
      },
    },
    wish,
  )
}

/** The hosts of an attempt that passed every rule. */
export const chosenHosts = (attempt: Attempt): HostChoice => {
  const choice = attempt.hosts()
  if (choice instanceof Failure) throw choice
  return choice
}
