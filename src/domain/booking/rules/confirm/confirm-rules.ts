import type { Rule } from '../../../rule.js'
import type { HostAnswer } from '../../confirm.js'
import { stillWaits } from './still-waits.js'

/** What confirming and declining ask of a booking (XT-47). Order is behaviour. */
export const confirmRules: readonly Rule<HostAnswer>[] = [stillWaits]
