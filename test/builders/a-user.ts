import { newUser } from '../../src/domain/organization/new-user.js'
import type { User } from '../../src/domain/organization/user.js'

/** Ada Archer, a user with nothing but defaults; a test names only what it is about. */
export const aUser = (given: Partial<User> = {}): User =>
  newUser({
    id: 1001,
    username: 'ada',
    email: 'ada@example.com',
    name: 'Ada Archer',
    createdAt: Date.parse('2026-01-05T09:00:00Z'),
    ...given,
  })
