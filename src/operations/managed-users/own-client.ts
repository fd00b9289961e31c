import type { Caller } from '../../domain/access/caller.js'
import { requireOwnClient } from '../../domain/access/client-access.js'
import { knownCaller } from '../../domain/access/require-access.js'
import type { OAuthClient } from '../../domain/organization/credential.js'
import type { World } from '../../state/world.js'

/** The OAuth client of the path, for itself and its owner (XT-24). */
export const ownClient = (
  { params: { clientId }, caller }: { readonly params: { readonly clientId: string }; readonly caller: Caller },
  world: World,
): OAuthClient => requireOwnClient(knownCaller(caller).user, clientId, world.oauthClients.get(clientId))
