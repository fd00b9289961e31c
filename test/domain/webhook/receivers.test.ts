import { expect, it } from 'vitest'
import type { Booking } from '../../../src/domain/booking/booking.js'
import type { Membership, Team } from '../../../src/domain/organization/organization.js'
import type { Happening } from '../../../src/domain/webhook/happening.js'
import { receiversOf } from '../../../src/domain/webhook/receivers.js'
import type { Webhook } from '../../../src/domain/webhook/webhook.js'
import { aBooking, monday } from '../../builders/a-booking.js'
import { aUser } from '../../builders/a-user.js'
import { aWorld } from '../../builders/an-attempt.js'
import { anEventType, aTeamEventType } from '../../builders/an-event-type.js'

const aWebhook = (id: number, given: Partial<Webhook>): Webhook => ({
  ...{ id, organizationId: null, teamId: null, eventTypeId: null, userId: null, oauthClientId: null },
  ...{ payloadTemplate: null, secret: null, version: '2021-10-20', active: true },
  subscriberUrl: `http://127.0.0.1:4011/${id}`,
  triggers: ['BOOKING_CREATED', 'FORM_SUBMITTED', 'OOO_CREATED'],
  ...given,
})

const aTeam = (id: number, organizationId: number | null): Team => ({
  ...{ id, organizationId, slug: `team-${id}`, name: `Team ${id}`, isPlatform: false, logoUrl: null, bannerUrl: null },
  ...{ bio: null, timeZone: 'UTC', weekStart: 'Sunday', brandColor: null, darkBrandColor: null, theme: null },
})

const aMembership = (id: number, given: Partial<Membership>): Membership => ({
  ...{ id, userId: 1001, teamId: null, organizationId: null, role: 'MEMBER', accepted: true, roleId: null },
  ...given,
})

const organizer = aUser({ managedByClientId: 'client' })
const parent = aTeamEventType({ id: 10003, schedulingType: 'managed' })
const child = anEventType({ id: 10004, parentId: 10003, slug: 'team-call' })

/** Ada is a member of organization 1 and of team 101, which belongs to it; team 102 of organization 2 is not hers. */
const subscribed = (webhooks: readonly Webhook[]) => {
  const world = aWorld({
    users: [organizer, aUser({ id: 1002, username: 'ben', email: 'ben@example.com' })],
    teams: [aTeam(101, 1), aTeam(102, 2)],
    memberships: [
      aMembership(400001, { organizationId: 1 }),
      aMembership(400002, { teamId: 101 }),
      aMembership(400003, { organizationId: 3, accepted: false }),
    ],
    eventTypes: [anEventType(), aTeamEventType({ id: 10002, teamId: 102 }), parent, child],
  })
  for (const webhook of webhooks) world.webhooks.save(webhook)
  return world
}

const everyOwner: readonly Webhook[] = [
  aWebhook(1, { userId: 1001 }),
  aWebhook(2, { userId: 1002 }),
  aWebhook(3, { eventTypeId: 10001 }),
  aWebhook(4, { eventTypeId: 10002 }),
  aWebhook(5, { teamId: 101 }),
  aWebhook(6, { teamId: 102 }),
  aWebhook(7, { organizationId: 1 }),
  aWebhook(8, { organizationId: 2 }),
  aWebhook(9, { organizationId: 3 }),
  aWebhook(10, { oauthClientId: 'client' }),
  aWebhook(11, { oauthClientId: 'clients' }),
  aWebhook(12, { eventTypeId: 10003 }),
  aWebhook(13, { eventTypeId: 10004 }),
]

const told = (happening: Happening, webhooks = everyOwner): readonly number[] =>
  receiversOf(happening, subscribed(webhooks)).map(({ id }) => id)

const created = (given: Partial<Booking> = {}): Happening => ({ trigger: 'BOOKING_CREATED', booking: aBooking(given) })

it('tells those of the organizer, his client and organizations of a personal booking [WH-16]', () => {
  expect(told(created())).toEqual([1, 3, 7, 10])
})

it("tells those of the team and its own organization of a team's booking, and no other organization of the organizer [WH-16]", () => {
  expect(told(created({ eventTypeId: 10002, teamId: 102 }))).toEqual([1, 4, 6, 8, 10])
})

it('tells those of a managed child, its parent and the team behind them [WH-16]', () => {
  expect(told(created({ eventTypeId: 10004, teamId: 101 }))).toEqual([1, 5, 7, 10, 12, 13])
})

it('tells those that the booking itself still names once event type and organizer are gone [WH-16]', () => {
  expect(told(created({ eventTypeId: 19999, teamId: 102, organizerId: 1999 }))).toEqual([6, 8])
})

it.each([
  ['that rest', { active: false }],
  ['that list other triggers', { triggers: ['BOOKING_CANCELLED'] }],
  ['that list none', { triggers: [] }],
])('tells none %s [WH-16]', (_which, given) => {
  expect(told(created(), [aWebhook(1, { userId: 1001, ...given })])).toEqual([])
})

it('tells a webhook once where it is found twice, in the order of the ids [WH-16]', () => {
  const webhooks = [aWebhook(5, { userId: 1001, eventTypeId: 10001, organizationId: 1 }), aWebhook(4, { teamId: 101 })]
  expect(told(created({ teamId: 101 }), webhooks)).toEqual([4, 5])
})

const absence = { id: 800001, start: monday, end: monday, createdAt: monday, notes: null }

it("tells those of a user's teams, their organizations and his own where no booking is concerned [WH-16]", () => {
  expect(told({ trigger: 'OOO_CREATED', user: organizer, absence })).toEqual([1, 5, 7, 10])
})

it.each([
  ['of a team, its team', { teamId: 102, eventTypeId: null }, [1, 6, 8, 10]],
  ["of a user, the user's teams", { teamId: null, eventTypeId: null }, [1, 5, 7, 10]],
  ['that led to an event type, that and its team too', { teamId: 101, eventTypeId: 10002 }, [1, 4, 5, 6, 7, 8, 10]],
  ['that led to an event type that is gone, what is left', { teamId: 102, eventTypeId: 19999 }, [1, 6, 8, 10]],
])('tells for a form %s [WH-16]', (_which, { teamId, eventTypeId }, expected) => {
  const form = { formId: 'f', formName: 'F', teamId, responses: {} }
  expect(told({ trigger: 'FORM_SUBMITTED', user: organizer, form, eventTypeId })).toEqual(expected)
})
