import type { Rule } from '../../rule.js'
import type { Attempt, Wish } from '../attempt.js'

/** A rule about what was sent, before its event type is sought. */
export type WishRule = Rule<Wish>

/** A rule about booking one event type. */
export type BookingRule = Rule<Attempt>
