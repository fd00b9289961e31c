import type { Happening } from '../domain/webhook/happening.js'
import type { World } from '../state/world.js'

/** What fell due, by its kind, and of whom it tells. */
export type Due =
  | { readonly what: 'meetingStarted' | 'meetingEnded'; readonly bookingUid: string }
  | { readonly what: 'reservationExpired'; readonly reservationUid: string }
  | { readonly what: 'tokenExpired'; readonly credential: string }
  | { readonly what: 'deliveryDue'; readonly deliveryId: number }

/** One kind of thing that falls due on a world's clock. Times are milliseconds since the epoch. */
export interface DueKind {
  /** The first moment after the given one at which something of this kind is due; undefined where nothing is. */
  next(world: World, after: number): number | undefined
  /** Lets everything of this kind that is due at that moment happen. */
  happen(world: World, at: number, raise: (happening: Happening) => void): readonly Due[]
}
