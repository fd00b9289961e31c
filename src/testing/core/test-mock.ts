import { checkedOptions } from '../../mock/checked-options.js'
import type { MockOptions } from '../../mock/mock-options.js'
import type { MockSandbox } from '../../mock/mock-sandbox.js'
import { reportingByDefault } from '../../mock/reporting.js'
import { assembleMock, type Mock } from '../../mock.js'
import { contractError } from './contract-error.js'
import { journalText } from './journal-text.js'
import { createSandboxNames } from './sandbox-names.js'

/** How the mock of a test run is made, and what it asks of each test. */
export interface SvcTestOptions extends MockOptions {
  /** Fails a test that would pass, where a request to its sandbox left the contract. Default false. */
  readonly failOnViolations?: boolean
}

/** How a test ended, as far as its runner tells. */
export interface TestEnd {
  readonly hasFailed: boolean
  /** Shows the text with the failed test. */
  tell(text: string): void
}

/** A mock that gives every test a sandbox of its own. */
export interface TestMock {
  readonly mock: Mock
  /** A sandbox named after the test. */
  begin(title: string): MockSandbox
  /** Shows the journal of a failed test, and forgets the sandbox; throws a `ContractError` where violations fail the test. */
  end(sandbox: MockSandbox, how: TestEnd): void
  /** Listens from the first time on; resolves with the address of a sandbox. */
  addressOf(sandbox: MockSandbox): Promise<string>
  close(): Promise<void>
}

/** Makes the mock of a test run. */
export const openTestMock = async ({ failOnViolations = false, ...options }: SvcTestOptions): Promise<TestMock> => {
  const titles = new Map<string, string>()
  const testOf = (sandbox: string): string | undefined => titles.get(sandbox)
  const { mock, house } = await assembleMock(reportingByDefault(checkedOptions({ callSites: true, ...options })), {
    testOf,
  })
  const nextName = createSandboxNames()
  let listening: Promise<string> | undefined
  return {
    mock,
    begin(title) {
      const name = nextName(title)
      titles.set(name, title)
      return mock.sandbox(name)
    },
    end(sandbox, { hasFailed, tell }) {
      if (hasFailed) tell(journalText(sandbox))
      const violations = failOnViolations && !hasFailed ? sandbox.contract.report().violations : []
      if (sandbox.name !== undefined) house.drop(sandbox.name)
      if (violations.length > 0) throw contractError(violations)
    },
    async addressOf(sandbox) {
      listening ??= mock.listen()
      await listening
      return sandbox.url
    },
    close: () => mock.close(),
  }
}
