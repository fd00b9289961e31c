import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { type Answered, type Ask, ask } from '../client.js'

const key = (user: string) => ({ kind: 'apiKey', user }) as const

/**
 * The organization Pier with its team Crew, and members of every rank in both.
 *
 * Ada owns the Pier, Ben is its admin; Cleo owns the Crew, Dan is its admin, Eve a member, Hal is invited to both. Kim may do everything
 * by her custom roles and little by her plain ones. Gus owns Lone, which stands alone, and the Quay next door; Ivy belongs nowhere.
 */
export const pier: Scenario = {
  format: 1,
  story: 'Members of every rank in an organization and its team',
  organizations: {
    pier: {
      name: 'Pier',
      members: {
        ada: 'OWNER',
        ben: 'ADMIN',
        cleo: 'MEMBER',
        dan: 'MEMBER',
        eve: 'MEMBER',
        hal: { accepted: false },
        kim: { customRole: 'pierEverything' },
      },
    },
    quay: { name: 'Quay', members: { gus: 'OWNER' } },
  },
  teams: {
    crew: {
      name: 'Crew',
      organization: 'pier',
      members: {
        cleo: 'OWNER',
        dan: 'ADMIN',
        eve: 'MEMBER',
        hal: { accepted: false },
        kim: { customRole: 'crewReader' },
      },
    },
    deck: { name: 'Deck', organization: 'pier', members: { ben: 'OWNER' } },
    lone: {
      name: 'Lone',
      members: { gus: 'OWNER', dan: 'MEMBER' },
      logoUrl: 'https://images.example.com/lone.png',
      bannerUrl: 'https://images.example.com/wide.png',
      bio: 'By itself.',
      timeZone: 'Asia/Kathmandu',
      weekStart: 'Monday',
      theme: 'dark',
      brandColor: '#4f46e5',
      darkBrandColor: '#a5b4fc',
    },
    ropes: { name: 'Ropes', organization: 'quay' },
  },
  users: {
    ...{ ada: {}, ben: {}, cleo: {}, dan: {}, eve: {}, gus: {}, hal: {}, ivy: {}, kim: {} },
    mia: { managedBy: 'platform' },
    root: { isSystemAdmin: true },
  },
  roles: {
    pierEverything: { name: 'Everything', organization: 'pier', permissions: ['*.*'] },
    crewReader: { name: 'Reader', team: 'crew', permissions: ['team.update', 'booking.readTeamBookings'] },
  },
  schedules: { eve: { owner: 'eve', name: 'Evenings', timeZone: 'Europe/Paris', isDefault: true } },
  eventTypes: {
    help: { team: 'crew', title: 'Help', slug: 'help', schedulingType: 'roundRobin', assignAllTeamMembers: true },
    council: { team: 'crew', title: 'Council', slug: 'council', schedulingType: 'collective', hosts: ['dan', 'eve'] },
    onboarding: {
      ...{ team: 'crew', title: 'Onboarding', slug: 'onboarding' },
      ...{ schedulingType: 'managed', assignAllTeamMembers: true },
    },
    intro: { owner: 'eve', title: 'Intro', slug: 'intro' },
  },
  bookings: {
    help: {
      ...{ uid: 'help', eventType: 'help', host: 'eve', start: '2026-01-06T12:00:00Z' },
      attendee: { name: 'Lee', email: 'lee@example.com' },
    },
    intro: {
      ...{ uid: 'intro', eventType: 'intro', start: '2026-01-07T12:00:00Z' },
      attendee: { name: 'Lee', email: 'lee@example.com' },
    },
  },
  webhooks: {
    crew: { team: 'crew', subscriberUrl: 'https://hooks.example.com/crew', triggers: [] },
    help: { eventType: 'help', subscriberUrl: 'https://hooks.example.com/help', triggers: [] },
    eve: { user: 'eve', subscriberUrl: 'https://hooks.example.com/eve', triggers: [] },
    pier: { organization: 'pier', subscriberUrl: 'https://hooks.example.com/pier', triggers: [] },
  },
  oauthClients: { platform: { user: 'ada', organization: 'pier' } },
  credentials: {
    ...{ ada: key('ada'), ben: key('ben'), cleo: key('cleo'), dan: key('dan'), eve: key('eve'), gus: key('gus') },
    ...{ hal: key('hal'), ivy: key('ivy'), kim: key('kim'), root: key('root') },
    client: { kind: 'oauthClient', client: 'platform' },
    mia: { kind: 'accessToken', user: 'mia' },
  },
}

/** The Pier at a standing clock, with some alternatives on. */
export const aPier = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: pier, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })

/** What the Pier makes. */
export type Pier = Awaited<ReturnType<typeof aPier>>

/** Asks with ids of the scenario in the path: `/v2/teams/{team.crew}`. */
export const askPier = (mock: Pier, request: `${string} /${string}`, options: Ask = {}): Promise<Answered> =>
  ask(mock, withIds(mock, request), options)

/** Where members are listed, by what they are members of. */
export const membershipsOf = {
  crew: '/v2/teams/{team.crew}/memberships',
  crewOfPier: '/v2/organizations/{organization.pier}/teams/{team.crew}/memberships',
  pier: '/v2/organizations/{organization.pier}/memberships',
  deck: '/v2/teams/{team.deck}/memberships',
  lone: '/v2/teams/{team.lone}/memberships',
} as const

/** The path of a user's membership; asked for as a system admin, who may see all. */
export const membershipPath = async (mock: Pier, of: keyof typeof membershipsOf, user: string) => {
  const path = membershipsOf[of]
  const { body } = await askPier(mock, `GET ${path}`, { as: 'root' })
  const found = body.data.find((it: { userId: number }) => it.userId === mock.ids[`user.${user}`])
  return `${path}/${found.id}` as const
}

const withIds = ({ ids }: Pier, request: `${string} /${string}`) =>
  request.replace(/\{([\w.]+)\}/g, (_all, name: string) => String(ids[name])) as `${string} /${string}`
