/** A command that cannot go on: one sentence, and the code to exit with. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly exitCode: number

  constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }
}

/** A command that was called in a way it does not understand: exit code 2. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super(message, 2)
  }
}
