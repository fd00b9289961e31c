import type { Wire } from '../contract/wire.js'
import type { TokenPair } from '../domain/organization/managed-tokens.js'
import type { User } from '../domain/organization/user.js'
import { toIso } from '../domain/time/instant.js'

type Output = Wire<'ManagedUser'>

/** A managed user as the client sees it (XT-37). */
export const toManagedUser = (user: User): Output => ({
  id: user.id,
  username: user.username,
  email: user.email,
  name: user.name,
  bio: user.bio,
  avatarUrl: user.avatarUrl,
  timeZone: user.timeZone,
  weekStart: user.weekStart as Output['weekStart'],
  timeFormat: user.timeFormat as Output['timeFormat'],
  locale: user.locale,
  defaultScheduleId: user.defaultScheduleId,
  createdDate: toIso(user.createdAt),
  metadata: { ...user.metadata },
})

/** Tokens as the client takes them, with the moments from which they are refused (XT-37). */
export const toManagedUserTokens = ({ access, refresh }: TokenPair): Wire<'ManagedUserTokens'> => ({
  accessToken: access.id,
  refreshToken: refresh.id,
  accessTokenExpiresAt: toIso(access.expiresAt),
  refreshTokenExpiresAt: toIso(refresh.expiresAt),
})
