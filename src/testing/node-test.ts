import { after, before, type TestContext } from 'node:test'
import { MockError } from '../mock/mock-error.js'
import type { MockSandbox } from '../mock/mock-sandbox.js'
import type { Mock } from '../mock.js'
import { openTestMock, type SvcTestOptions, type TestMock } from './core/test-mock.js'

export { assertContract, assertDelivered, assertReceived } from './core/assertions.js'
export { ContractError } from './core/contract-error.js'
export { type FetchGuard, type GuardOptions, guardFetch } from './core/guard-fetch.js'
export type { MatchContractOptions } from './core/match-contract.js'
export { type Guard, GuardError } from './core/stopped-calls.js'
export type { SvcTestOptions } from './core/test-mock.js'

/** The mock of a file's tests. */
export interface SvcOfFile {
  /** The service of the test that this is the context of, as the scenario has it. */
  svc(context: TestContext): MockSandbox
  /** Where that service answers over HTTP; the mock listens from the first time on. */
  url(context: TestContext): Promise<string>
  /** The mock that serves every test of the file. */
  mock(): Mock
}

/**
 * A mock for the tests of a file under `node:test`: `const { svc } = svcMock({ scenario: 'team-roundrobin' })`, and in a test `svc(t)`.
 *
 * When a test fails, its last requests and deliveries are printed.
 */
export const svcMock = (options: SvcTestOptions = {}): SvcOfFile => {
  const sandboxes = new WeakMap<TestContext, MockSandbox>()
  let opened: TestMock | undefined
  before(async () => {
    opened = await openTestMock(options)
  })
  after(() => opened?.close())

  const testMock = (): TestMock => {
    if (opened) return opened
    throw new MockError('The mock is made just before the first test; ask for it within a test')
  }
  const begin = (context: TestContext): MockSandbox => {
    const sandbox = testMock().begin(context.name)
    sandboxes.set(context, sandbox)
    context.after(() => testMock().end(sandbox, { hasFailed: hasFailed(context), tell: (text) => console.error(text) }))
    return sandbox
  }
  const svc = (context: TestContext): MockSandbox => sandboxes.get(context) ?? begin(context)
  return { svc, url: (context) => testMock().addressOf(svc(context)), mock: () => testMock().mock }
}

/** Types of Node 20 do not know the property yet. */
const hasFailed = (context: TestContext & { readonly passed?: boolean }): boolean => context.passed === false
