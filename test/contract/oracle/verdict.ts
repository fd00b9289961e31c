/** What a judge holds against a request; none where it is right. */
export interface Objection {
  /** `body`, `query` or `path`, then the steps to the place. */
  readonly place: readonly string[]
  /** Name of the broken rule, as JSON Schema calls it where it has one. */
  readonly rule: string
  readonly text: string
}
