import { expect, it } from 'vitest'
import { locationTypes } from '../../../../src/domain/event-type/rules/location-types.js'
import { anEventTypeAttempt } from '../../../builders/an-event-type-attempt.js'

it("refuses the organizer's default app on a personal event type, and says what would do [EV-27]", () => {
  const input = { locations: [{ type: 'organizersDefaultApp' }] } as const
  expect(locationTypes.check(anEventTypeAttempt({ input }))).toMatchObject({
    name: 'event_type.location_for_teams_only',
    message: expect.stringContaining('organizersDefaultApp, which only event types of a team have'),
  })
})

it('accepts any other type there [EV-27]', () => {
  const input = { locations: [{ type: 'attendeePhone' }] } as const
  expect(locationTypes.check(anEventTypeAttempt({ input }))).toBeUndefined()
})
