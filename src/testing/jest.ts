import { MockError } from '../mock/mock-error.js'
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

declare global {
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: merged declarations repeat the parameters as they stand
    interface Matchers<R, T = {}> extends SvcMatchers<R> {}
  }
}

type Hook = (work: () => unknown) => void

/** The part of Jest, or of a runner like it, that is needed: its globals, or what `@jest/globals` exports. */
export interface JestLike {
  readonly beforeAll: Hook
  readonly afterAll: Hook
  readonly beforeEach: Hook
  readonly afterEach: Hook
  readonly expect: { getState(): { readonly currentTestName?: string | undefined } }
}

/** The mock of a file's tests. */
export interface SvcOfFile {
  /** The service of the running test, as the scenario has it. */
  svc(): MockSandbox
  /** Where that service answers over HTTP; the mock listens from the first time on. */
  url(): Promise<string>
  /** The mock that serves every test of the file. */
  mock(): Mock
}

/**
 * A mock for the tests of a file under Jest: `const { svc } = svcMock({ scenario: 'team-roundrobin' })`, and in a test `svc()`.
 *
 * Its hooks do not learn whether a test failed, so nothing is printed: the messages of the matchers say what the service saw.
 * Where Jest injects no globals, hand in those of `@jest/globals`.
 */
export const svcMock = (options: SvcTestOptions = {}, jest: JestLike = globalsOfJest()): SvcOfFile => {
  const [opened, current] = [kept<TestMock>(), kept<MockSandbox>()]
  jest.beforeAll(async () => opened.put(await openTestMock(options)))
  jest.afterAll(() => opened.get().close())
  jest.beforeEach(() => current.put(opened.get().begin(jest.expect.getState().currentTestName ?? '')))
  jest.afterEach(() => opened.get().end(current.get(), { hasFailed: false, tell: () => undefined }))
  return {
    svc: current.get,
    url: () => opened.get().addressOf(current.get()),
    mock: () => opened.get().mock,
  }
}

const kept = <T>() => {
  let held: T | undefined
  return {
    put: (value: T): void => {
      held = value
    },
    get: (): T => {
      if (held !== undefined) return held
      throw new MockError('The mock is made just before the first test; ask for it within a test')
    },
  }
}

const globalsOfJest = (): JestLike => {
  const found: object = globalThis
  if (isJestLike(found)) return found
  throw new MockError(
    'There are no globals of Jest here; hand in those of @jest/globals: svcMock(options, { beforeAll, … })',
  )
}

const isJestLike = (found: object): found is JestLike =>
  ['beforeAll', 'afterAll', 'beforeEach', 'afterEach', 'expect'].every((name) => name in found)
