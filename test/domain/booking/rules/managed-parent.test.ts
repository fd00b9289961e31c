import { expect, it } from 'vitest'
import { managedParent } from '../../../../src/domain/booking/rules/managed-parent.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType, aTeamEventType } from '../../../builders/an-event-type.js'

it('accepts the child of a managed event type', () => {
  expect(managedParent.check(anAttempt({ eventType: anEventType({ parentId: 10002 }) }))).toBeUndefined()
})

it('refuses the parent, and says to book a child [BK-16]', () => {
  const refusal = managedParent.check(anAttempt({ eventType: aTeamEventType({ schedulingType: 'managed' }) }))

  expect(refusal).toMatchObject({ name: 'booking.managed_parent', details: { eventTypeId: 10001 } })
  expect(refusal?.message).toContain('book a child')
})
