import type { Rule } from '../../../rule.js'
import type { Cancellation } from '../../cancel.js'

/** A rule about giving up a booking, a series or a seat. */
export type CancelRule = Rule<Cancellation>
