import { faultProblems } from '../../faults/check-fault.js'
import type { Scenario } from '../scenario.js'
import type { Finding } from './finding.js'

/** Faults that are aimed at nothing there is, that refuse by no name there is, or that contradict themselves. */
export const checkFaults = (scenario: Scenario): readonly Finding[] => {
  const callers = (): readonly string[] => Object.keys(scenario.credentials ?? {})
  return Object.entries(scenario.faults ?? {}).flatMap(([key, fault]) =>
    faultProblems(fault, callers).map(({ field, isName = false, message }) => ({
      path: ['faults', key, ...(field === undefined ? [] : [field])],
      isKey: isName,
      message,
    })),
  )
}
