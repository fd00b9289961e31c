import { stateSchema } from '../../../generated/state-schema.js'
import { validateState } from '../../../generated/state-validator.js'
import type { Finding } from '../finding.js'
import { namesAt, type Schema } from '../known-names.js'
import { worded } from '../shape.js'

/** Everything in which a value has not the form in which a world keeps its things. */
export const checkStateShape = (value: unknown): readonly Finding[] => {
  validateState(value)
  return worded(validateState.errors ?? [], value, (path) => namesAt(stateSchema as Schema, path))
}
