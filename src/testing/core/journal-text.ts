import type { MockSandbox } from '../../mock/mock-sandbox.js'
import { deliveryLine, toldRequest } from './told-requests.js'

/** The sandbox as messages call it. */
export const sandboxName = ({ name }: Pick<MockSandbox, 'name'>): string =>
  name === undefined ? 'the mock' : `the sandbox ${name}`

/** What a failed test should show of its sandbox: the last requests with their refusals and warnings, and the last deliveries. */
export const journalText = (sandbox: MockSandbox, most = 10): string => {
  const [requests, deliveries] = [sandbox.requests.all(), sandbox.deliveries.all()]
  return [
    `${counted(requests.length, 'request', most)} to ${sandboxName(sandbox)}`,
    ...requests.slice(-most).flatMap(toldRequest),
    ...(deliveries.length === 0 ? [] : [counted(deliveries.length, 'delivery', most)]),
    ...deliveries.slice(-most).map((it) => `  ${deliveryLine(it)}`),
  ].join('\n')
}

const plurals = { request: 'requests', delivery: 'deliveries' }

const counted = (count: number, noun: keyof typeof plurals, most: number): string => {
  if (count === 0) return `No ${noun}`
  if (count === 1) return `One ${noun}`
  return count > most ? `The last ${most} of ${count} ${plurals[noun]}` : `${count} ${plurals[noun]}`
}
