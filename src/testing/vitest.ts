import { test as base, type TestAPI } from 'vitest'
import type { MockSandbox } from '../mock/mock-sandbox.js'
import type { Mock } from '../mock.js'
import type { SvcMatchers } from './core/matchers.js'
import { openTestMock, type SvcTestOptions, type TestMock } from './core/test-mock.js'

export { ContractError } from './core/contract-error.js'
export { type FetchGuard, type GuardOptions, guardFetch } from './core/guard-fetch.js'
export type { MatchContractOptions } from './core/match-contract.js'
export { type SvcMatchers, svcMatchers } from './core/matchers.js'
export { type Guard, GuardError } from './core/stopped-calls.js'
export type { SvcTestOptions } from './core/test-mock.js'

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: merged declarations repeat the parameters as they stand
  interface Matchers<T = any> extends SvcMatchers {}
}

/** What a test made by `svcTest` is handed. */
export interface SvcFixtures {
  /** A service of the test's own, as the scenario has it. */
  readonly svc: MockSandbox
  /** Where that service answers over HTTP, such as `http://127.0.0.1:4010/~books-a-call`; the mock listens from the first test on that asks. */
  readonly svcUrl: string
  /** The mock that serves every test of the worker. */
  readonly svcMock: Mock
}

interface AllFixtures extends SvcFixtures {
  readonly svcTestMock: TestMock
}

/**
 * A `test` of Vitest that hands each test a service of its own: `const test = svcTest({ scenario: 'team-roundrobin' })`.
 *
 * The mock is made once per worker. When a test fails, its last requests and deliveries are printed.
 */
export const svcTest = (options: SvcTestOptions = {}): TestAPI<SvcFixtures> =>
  base.extend<{ $worker: Pick<AllFixtures, 'svcTestMock' | 'svcMock'>; $test: Pick<AllFixtures, 'svc' | 'svcUrl'> }>({
    svcTestMock: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
      async ({}, use) => {
        const testMock = await openTestMock(options)
        await use(testMock)
        await testMock.close()
      },
      { scope: 'worker' },
    ],
    svcMock: [({ svcTestMock }, use) => use(svcTestMock.mock), { scope: 'worker' }],
    svc: async ({ svcTestMock, task }, use) => {
      const sandbox = svcTestMock.begin(task.name)
      await use(sandbox)
      svcTestMock.end(sandbox, { hasFailed: task.result?.state === 'fail', tell: (text) => console.error(text) })
    },
    svcUrl: async ({ svcTestMock, svc }, use) => use(await svcTestMock.addressOf(svc)),
  })
