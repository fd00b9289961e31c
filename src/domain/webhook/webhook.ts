/** A subscription to triggers; one of the five ids says whose it is. */
export interface Webhook {
  readonly id: number
  readonly organizationId: number | null
  readonly teamId: number | null
  readonly eventTypeId: number | null
  readonly userId: number | null
  readonly oauthClientId: string | null
  readonly payloadTemplate: string | null
  readonly active: boolean
  readonly subscriberUrl: string
  readonly triggers: readonly string[]
  readonly secret: string | null
  readonly version: string
}
