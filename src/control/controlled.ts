/** What control operations act on. */
export interface Controlled {
  /** Milliseconds since the epoch on its clock. */
  now(): number
  /** Version of the mock. */
  readonly version: string
}
