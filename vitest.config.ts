import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { 'svc-mock': `${import.meta.dirname}/src/index.ts` } },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 20_000,
    env: { TZ: 'Asia/Kathmandu', SVC_MOCK_STRICT: '1' },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
})
