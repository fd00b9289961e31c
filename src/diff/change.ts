/** What a change means for a client: it breaks one that keeps to the former document, it does not, or nobody can tell by the documents alone. */
export type Effect = 'breaking' | 'non-breaking' | 'unclear'

/** One way in which a document differs from its predecessor, with what that means for a client. */
export const rules = {
  'operation-removed': 'breaking',
  'operation-added': 'non-breaking',
  'operation-deprecated': 'non-breaking',
  'operation-no-longer-deprecated': 'non-breaking',
  'operation-id-changed': 'non-breaking',

  'parameter-removed': 'breaking',
  'parameter-added-required': 'breaking',
  'parameter-added-optional': 'non-breaking',
  'parameter-became-required': 'breaking',
  'parameter-became-optional': 'non-breaking',
  'parameter-style-changed': 'breaking',

  'request-body-removed': 'breaking',
  'request-body-added-required': 'breaking',
  'request-body-added-optional': 'non-breaking',
  'request-body-became-required': 'breaking',
  'request-body-became-optional': 'non-breaking',
  'request-content-type-removed': 'breaking',
  'request-content-type-added': 'non-breaking',

  'success-status-removed': 'breaking',
  'success-status-added': 'breaking',
  'failure-status-removed': 'non-breaking',
  'failure-status-added': 'non-breaking',
  'reply-content-type-removed': 'breaking',
  'reply-content-type-added': 'non-breaking',
  'reply-header-removed': 'breaking',
  'reply-header-added': 'non-breaking',

  'credentials-no-longer-taken': 'breaking',
  'credentials-newly-taken': 'non-breaking',

  'request-narrowed': 'breaking',
  'request-widened': 'non-breaking',
  'request-property-removed': 'breaking',
  'request-property-added': 'non-breaking',
  'request-condition-changed': 'unclear',
  'reply-narrowed': 'non-breaking',
  'reply-widened': 'breaking',
  'reply-property-removed': 'breaking',
  'reply-property-added': 'non-breaking',
  'reply-condition-changed': 'unclear',
} as const satisfies Record<string, Effect>

/** Name of a rule. */
export type Rule = keyof typeof rules

/** One change between two documents. */
export interface Change {
  readonly rule: Rule
  readonly effect: Effect
  /** One sentence. */
  readonly message: string
  /** JSON pointer into the former document; undefined where the thing is new. */
  readonly before: string | undefined
  /** JSON pointer into the latter document; undefined where the thing is gone. */
  readonly after: string | undefined
  /** The operations that it changes, `GET /v2/me`; the first is where it was found. */
  readonly operations: readonly string[]
}

/** Everything in which one document differs from another. */
export interface DocumentDiff {
  readonly changes: readonly Change[]
  /** How many changes there are of each effect. */
  readonly counts: Readonly<Record<Effect, number>>
  /** How many operations both describe. */
  readonly inCommon: number
}
