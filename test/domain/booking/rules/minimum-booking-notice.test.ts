import { expect, it } from 'vitest'
import { bookingPolicyOf } from '../../../../src/domain/booking/booking-policy.js'
import { minimumBookingNotice } from '../../../../src/domain/booking/rules/minimum-booking-notice.js'
import { minute } from '../../../../src/domain/time/instant.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const start = Date.parse('2026-01-12T10:00:00Z')
const check = (ahead: number, notice: number | null, alternative?: string) =>
  minimumBookingNotice.check(
    anAttempt({
      now: start - ahead,
      eventType: anEventType({ minimumBookingNotice: notice }),
      policy: bookingPolicyOf((it) => it === alternative),
    }),
  )

it.each([
  ['a minute before it closes', 121 * minute],
  ['at the very moment at which it closes', 120 * minute],
])('accepts a booking made %s [AV-03]', (_when, ahead) => {
  expect(check(ahead, 120)).toBeUndefined()
})

it('refuses a booking made a millisecond later, and says from when on it can be [BK-27, AV-03]', () => {
  const refusal = check(120 * minute - 1, 120)

  expect(refusal).toMatchObject({
    name: 'booking.notice_too_short',
    details: { minimumBookingNotice: 120, earliest: '2026-01-12T10:00:00.001Z' },
  })
  expect(refusal?.message).toContain('book from 2026-01-12T10:00:00.001Z on')
})

it('asks for no notice where none is set, for 120 minutes under the alternative [AL-27]', () => {
  expect(check(0, null)).toBeUndefined()
  expect(check(119 * minute, null, 'AL-27')).toMatchObject({ name: 'booking.usual_notice_too_short' })
  expect(check(0, 0, 'AL-27')).toBeUndefined()
})

it('refuses a notice longer than the calendar, without losing its voice [AV-03]', () => {
  expect(check(minute, 1e15)).toMatchObject({ details: { earliest: '9999-12-31T23:59:59.999Z' } })
})
