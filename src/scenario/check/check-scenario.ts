import type { Scenario } from '../scenario.js'
import { checkBookingHosts } from './booking-hosts.js'
import type { Finding } from './finding.js'
import { checkReferences } from './references.js'
import { checkRules } from './rules.js'
import { checkShape } from './shape.js'
import { checkValues } from './values.js'

/** Everything that is wrong with a value as a scenario: its form first, and only where that is right, what its parts have to do with each other. */
export const checkScenario = (value: unknown): readonly Finding[] => {
  const misshapen = checkShape(value)
  if (misshapen.length > 0) return misshapen
  const scenario = value as Scenario
  return [
    ...checkReferences(scenario),
    ...checkValues(scenario),
    ...checkRules(scenario),
    ...checkBookingHosts(scenario),
  ]
}
