import { Failure } from '../../failure.js'
import type { User } from '../user.js'

/** An e-mail address belongs to one user, letter case aside (TM-01); `holder` is who has it. */
export const emailIsNew = (email: string, holder: User | undefined): Failure | undefined =>
  holder &&
  new Failure('user.email_taken', `The email ${email} belongs to user ${holder.id}; send one that nobody has yet`, {
    property: 'email',
    value: email,
    userId: holder.id,
  })

/** A username belongs to one user, letter case aside (TM-01); `holder` is who has it. */
export const usernameIsNew = (username: string, holder: User | undefined): Failure | undefined =>
  holder &&
  new Failure(
    'user.username_taken',
    `The username ${username} belongs to user ${holder.id}; send one that nobody has yet`,
    {
      property: 'username',
      value: username,
      userId: holder.id,
    },
  )
