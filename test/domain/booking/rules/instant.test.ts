import { expect, it } from 'vitest'
import { instant } from '../../../../src/domain/booking/rules/instant.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { aTeamEventType } from '../../../builders/an-event-type.js'

it('accepts an instant booking of a team', () => {
  expect(instant.check(anAttempt({ eventType: aTeamEventType(), input: { instant: true } }))).toBeUndefined()
})

it('refuses an instant booking of a person, and says teams only [BK-18]', () => {
  const refusal = instant.check(anAttempt({ input: { instant: true } }))

  expect(refusal).toMatchObject({ name: 'booking.instant_is_for_teams' })
  expect(refusal?.message).toContain('teams only')
})
