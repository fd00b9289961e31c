import type fc from 'fast-check'

/**
 * How often a property is tried: SVC_MOCK_ORACLE_RUNS is the sum of all situations (default 2,000; CI asks for 10,000), of which each property takes a
 * share.
 */
const total = Number(process.env['SVC_MOCK_ORACLE_RUNS'] ?? 2000)

/** Parameters of a property that takes this share, out of one, of all situations. */
export const runs = (share: number): fc.Parameters<unknown> & { readonly numRuns: number } => ({
  numRuns: Math.max(1, Math.ceil(total * share)),
})

/** Milliseconds that a property may take: generous, since what is being proved is no speed. */
export const patience = 30_000 + total * 12
