/** A platform customer's OAuth client. */
export interface OAuthClient {
  readonly id: string
  readonly secret: string
  readonly name: string
  /** The user as whom the client acts (AU-02). */
  readonly userId: number | null
  readonly organizationId: number | null
}

/** What a caller may present: an API key or a managed user's access token; and what is exchanged for a new access token. */
export interface Credential {
  /** The token itself. */
  readonly id: string
  readonly name: string
  readonly kind: 'apiKey' | 'accessToken' | 'refreshToken'
  readonly userId: number | null
  /** Whether it is past its time whatever the clock says. */
  readonly expired: boolean
  /** The first moment at which it counts as expired, milliseconds since the epoch; null where time does it no harm. */
  readonly expiresAt: number | null
}

/** Whether the credential is good for nothing any more at this moment; exactly at its expiry it is (AU-06). */
export const hasExpired = ({ expired, expiresAt }: Credential, now: number): boolean =>
  expired || (expiresAt !== null && now >= expiresAt)
