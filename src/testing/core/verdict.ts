/** What a matcher finds, in the form that `expect.extend` takes. */
export interface Verdict {
  readonly pass: boolean
  /** Why the expectation fails: that it is not so, or, of a negated one, that it is. */
  readonly message: () => string
}

/** A finding with the messages for the expectation and for its negation. */
export const verdict = (
  pass: boolean,
  { otherwise, negated }: { readonly otherwise: () => string; readonly negated: () => string },
): Verdict => ({ pass, message: pass ? negated : otherwise })
