import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      'svc-mock/fixtures': `${import.meta.dirname}/fixtures/index.ts`,
      'svc-mock': `${import.meta.dirname}/src/index.ts`,
    },
  },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 20_000,
    // One module graph for each worker: the tests share nothing that they change, and loading it 200 times costs more than they do.
    pool: 'threads',
    isolate: false,
    env: { TZ: 'Asia/Kathmandu', SVC_MOCK_STRICT: '1' },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts', 'fixtures/**/*.ts'],
      exclude: ['src/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
})
