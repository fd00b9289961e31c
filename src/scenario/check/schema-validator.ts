import { validateScenario } from '../../generated/scenario-validator.js'

/** One finding of the validator, as ajv words it. */
export interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** Everything in which a value departs from the scenario's schema. */
export const schemaErrors = (value: unknown): readonly SchemaError[] => {
  validateScenario(value)
  return validateScenario.errors ?? []
}
