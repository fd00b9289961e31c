import fc from 'fast-check'

/**
 * Properties are tried from the same seed on every run, so that a red run is red again: SVC_MOCK_ORACLE_SEED gives another one, or `random` (which
 * `npm run test:thorough` asks for, to find what is not known yet).
 */
const seed = process.env['SVC_MOCK_ORACLE_SEED'] ?? '20260105'

if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
