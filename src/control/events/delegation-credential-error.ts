import type { User } from '../../domain/organization/user.js'
import type { EventKind } from './event-kind.js'
import { requireUser } from './subjects.js'

/** What an organization was entrusted with does not act for a user (WH-39); nothing is changed. */
export const delegationCredentialError: EventKind<'delegationCredentialError'> = (event, world, raise) => {
  const user = requireUser(world, event.userId)
  raise({ trigger: 'DELEGATION_CREDENTIAL_ERROR', user, error: event.error ?? usualError(user) })
}

const usualError = ({ email }: User) => ({
  type: 'InvalidCredential',
  message: `The credential of the organization cannot act for ${email}`,
})
