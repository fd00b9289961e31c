import type { Rule } from '../../../rule.js'
import type { Rescheduling } from '../../reschedule.js'

/** A rule about moving a booking, whatever the new time. */
export type RescheduleRule = Rule<Rescheduling>
