import { expect, it } from 'vitest'
import { emailVerificationCode } from '../../../../src/domain/booking/rules/email-verification-code.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const eventType = anEventType({ requiresBookerEmailVerification: true })
const check = (code: string | undefined) =>
  emailVerificationCode.check(anAttempt({ eventType, input: { emailVerificationCode: code } }))

it('accepts the configured code, and any where none is required [BK-24]', () => {
  expect(check('123456')).toBeUndefined()
  expect(emailVerificationCode.check(anAttempt())).toBeUndefined()
  expect(emailVerificationCode.check(anAttempt({ input: { emailVerificationCode: 'x' } }))).toBeUndefined()
})

it('accepts another code where it is configured, and then no other [BK-24]', () => {
  const checkTide = (code: string) =>
    emailVerificationCode.check(
      anAttempt({ eventType, verificationCode: 'tide', input: { emailVerificationCode: code } }),
    )
  expect(checkTide('tide')).toBeUndefined()
  expect(checkTide('123456')?.message).toContain('in this mock tide')
})

it.each([[undefined], ['']])('refuses a missing code: %j [BK-24]', (code) => {
  expect(check(code)).toMatchObject({ name: 'booking.verification_code_missing' })
})

it('refuses a wrong code, and says which would do [BK-24]', () => {
  const refusal = check('123457')

  expect(refusal).toMatchObject({ name: 'booking.verification_code_wrong' })
  expect(refusal?.message).toContain('123456')
})
