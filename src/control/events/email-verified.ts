import { Failure } from '../../domain/failure.js'
import { verifyEmail } from '../../domain/organization/change-email.js'
import { profileEmailIsFree } from '../../domain/organization/rules/profile-email-is-free.js'
import type { EventKind } from './event-kind.js'
import { requireUser } from './subjects.js'

/** An address is proved to be its owner's; one that waited for that becomes his e-mail (ME-02). */
export const emailVerified: EventKind<'emailVerified'> = ({ userId, email }, world) => {
  const user = requireUser(world, userId)
  const verified = verifyEmail(user, email, world.now())
  if (!verified) {
    const message = `${email} is no address of user ${userId}; use his own, a secondary one, or the one that he asked for`
    throw new Failure('control.email_not_own', message, { userId, email })
  }
  const taken = profileEmailIsFree(user, verified.email, world.users.first('email', verified.email.toLowerCase()))
  if (taken) throw taken
  world.users.save(verified)
}
