/** What a test presents: a token, or a client's pair. */
export type Secret = string | { readonly clientId: string; readonly clientSecret: string }

/** What a world is called by: the scenario that it began with, what to present to it, and its things by name. */
export interface Called {
  /** Name of the scenario. */
  readonly scenario: string
  /** One line: the situation. */
  readonly story: string
  /** What to present, by the credential's name; the first is the owner's. */
  readonly keys: Readonly<Record<string, Secret>>
  /** Ids by `<kind>.<key>`. */
  readonly ids: Readonly<Record<string, number | string>>
}

/** What a world is called by in which nothing is stored yet. */
export const unnamed: Called = { scenario: '', story: '', keys: {}, ids: {} }
