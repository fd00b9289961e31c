import { defineConfig } from 'vitest/config'

const long = ['test/**/oracle/**/*.test.ts', 'test/**/*.long.test.ts']
const torture = ['test/torture/**/*.test.ts']

export default defineConfig({
  resolve: {
    alias: [
      { find: /^svc-mock$/, replacement: `${import.meta.dirname}/src/index.ts` },
      { find: /^svc-mock\/fixtures$/, replacement: `${import.meta.dirname}/fixtures/index.ts` },
      { find: /^svc-mock\/types$/, replacement: `${import.meta.dirname}/src/types.ts` },
      { find: /^svc-mock\/([\w-]+)$/, replacement: `${import.meta.dirname}/src/testing/$1.ts` },
    ],
  },
  test: {
    // What weighs much and changes seldom, the oracles first: `npm run test:long`, which CI calls too.
    projects: [
      { extends: true, test: { name: 'tests', include: ['test/**/*.test.ts'], exclude: [...long, ...torture] } },
      { extends: true, test: { name: 'long', include: long } },
      // What tries to break it: `npm run torture`, and its short form in CI.
      { extends: true, test: { name: 'torture', include: torture } },
    ],
    setupFiles: ['test/seed.ts'],
    testTimeout: 20_000,
    // One module graph for each worker: the tests share nothing that they change, and loading it 200 times costs more than they do.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    env: { TZ: 'Asia/Kathmandu', SVC_MOCK_STRICT: '1' },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts', 'fixtures/**/*.ts'],
      exclude: ['src/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
})
