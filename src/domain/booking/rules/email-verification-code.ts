import { Failure } from '../../failure.js'
import type { BookingRule } from './booking-rule.js'

/** Asks for the code sent by e-mail where the event type verifies its bookers (BK-24). */
export const emailVerificationCode: BookingRule = {
  name: 'emailVerificationCode',

  check({ input, eventType, verificationCode }) {
    const sent = input.emailVerificationCode
    if (!eventType.requiresBookerEmailVerification || sent === verificationCode) return undefined

    const details = { eventTypeId: eventType.id, property: 'emailVerificationCode' }
    const code = `the code that the booker got by e-mail, in this mock ${verificationCode}`
    return sent === undefined || sent === ''
      ? new Failure(
          'booking.verification_code_missing',
          `Event type ${eventType.id} requires an emailVerificationCode; send ${code}`,
          details,
        )
      : new Failure(
          'booking.verification_code_wrong',
          `emailVerificationCode is "${sent}", which is wrong; send ${code}`,
          details,
        )
  },
}
