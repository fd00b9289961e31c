import { newTokenPair, type TokenPair } from '../../domain/organization/managed-tokens.js'
import type { User } from '../../domain/organization/user.js'
import type { World } from '../../state/world.js'

/** Stores fresh tokens of a managed user in the place of all former ones (XT-37). */
export const issueTokens = (world: World, user: User): TokenPair => {
  for (const former of [...world.credentials.by('user', user.id)])
    if (former.kind !== 'apiKey') world.credentials.remove(former.id)
  const texts = { access: world.nextUid('accessToken'), refresh: world.nextUid('refreshToken') }
  const pair = newTokenPair(user, texts, world.now())
  world.credentials.save(pair.access)
  world.credentials.save(pair.refresh)
  return pair
}
