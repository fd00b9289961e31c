import { defineConfig } from 'vitest/config'

const source = `${import.meta.dirname}/../../../src`

export default defineConfig({
  resolve: {
    alias: [
      { find: /^svc-mock$/, replacement: `${source}/index.ts` },
      { find: /^svc-mock\/([\w-]+)$/, replacement: `${source}/testing/$1.ts` },
    ],
  },
  test: { root: import.meta.dirname, include: ['*.vitest.ts'], pool: 'threads', cache: false },
})
