import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { type Place, pathsOfEventType } from '../builders/a-path-of-event-types.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { type Answered, ask } from '../client.js'

const ways = ['organization', 'organizationAll'] as const

const list = async (
  way: (typeof ways)[number],
  query = '',
  { as = 'ben', alternatives = [], ...place }: Place & { as?: string; alternatives?: readonly AlternativeId[] } = {},
) => {
  const mock = await aMockOfEventTypes(alternatives)
  return { ...(await ask(mock, `GET ${pathsOfEventType(mock, place)[way]}${query}`, { as })), mock }
}

const slugsIn = ({ body }: Answered): readonly string[] => body.data.map((it: { slug: string }) => it.slug)

it.each([
  ['organization', ['help', 'council', 'onboarding']],
  ['organizationAll', ['help', 'council', 'pitch', 'onboarding']],
] as const)(
  'lists by number and without pagination, managed parents but no children, by %s [XT-13] [ER-03] [EV-52]',
  async (way, slugs) => {
    const answered = await list(way)
    expect(answered.status).toBe(200)
    expect(Object.keys(answered.body)).toEqual(['status', 'data'])
    expect(slugsIn(answered)).toEqual(slugs)
  },
)

it.each([
  ['organization', '?take=1', ['help']],
  ['organization', '?skip=1', ['council', 'onboarding']],
  ['organizationAll', '?skip=1&take=2', ['council', 'pitch']],
  ['organizationAll', '?skip=9', []],
  ['organizationAll', '?sortCreatedAt=desc&take=1', ['onboarding']],
] as const)('lists a part by %s%s [XT-30] [EV-50]', async (way, query, slugs) => {
  expect(slugsIn(await list(way, query))).toEqual(slugs)
})

it('lists the one of a slug, and none where there is none [EV-52]', async () => {
  expect(slugsIn(await list('organization', '?eventSlug=council'))).toEqual(['council'])
  expect(slugsIn(await list('organization', '?eventSlug=pitch'))).toEqual([])
})

it.each(ways)('cuts hosts short by %s [EV-52]', async (way) => {
  const { body } = await list(way, '?hostsLimit=1')
  for (const { hosts } of body.data) expect(hosts).toHaveLength(1)
})

it.each(
  ways.flatMap((way) => ['take=0', 'skip=-1', 'take=x', 'hostsLimit=0', 'sortCreatedAt=up'].map((it) => [way, it])),
)('refuses by %s the query %s, and names the parameter [XT-30] [EV-50]', async (way, query) => {
  const answered = await list(way as (typeof ways)[number], `?${query}`)
  expect(refusalIn(answered)).toEqual([
    ...[400, 'request.invalid', expect.stringContaining(query?.split('=')[0] ?? '')],
  ])
})

it.each(ways.flatMap((way) => ['owner', 'ben', 'eve'].map((as) => [way, as] as const)))(
  'is served by %s to members of the organization: %s [AU-09]',
  async (way, as) => {
    expect((await list(way, '', { as })).status).toBe(200)
  },
)

it.each(ways)('is refused by %s to strangers, and to any for an unknown organization [AU-09]', async (way) => {
  for (const place of [{ as: 'gus' }, { organization: '77' }]) {
    expect(refusalIn(await list(way, '', place)).slice(0, 2)).toEqual([403, 'access.not_organization_member'])
  }
})

it('does not know a team of another organization [AU-10]', async () => {
  expect(refusalIn(await list('organization', '', { team: 'lone' })).slice(0, 2)).toEqual([
    ...[404, 'access.team_not_in_organization'],
  ])
})

it.each(ways)('is closed by %s to callers without credentials [XT-34]', async (way) => {
  const mock = await aMockOfEventTypes()
  expect((await ask(mock, `GET ${pathsOfEventType(mock)[way]}`)).status).toBe(401)
})

it.each(ways)('takes the shapes of alternatives that are on, by %s [AL-01] [AL-28] [AL-30] [AL-31]', async (way) => {
  const { body } = await list(way, '', { alternatives: ['AL-01', 'AL-28', 'AL-30', 'AL-31'] })
  for (const eventType of body.data) {
    expect(eventType).toMatchObject({ bookingWindow: { disabled: true }, ownerId: {}, slotInterval: null })
  }
})
