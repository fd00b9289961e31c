import { expect, it } from 'vitest'
import { toMockOptions } from '../../src/cli/serving/settings.js'
import { startOptions } from '../../src/cli/serving/start-options.js'
import { switchesOf } from '../../src/cli/serving/switches.js'
import { createMock, MockError, type MockOptions, type Scenario } from '../../src/index.js'
import { assembleMock } from '../../src/mock.js'
import { ask, bookingsVersion as version } from '../client.js'

const scenario: Scenario = {
  format: 1,
  story: 'Bookers are sent a code.',
  users: { ada: {} },
  eventTypes: { verified: { owner: 'ada', title: 'Verified', requiresBookerEmailVerification: true } },
}
const attendee = { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }

const book = async (emailVerificationCode: string, options: MockOptions = {}) => {
  const mock = await createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true, ...options })
  const eventTypeId = mock.ids['eventType.verified']
  const body = { start: '2026-01-06T10:00:00Z', eventTypeId, attendee, emailVerificationCode }
  return (await ask(mock, 'POST /v2/bookings', { version, body })).headers.get('x-mock-refused-by')
}

it('takes 123456 unless told otherwise [BK-24]', async () => {
  expect(await book('123456')).toBeNull()
  expect(await book('tide')).toBe('booking.verification_code_wrong')
})

it('takes the code of its options, and no other then [BK-24]', async () => {
  expect(await book('tide', { verificationCode: 'tide' })).toBeNull()
  expect(await book('123456', { verificationCode: 'tide' })).toBe('booking.verification_code_wrong')
})

it.each(['', ' ', 7 as unknown as string])('refuses %j for a code', async (verificationCode) => {
  await expect(createMock({ scenario, verificationCode })).rejects.toThrow(MockError)
})

it('is an option of the command line, which start-up tells of', async () => {
  const given = { 'verification-code': startOptions['verification-code'].read(['1', 'tide']) }
  const options = toMockOptions(given)
  expect(options).toEqual({ verificationCode: 'tide' })
  expect(switchesOf(await assembleMock(options))).toEqual([['E-mail code', 'tide']])
  expect(switchesOf(await assembleMock({}))).toEqual([])
  expect(() => startOptions['verification-code'].read([''])).toThrow('cannot be the verification code')
})
