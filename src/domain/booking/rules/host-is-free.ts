import { Failure } from '../../failure.js'
import type { BookingRule } from './booking-rule.js'

/** Refuses a time, or a series with one, at which those who must host have something else to do (BK-30, BK-35). */
export const hostIsFree: BookingRule = {
  name: 'hostIsFree',

  check(attempt) {
    const choice = attempt.hosts()
    return choice instanceof Failure ? choice : undefined
  },
}
