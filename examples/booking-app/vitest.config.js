// Patient enough for a busy machine.
const patience = 20_000

export default { test: { testTimeout: patience, hookTimeout: patience, expect: { poll: { timeout: patience / 2 } } } }
