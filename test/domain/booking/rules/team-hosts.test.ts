import { expect, it } from 'vitest'
import { teamHosts } from '../../../../src/domain/booking/rules/team-hosts.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { aTeamEventType } from '../../../builders/an-event-type.js'

const host = { userId: 1001, mandatory: false, priority: 'medium', weight: null } as const

it('accepts a personal event type, and one of a team with a host', () => {
  expect(teamHosts.check(anAttempt())).toBeUndefined()
  expect(teamHosts.check(anAttempt({ eventType: aTeamEventType({ hosts: [host] }) }))).toBeUndefined()
})

it('refuses an event type of a team without hosts, and names both [BK-17]', () => {
  const refusal = teamHosts.check(anAttempt({ eventType: aTeamEventType() }))

  expect(refusal).toMatchObject({ name: 'booking.without_hosts', details: { eventTypeId: 10001, teamId: 101 } })
  expect(refusal?.message).toMatch(/10001.*101/)
})
