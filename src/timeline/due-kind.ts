import type { FailureName } from '../domain/failure.js'
import type { OutsideEvent, OutsideEventType } from '../domain/outside/outside-event.js'
import type { Happening } from '../domain/webhook/happening.js'
import type { World } from '../state/world.js'

/** What fell due, by its kind, and of whom it tells. */
export type Due =
  | { readonly what: 'meetingStarted' | 'meetingEnded'; readonly bookingUid: string }
  | { readonly what: 'reservationExpired'; readonly reservationUid: string }
  | { readonly what: 'tokenExpired'; readonly credential: string }
  | { readonly what: 'deliveryDue'; readonly deliveryId: number }
  | DueEvent

/** An event that was scheduled; where it could not happen, by which refusal and why. */
export interface DueEvent {
  readonly what: OutsideEventType
  readonly eventId: number
  readonly bookingUid?: string
  readonly refusedBy?: FailureName
  readonly reason?: string
}

/** Tells subscribers of what happened. */
export type Raise = (...happenings: readonly Happening[]) => void

/** Lets something happen outside the API; throws a `Failure` where it cannot. */
export type CarryOut = (world: World, event: OutsideEvent, raise: Raise) => void

/** How what falls due takes effect. */
export interface Effects {
  readonly raise: Raise
  readonly carryOut: CarryOut
}

/** One kind of thing that falls due on a world's clock. Times are milliseconds since the epoch. */
export interface DueKind {
  /** The first moment after the given one at which something of this kind is due; undefined where nothing is. */
  next(world: World, after: number): number | undefined
  /** Lets everything of this kind that is due at that moment happen. */
  happen(world: World, at: number, effects: Effects): readonly Due[]
}
