import { expect, it } from 'vitest'
import { changeEmail, verifyEmail } from '../../../src/domain/organization/change-email.js'
import { aUser } from '../../builders/a-user.js'

const now = Date.parse('2026-01-05T09:00:00Z')
const second = { email: 'Second@example.com', verified: false }

it.each([undefined, 'NEW@example.com'])(
  'makes the address that was asked for the email, named as %s [ME-02]',
  (email) => {
    const asking = changeEmail(aUser({ metadata: { desk: 4 } }), 'new@example.com', 1)
    expect(verifyEmail(asking, email, now)).toEqual({
      ...asking,
      email: 'new@example.com',
      emailVerified: now,
      metadata: { desk: 4 },
    })
  },
)

it('keeps the former address where the new one was a secondary one [ME-02]', () => {
  const asking = changeEmail(aUser({ secondaryEmails: [second] }), 'second@example.com', 1)
  expect(verifyEmail(asking, undefined, now)).toMatchObject({
    email: 'second@example.com',
    secondaryEmails: [{ email: 'ada@example.com', verified: true }],
  })
})

it('counts a secondary address as verified [ME-02]', () => {
  const verified = verifyEmail(aUser({ secondaryEmails: [second] }), 'second@example.com', now)
  expect(verified?.secondaryEmails).toEqual([{ ...second, verified: true }])
  expect(verified?.email).toBe('ada@example.com')
})

it.each([
  [null, now],
  [1, 1],
])('notes when the own address was verified first: %s', (emailVerified, expected) => {
  expect(verifyEmail(aUser({ emailVerified }), undefined, now)?.emailVerified).toBe(expected)
})

it('knows no other address', () => {
  expect(verifyEmail(aUser({ secondaryEmails: [second] }), 'third@example.com', now)).toBeUndefined()
})
