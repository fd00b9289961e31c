import type { Rule } from '../../rule.js'
import type { ReservationAttempt } from '../reservation-attempt.js'

/** A rule about keeping a slot from others. */
export type ReservationRule = Rule<ReservationAttempt>
