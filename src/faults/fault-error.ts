/** A fault that cannot be set, with everything that is wrong with it. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
}
