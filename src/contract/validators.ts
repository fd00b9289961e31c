/** One problem that a validator found, in ajv's form. */
export interface ValidatorError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly propertyName?: string
}

/** A compiled schema; the problems of the last call stand in `errors`. */
export interface Validator {
  (value: unknown): boolean
  errors?: readonly ValidatorError[] | null
}

/** Validators by name. */
export type ValidatorTable = Readonly<Record<string, Validator>>
