import { expect, it } from 'vitest'
import { initialStatus } from '../../../src/domain/booking/initial-status.js'
import type { ConfirmationPolicy } from '../../../src/domain/event-type/event-type.js'
import { minute } from '../../../src/domain/time/instant.js'
import { monday } from '../../builders/a-booking.js'
import { anEventType } from '../../builders/an-event-type.js'

const ahead = (milliseconds: number) => ({ start: monday + milliseconds, now: monday, instant: false })
const policy = (given: Partial<ConfirmationPolicy>) =>
  anEventType({ confirmationPolicy: { type: 'time', blockUnconfirmedBookingsInBooker: false, ...given } })

it('accepts a booking that nobody needs to confirm [BK-49]', () => {
  expect(initialStatus(anEventType(), ahead(0))).toBe('accepted')
})

it('leaves a booking pending under the policy always, or until it is paid [BK-49]', () => {
  expect(initialStatus(policy({ type: 'always' }), ahead(0))).toBe('pending')
  expect(initialStatus(anEventType({ price: 1 }), ahead(0))).toBe('pending')
})

it.each([
  ['minutes', 120 * minute],
  ['hours', 120 * 60 * minute],
] as const)('leaves a booking pending when it starts nearer than 120 %s [BK-49]', (unit, threshold) => {
  const eventType = policy({ noticeThreshold: { unit, count: 120 } })

  expect(initialStatus(eventType, ahead(threshold - 1))).toBe('pending')
  expect(initialStatus(eventType, ahead(threshold))).toBe('accepted')
})

it('lets an instant booking wait for a host, whatever else it needs [BK-33]', () => {
  expect(initialStatus(anEventType({ price: 1 }), { ...ahead(0), instant: true })).toBe('awaiting_host')
})
