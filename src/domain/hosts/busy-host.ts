import { type Conflict, firstConflict, toRefusal } from '../availability/conflict.js'
import type { Slot } from '../booking/slots.js'
import type { Failure } from '../failure.js'
import type { HostRequest } from './host-choice.js'

export type { Conflict } from '../availability/conflict.js'

/** The first conflict of a host with any of the slots; undefined where he is free at all of them. */
export const conflictOf = (userId: number, slots: readonly Slot[], request: HostRequest): Conflict | undefined =>
  firstConflict(
    userId,
    slots.map(({ start, end }) => ({ from: start, to: end })),
    request,
  )

/** The refusal of a time at which a host has something else to do (BK-30). */
export const hostBusy = (conflict: Conflict, isTeam: boolean): Failure => toRefusal(conflict, isTeam)
