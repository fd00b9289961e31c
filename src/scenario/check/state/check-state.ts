import type { StoredState } from '../../../state/stored-state.js'
import type { Finding } from '../finding.js'
import { checkStateCounters } from './state-counters.js'
import { checkStateReferences } from './state-references.js'
import { checkStateRepeats } from './state-repeats.js'
import { checkStateRequests } from './state-requests.js'
import { checkStateRules } from './state-rules.js'
import { checkStateShape } from './state-shape.js'

/** Everything that is wrong with a value as an exported state: its form first, and only where that is right, what its parts have to do with each other. */
export const checkState = (value: unknown): readonly Finding[] => {
  if (extendsAnother(value)) return [{ path: ['extends'], isKey: true, message: wholeWorld }]
  const misshapen = checkStateShape(value)
  if (misshapen.length > 0) return misshapen
  // Its form is that of the type, field by field.
  const state = value as StoredState
  return [
    ...checkStateRules(state),
    ...checkStateReferences(state),
    ...checkStateRepeats(state),
    ...checkStateCounters(state),
    ...checkStateRequests(state),
  ]
}

const wholeWorld = 'an exported state is a whole world and extends nothing; leave "extends" out'

const extendsAnother = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'extends')
