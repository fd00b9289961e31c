import { expect, it } from 'vitest'
import { displayEmail } from '../../../src/domain/booking/display-email.js'
import { managedEmail } from '../../../src/domain/organization/new-managed-user.js'

it.each([
  ['of 25 characters as it is', 'cnharbourplatform00000001', 'kim+cnharbourplatform00000001@example.com'],
  ['that is shorter filled up', 'client-1', 'kim+client1000000000000000000@example.com'],
  ['that is longer cut short', 'a'.repeat(40), `kim+${'a'.repeat(25)}@example.com`],
  ['without letters or digits as zeros', '--', `kim+${'0'.repeat(25)}@example.com`],
])('puts a client’s id %s behind the local part, and people do not see it [BK-45] [XT-24]', (_what, client, kept) => {
  expect(managedEmail('Kim@Example.com', client)).toBe(kept)
  expect(displayEmail(kept)).toBe('kim@example.com')
})

it('keeps what the local part has behind a plus of its own [XT-24]', () => {
  expect(managedEmail('kim+tea@example.com', 'client-1')).toBe('kim+tea+client1000000000000000000@example.com')
})

it('does not mark an address twice [XT-24]', () => {
  const marked = managedEmail('kim@example.com', 'Client-1')
  expect(managedEmail(marked, 'Client-1')).toBe(marked)
})
