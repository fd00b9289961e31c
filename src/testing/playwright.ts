import {
  test as base,
  expect as baseExpect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import type { MockSandbox } from '../mock/mock-sandbox.js'
import type { Mock } from '../mock.js'
import { svcMatchers } from './core/matchers.js'
import { openTestMock, type SvcTestOptions, type TestMock } from './core/test-mock.js'

/** What a test made by `svcTest` is handed. */
export interface SvcFixtures {
  /** A service of the test's own, as the scenario has it. */
  readonly svc: MockSandbox
  /** Where that service answers over HTTP, such as `http://127.0.0.1:4010/~books-a-call`. */
  readonly svcUrl: string
}

/** What the tests of a worker share. */
export interface SvcWorkerFixtures {
  /** The mock that serves every test of the worker. */
  readonly svcMock: Mock
  /** @internal */
  readonly svcTestMock: TestMock
}

/** The `test` of Playwright with these fixtures. */
export type SvcTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & SvcFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & SvcWorkerFixtures
>

/**
 * A `test` of Playwright that hands each test a service of its own: `const test = svcTest({ scenario: 'team-roundrobin' })`.
 *
 * The mock is made once per worker. When a test fails, its last requests and deliveries are attached to its report, which reporters print.
 */
export const svcTest = (options: SvcTestOptions = {}): SvcTest =>
  base.extend<SvcFixtures, SvcWorkerFixtures>({
    svcTestMock: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
      async ({}, use) => {
        const testMock = await openTestMock(options)
        await use(testMock)
        await testMock.close()
      },
      { scope: 'worker' },
    ],
    svcMock: [async ({ svcTestMock }, use) => use(svcTestMock.mock), { scope: 'worker' }],
    svc: async ({ svcTestMock }, use, info) => {
      const sandbox = svcTestMock.begin(info.title)
      await use(sandbox)
      const texts: string[] = []
      try {
        svcTestMock.end(sandbox, { hasFailed: info.status !== info.expectedStatus, tell: (text) => texts.push(text) })
      } finally {
        for (const body of texts) await info.attach('svc-mock', { body, contentType: 'text/plain' })
      }
    },
    svcUrl: async ({ svcTestMock, svc }, use) => use(await svcTestMock.addressOf(svc)),
  })

/** Playwright's `expect` with the matchers for mocks and replies. */
export const expect = baseExpect.extend(svcMatchers)
