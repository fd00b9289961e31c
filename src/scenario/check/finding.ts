import type { Path } from '../path.js'

/** Something wrong at a place of a scenario; one sentence. */
export interface Finding {
  readonly path: Path
  readonly message: string
  /** Whether the property's name is wrong, not its value. */
  readonly isKey?: boolean
}
