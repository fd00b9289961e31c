import { expect, it } from 'vitest'
import { changeEmail, replaceMetadata } from '../../../src/domain/organization/change-email.js'
import { aUser } from '../../builders/a-user.js'

const now = Date.parse('2026-01-05T09:00:00Z')

it('leaves the email unchanged and keeps the request pending in the metadata, in lower case [ME-02]', () => {
  const changed = changeEmail(aUser({ metadata: { desk: 4 } }), 'New@Example.com', now)
  expect(changed.email).toBe('ada@example.com')
  expect(changed.metadata).toEqual({ desk: 4, emailChangeWaitingForVerification: 'new@example.com' })
})

it('swaps the email with a verified secondary one [ME-02]', () => {
  const user = aUser({
    emailVerified: 1,
    secondaryEmails: [{ email: 'second@example.com', verified: true }],
    metadata: { emailChangeWaitingForVerification: 'third@example.com' },
  })
  expect(changeEmail(user, 'SECOND@example.com', now)).toEqual({
    ...user,
    email: 'second@example.com',
    emailVerified: now,
    secondaryEmails: [{ email: 'ada@example.com', verified: true }],
    metadata: {},
  })
})

it('swaps back again, since an address that was in use counts as verified [ME-02]', () => {
  const user = aUser({ emailVerified: null, secondaryEmails: [{ email: 'second@example.com', verified: true }] })
  const swapped = changeEmail(user, 'second@example.com', now)
  expect(changeEmail(swapped, 'ada@example.com', now)).toMatchObject({
    email: 'ada@example.com',
    secondaryEmails: [{ email: 'second@example.com', verified: true }],
  })
})

it('treats an unverified secondary email like any other [ME-02]', () => {
  const user = aUser({ secondaryEmails: [{ email: 'second@example.com', verified: false }] })
  expect(changeEmail(user, 'second@example.com', now).email).toBe('ada@example.com')
})

it('changes the email of a managed user at once [ME-02]', () => {
  const user = aUser({ managedByClientId: 'client' })
  expect(changeEmail(user, 'new@example.com', now)).toEqual({ ...user, email: 'new@example.com' })
})

it('changes nothing when the present email is sent again [ME-02]', () => {
  const user = aUser()
  expect(changeEmail(user, 'ADA@example.com', now)).toBe(user)
})

it('lets an email change go on waiting when the metadata is replaced [ME-02]', () => {
  const present = { desk: 4, emailChangeWaitingForVerification: 'new@example.com' }
  expect(replaceMetadata(present, { room: 7 })).toEqual({
    room: 7,
    emailChangeWaitingForVerification: 'new@example.com',
  })
  expect(replaceMetadata({ desk: 4 }, { room: 7 })).toEqual({ room: 7 })
})
