import type { Scenario } from '../scenario.js'
import { checkBookingHosts } from './booking-hosts.js'
import { checkEventTypeRules } from './event-type-rules.js'
import { checkFaults } from './faults.js'
import type { Finding } from './finding.js'
import { checkReferences } from './references.js'
import { checkRequests } from './requests.js'
import { checkRules } from './rules.js'
import { checkShape } from './shape.js'
import { checkValues } from './values.js'

/** Everything that is wrong with a value as a scenario: its form first, and only where that is right, what its parts have to do with each other; the rules of event types need a world, which is seeded only where nothing stands in the way. */
export const checkScenario = (value: unknown): readonly Finding[] => {
  const misshapen = checkShape(value)
  if (misshapen.length > 0) return misshapen
  const scenario = value as Scenario
  const inTheWay = [
    ...checkReferences(scenario),
    ...checkRules(scenario),
    ...checkRequests(scenario),
    ...checkValues(scenario),
    ...checkFaults(scenario),
  ]
  return [...inTheWay, ...checkBookingHosts(scenario), ...(inTheWay.length === 0 ? checkEventTypeRules(scenario) : [])]
}
