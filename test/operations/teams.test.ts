import { expect, it } from 'vitest'
import { aPier, askPier, type Pier } from '../builders/a-pier.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { type Answered, restsOn } from '../client.js'

const alone = '/v2/teams'
const ofPier = '/v2/organizations/{organization.pier}/teams'
const slugsOf = ({ body }: Answered): readonly string[] => body.data.map((it: { slug: string }) => it.slug)

it.each([
  ['dan', ['crew', 'lone']],
  ['ada', []],
  ['hal', []],
  ['root', []],
  ['mia', []],
  ['client', []],
])('lists to %s the teams of which he is a member, no others [XT-19] [XT-36]', async (as, slugs) => {
  const answered = await askPier(await aPier(), `GET ${alone}`, { as })
  expect([answered.status, slugsOf(answered)]).toEqual([200, slugs])
})

it.each(['eve', 'ada', 'root', 'client'])('lists all teams of the organization to %s [XT-19] [XT-36]', async (as) => {
  const mock = await aPier()
  const answered = await askPier(mock, `GET ${ofPier}`, { as })
  expect(answered.body).toEqual({
    status: 'success',
    data: ['crew', 'deck'].map((slug) => ({
      ...{ id: mock.ids[`team.${slug}`], organizationId: mock.ids['organization.pier'], slug },
      ...{ name: expect.any(String), timeZone: 'Europe/London', weekStart: 'Sunday' },
    })),
  })
})

it.each([
  ['?take=1', ['crew']],
  ['?skip=1', ['deck']],
])('lists a part: %s [XT-30]', async (query, slugs) => {
  expect(slugsOf(await askPier(await aPier(), `GET ${ofPier}${query}`, { as: 'ada' }))).toEqual(slugs)
})

it.each([
  [`${alone}/{team.lone}`, 'dan'],
  [`${alone}/{team.lone}`, 'root'],
] as const)('shows by %s to %s all that is set [XT-19] [ER-18]', async (path, as) => {
  const mock = await aPier()
  expect((await askPier(mock, `GET ${path}`, { as })).body.data).toEqual({
    ...{ id: mock.ids['team.lone'], name: 'Lone', slug: 'lone', bio: 'By itself.' },
    ...{ timeZone: 'Asia/Kathmandu', weekStart: 'Monday', theme: 'dark' },
    ...{ logoUrl: 'https://images.example.com/lone.png', bannerUrl: 'https://images.example.com/wide.png' },
    ...{ brandColor: '#4f46e5', darkBrandColor: '#a5b4fc' },
  })
})

it.each([`${alone}/{team.deck}`, `${ofPier}/{team.deck}`] as const)(
  'shows by %s a team to a member of its organization [XT-36] [AU-08]',
  async (path) => {
    expect((await askPier(await aPier(), `GET ${path}`, { as: 'eve' })).body.data.slug).toBe('deck')
  },
)

it.each([
  [`${alone}/{team.crew}`, 'ivy', 'access.not_team_member'],
  [`${alone}/{team.crew}`, 'hal', 'access.not_team_member'],
  [`${alone}/{team.lone}`, 'ada', 'access.not_team_member'],
  [`${alone}/999`, 'ada', 'access.not_team_member'],
  [ofPier, 'gus', 'access.not_organization_member'],
  [ofPier, 'mia', 'access.not_organization_member'],
  [`${ofPier}/{team.crew}`, 'hal', 'access.not_organization_member'],
] as const)('refuses %s to %s [XT-36] [AU-09]', async (path, as, name) => {
  expect(refusalIn(await askPier(await aPier(), `GET ${path}`, { as })).slice(0, 2)).toEqual([403, name])
})

const everything = {
  ...{ name: 'Anchor watch', slug: 'Night Watch', logoUrl: 'https://images.example.com/a.png', bio: 'Awake.' },
  ...{ timeZone: 'europe/paris', weekStart: 'Monday', theme: 'sepia', brandColor: '#4F46E5' },
}
const stored = { ...everything, slug: 'night-watch', timeZone: 'Europe/Paris' }

it('makes a team that stands alone of a name, for anybody, with the defaults of the service [XT-19] [XT-30]', async () => {
  const answered = await askPier(await aPier(), `POST ${alone}`, { as: 'ivy', body: { name: 'Night Watch' } })
  expect(answered.status).toBe(201)
  const id = answered.body.data.id
  expect(answered.body).toEqual({
    status: 'success',
    data: { id, name: 'Night Watch', slug: 'night-watch', timeZone: 'Europe/London', weekStart: 'Sunday' },
  })
  expect(restsOn(answered)).toEqual(['XT-19'])
})

it('stores what is given, and cites nothing where nothing is left to the service [XT-19]', async () => {
  const mock = await aPier()
  const answered = await askPier(mock, `POST ${ofPier}`, { as: 'ben', body: everything })
  const { id } = answered.body.data
  expect(answered.body.data).toEqual({ ...stored, id, organizationId: mock.ids['organization.pier'] })
  expect(restsOn(answered)).toEqual([])
  expect((await askPier(mock, `GET ${ofPier}/${id}`, { as: 'eve' })).body.data).toEqual(answered.body.data)
})

it.each([
  [alone, 'ivy'],
  [alone, 'mia'],
  [alone, 'client'],
  [ofPier, 'ada'],
  [ofPier, 'ben'],
  [ofPier, 'root'],
  [ofPier, 'client'],
] as const)('makes a team by %s for %s, who owns it [XT-36] [AU-08]', async (path, as) => {
  const mock = await aPier()
  const { body } = await askPier(mock, `POST ${path}`, { as, body: { name: 'Watch' } })
  const members = await askPier(mock, `GET /v2/teams/${body.data.id}/memberships`, { as })
  const userId = mock.ids[`user.${as === 'client' ? 'ada' : as}`]
  expect(members.body.data).toEqual([
    { id: expect.any(Number), userId, teamId: body.data.id, role: 'OWNER', accepted: true },
  ])
})

it.each(['Owner', 'Admin', 'Member'])('gives a new team the role %s that every team has [RO-01]', async (name) => {
  const mock = await aPier(['AL-25'])
  const made = await askPier(mock, `POST ${ofPier}`, { as: 'ada', body: { name: 'Watch' } })
  const again = await askPier(mock, `POST ${ofPier}/${made.body.data.id}/roles`, { as: 'ada', body: { name } })
  expect(refusalIn(again).slice(0, 2)).toEqual([400, 'role.name_taken'])
})

it.each([
  ['eve', 'access.role_too_low'],
  ['kim', 'access.role_too_low'],
  ['gus', 'access.not_organization_member'],
])('makes no team of the organization for %s [XT-36] [AU-11]', async (as, name) => {
  const answered = await askPier(await aPier(), `POST ${ofPier}`, { as, body: { name: 'Watch' } })
  expect(refusalIn(answered).slice(0, 2)).toEqual([403, name])
})

const make = (mock: Pier, path: typeof alone | typeof ofPier, body: object) =>
  askPier(mock, `POST ${path}`, { as: 'ada', body })

it.each([
  ['given', ofPier, { name: 'Another', slug: 'CREW' }, '"crew" belongs to team 101 of organization 1'],
  ['made of the name', ofPier, { name: 'Crew' }, '"crew" belongs to team 101 of organization 1'],
  ['of a team alone', alone, { name: 'Lone' }, '"lone" belongs to team 103 already'],
] as const)('refuses a slug that is taken where it is %s [XT-19]', async (_what, path, body, telling) => {
  expect(refusalIn(await make(await aPier(), path, body))).toEqual([
    ...[409, 'team.slug_taken', expect.stringContaining(telling)],
  ])
})

it.each([
  ['a slug of another organization', ofPier, 'ropes'],
  ['a slug of a team alone', ofPier, 'lone'],
  ['a slug of an organization’s team', alone, 'crew'],
] as const)('takes %s, since each organization has its own [XT-19]', async (_what, path, slug) => {
  expect((await make(await aPier(), path, { name: 'Another', slug })).body.data.slug).toBe(slug)
})

it.each([
  ['a slug of signs', { name: 'Watch', slug: '!?' }, 'team.slug_unusable', '"!?"'],
  ['a name of signs alone', { name: '!?' }, 'team.slug_unusable', '"!?"'],
  ['no name', {}, 'request.invalid', 'name'],
  ['an empty name', { name: '' }, 'request.invalid', 'name'],
  ['an unknown zone', { name: 'Watch', timeZone: 'Mars/Base' }, 'request.invalid', 'timeZone'],
  ['a colour that is none', { name: 'Watch', brandColor: 'red-ish' }, 'request.invalid', 'brandColor'],
  ['a picture without address', { name: 'Watch', logoUrl: 'logo.png' }, 'request.invalid', 'logoUrl'],
  ['a weekday that is none', { name: 'Watch', weekStart: 'Caturday' }, 'request.invalid', 'weekStart'],
])('refuses %s [XT-19]', async (_what, body, name, telling) => {
  expect(refusalIn(await make(await aPier(), alone, body))).toEqual([400, name, expect.stringContaining(telling)])
})

it.each(['GET', 'POST'] as const)('is closed, on %s, to callers without credentials [XT-34]', async (method) => {
  const mock = await aPier()
  for (const path of [alone, ofPier] as const) expect((await askPier(mock, `${method} ${path}`)).status).toBe(401)
})
