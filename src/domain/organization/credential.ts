/** A platform customer's OAuth client. */
export interface OAuthClient {
  readonly id: string
  readonly secret: string
  readonly name: string
  /** The user as whom the client acts (AU-02). */
  readonly userId: number | null
  readonly organizationId: number | null
}

/** What a caller may present: an API key or a managed user's access token. */
export interface Credential {
  /** The token itself. */
  readonly id: string
  readonly name: string
  readonly kind: 'apiKey' | 'accessToken'
  readonly userId: number | null
  readonly expired: boolean
}
