import { Failure } from '../../failure.js'
import type { User } from '../user.js'

/** Another user's e-mail address cannot become one's own (ME-02); `holder` is who has it, perhaps oneself. */
export const profileEmailIsFree = (user: User, email: string, holder: User | undefined): Failure | undefined =>
  holder && holder.id !== user.id
    ? new Failure('profile.email_taken', `The email ${email} belongs to another user; send one that nobody has yet`, {
        property: 'email',
        value: email,
      })
    : undefined
