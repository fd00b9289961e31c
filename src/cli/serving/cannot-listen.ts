import { MockError } from '../../mock/mock-error.js'
import { CommandError } from '../command-error.js'

/** An address that cannot be had is no mistake in the command line: exit code 1. */
export const cannotListen = (error: unknown): never => {
  if (error instanceof MockError) throw new CommandError(error.message, 1)
  throw error
}
