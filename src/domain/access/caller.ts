import type { User } from '../organization/user.js'

/** Who asks: nobody in particular, or a user by one of the kinds of credentials (AU-01, AU-02). */
export type Caller =
  | { readonly kind: 'anonymous'; readonly user?: undefined }
  | {
      readonly kind: 'apiKey' | 'accessToken' | 'oauthClient'
      readonly user: User
      /** The credential's name in the scenario. */
      readonly credential: string
      /** The platform client behind the caller: its own id, or that of the client managing the user. */
      readonly clientId: string | null
    }

/** A caller who is somebody. */
export type KnownCaller = Exclude<Caller, { kind: 'anonymous' }>
