// Patient enough for a busy machine.
const patience = 20_000

export default {
  test: {
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience / 2 } },
    // The tests share nothing that they change, so that the app and the mock need to be loaded once only.
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
  },
}
