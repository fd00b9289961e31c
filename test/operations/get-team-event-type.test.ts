import { expect, it } from 'vitest'
import { type Place, pathsOfEventType } from '../builders/a-path-of-event-types.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, eventTypesVersion } from '../client.js'

const ways = ['teamOne', 'organizationOne'] as const

const get = async (way: (typeof ways)[number], as: string, place: Place = {}) => {
  const mock = await aMockOfEventTypes()
  return { ...(await ask(mock, `GET ${pathsOfEventType(mock, place)[way]}`, { as })), mock }
}

it.each(ways)('shows what GET by number alone shows, by %s, whatever the version [XT-13] [VR-07]', async (way) => {
  const answered = await get(way, 'ben')
  expect(answered.status).toBe(200)
  const { mock } = answered
  const alone = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.help']}`, {
    ...{ as: 'ben', version: eventTypesVersion },
  })
  expect(answered.body).toEqual(alone.body)
})

it.each(ways.flatMap((way) => ['owner', 'ben', 'dan', 'eve'].map((as) => [way, as] as const)))(
  'is served by %s to members of the team or of its organization: %s [AU-09]',
  async (way, as) => {
    expect((await get(way, as)).status).toBe(200)
  },
)

it.each([
  ['teamOne', 'access.not_team_member'],
  ['organizationOne', 'access.not_organization_member'],
] as const)('is refused by %s to strangers, and names where they are none [AU-09]', async (way, name) => {
  expect(refusalIn(await get(way, 'gus')).slice(0, 2)).toEqual([403, name])
})

it('calls nobody a member of a team that does not exist [AU-09]', async () => {
  expect(refusalIn(await get('teamOne', 'ben', { team: '999' }))).toEqual([
    ...[403, 'access.not_team_member', expect.stringContaining('team 999')],
  ])
})

it('does not know a team of another organization [AU-10]', async () => {
  expect(refusalIn(await get('organizationOne', 'ben', { team: 'lone' })).slice(0, 2)).toEqual([
    ...[404, 'access.team_not_in_organization'],
  ])
})

it.each(ways.flatMap((way) => ['pitch', 'intro', 'onboarding.cleo', '99999'].map((key) => [way, key] as const)))(
  'does not know by %s what is none of the team: %s [EV-52]',
  async (way, eventType) => {
    expect(refusalIn(await get(way, 'ben', { eventType })).slice(0, 2)).toEqual([404, 'event_type.not_of_team'])
  },
)

it.each(ways)('is closed by %s to callers without credentials [XT-34]', async (way) => {
  const mock = await aMockOfEventTypes()
  expect((await ask(mock, `GET ${pathsOfEventType(mock)[way]}`)).status).toBe(401)
})

it.each(ways)('takes the shapes of alternatives that are on, by %s [AL-01] [AL-28] [AL-30]', async (way) => {
  const mock = await aMockOfEventTypes(['AL-01', 'AL-28', 'AL-30'])
  const answered = await ask(mock, `GET ${pathsOfEventType(mock)[way]}`, { as: 'ben' })
  expect(answered.body.data).toMatchObject({ bookingWindow: { disabled: true }, ownerId: {}, slotInterval: null })
})
