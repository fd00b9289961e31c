import { expect, it } from 'vitest'
import { bookingRequiresAuthentication } from '../../../../src/domain/booking/rules/booking-requires-authentication.js'
import type { Membership } from '../../../../src/domain/organization/organization.js'
import { aUser } from '../../../builders/a-user.js'
import { aCaller, anAttempt, type Given } from '../../../builders/an-attempt.js'
import { anEventType, aTeamEventType } from '../../../builders/an-event-type.js'

const ben = aUser({ id: 1002, username: 'ben' })
const host = { userId: 1002, mandatory: false, priority: 'medium', weight: null } as const
const personal = anEventType({ bookingRequiresAuthentication: true })
const ofTeam = aTeamEventType({ bookingRequiresAuthentication: true, hosts: [host] })
const support = {
  id: 101,
  organizationId: 1,
  slug: 'support',
  name: 'Support',
  isPlatform: false,
  logoUrl: null,
  bannerUrl: null,
  bio: null,
  timeZone: 'Europe/London',
  weekStart: 'Sunday',
  brandColor: null,
  darkBrandColor: null,
  theme: null,
}

const member = (given: Partial<Membership>): Membership => ({
  id: 400001,
  userId: 1002,
  teamId: null,
  organizationId: null,
  role: 'MEMBER',
  accepted: true,
  roleId: null,
  ...given,
})

const check = (given: Given) =>
  bookingRequiresAuthentication.check(anAttempt({ teams: [support], users: [ben], ...given }))

it('lets anybody book an event type that does not require it', () => {
  expect(check({})).toBeUndefined()
})

it.each<[string, Given]>([
  ['the owner', { eventType: personal, caller: aCaller(aUser()) }],
  ['a system admin', { eventType: personal, caller: aCaller({ ...ben, isSystemAdmin: true }) }],
  ['a team admin', { eventType: ofTeam, caller: aCaller(ben), memberships: [member({ teamId: 101, role: 'ADMIN' })] }],
  [
    'an org owner',
    { eventType: ofTeam, caller: aCaller(ben), memberships: [member({ organizationId: 1, role: 'OWNER' })] },
  ],
  [
    "an admin of the owner's organization",
    {
      eventType: personal,
      caller: aCaller(ben),
      memberships: [
        member({ organizationId: 1, role: 'ADMIN' }),
        member({ id: 400002, userId: 1001, organizationId: 1 }),
      ],
    },
  ],
])('lets %s book [BK-15]', (_who, given) => {
  expect(check(given)).toBeUndefined()
})

it('refuses anonymous bookers, and says who may book [BK-15]', () => {
  const refusal = check({ eventType: personal })

  expect(refusal).toMatchObject({ name: 'booking.authentication_required', details: { eventTypeId: 10001 } })
  expect(refusal?.message).toContain('its owner and admins')
})

it.each<[string, Given]>([
  ['a stranger', { eventType: personal, caller: aCaller(ben) }],
  ['a plain member of the team', { eventType: ofTeam, caller: aCaller(ben), memberships: [member({ teamId: 101 })] }],
])('refuses %s, and says who may book [BK-15]', (_who, given) => {
  const refusal = check(given)

  expect(refusal).toMatchObject({ name: 'booking.caller_may_not_book', details: { userId: 1002 } })
  expect(refusal?.message).toContain('its owner and admins')
})

it.each([
  ['refuses', false, 'booking.caller_may_not_book'],
  ['lets', true, undefined],
])('%s a plain host where AL-05 is %s [AL-05]', (_what, hostsMayBook, name) => {
  expect(check({ eventType: ofTeam, caller: aCaller(ben), policy: { hostsMayBook } })?.name).toBe(name)
})
