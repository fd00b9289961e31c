import { expect, it } from 'vitest'
import { disableGuests } from '../../../../src/domain/booking/rules/disable-guests.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const alone = anEventType({ disableGuests: true })

it('accepts guests where they are welcome, and an empty list where they are not', () => {
  expect(disableGuests.check(anAttempt({ input: { guests: ['cleo@example.com'] } }))).toBeUndefined()
  expect(disableGuests.check(anAttempt({ eventType: alone }))).toBeUndefined()
})

it('refuses guests where they are disabled, and names guests [BK-25]', () => {
  const refusal = disableGuests.check(anAttempt({ eventType: alone, input: { guests: ['cleo@example.com'] } }))

  expect(refusal).toMatchObject({ name: 'booking.guests_disabled', details: { guests: ['cleo@example.com'] } })
  expect(refusal?.message).toContain('guests')
})
