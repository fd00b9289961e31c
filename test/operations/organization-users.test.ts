import { expect, it } from 'vitest'
import { aPier, askPier, type Pier } from '../builders/a-pier.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { type Answered, restsOn } from '../client.js'

const users = '/v2/organizations/{organization.pier}/users'
const eve = `${users}/{user.eve}` as const

const namesIn = ({ body }: Answered): readonly string[] => body.data.map((it: { username: string }) => it.username)
const list = (mock: Pier, query = '', as = 'ben') => askPier(mock, `GET ${users}${query}`, { as })
const update = (mock: Pier, body: unknown, as = 'ben') => askPier(mock, `PATCH ${eve}`, { as, body })
const everybody = ['ada', 'ben', 'cleo', 'dan', 'eve', 'hal', 'kim']

it.each(['ben', 'eve', 'root', 'client'])(
  'lists to %s all users of the organization, invited ones too [XT-21] [XT-36]',
  async (as) => {
    const mock = await aPier()
    const answered = await list(mock, '', as)
    expect([answered.status, namesIn(answered)]).toEqual([200, everybody])
    expect(answered.body.data[4]).toMatchObject({
      ...{ id: mock.ids['user.eve'], email: 'eve@example.com', timeZone: 'Europe/London', metadata: {} },
      profile: { organizationId: mock.ids['organization.pier'], userId: mock.ids['user.eve'], username: 'eve' },
    })
  },
)

it.each([
  ['?emails=eve@example.com', ['eve']],
  ['?emails=EVE@example.com,nobody@example.com,ada@example.com', ['ada', 'eve']],
  ['?emails=eve@example.com&emails=ada@example.com', ['ada', 'eve']],
  ['?emails=gus@example.com', []],
  ['?emails=', []],
  ['?skip=5', ['hal', 'kim']],
  ['?take=2', ['ada', 'ben']],
  ['?emails=ada@example.com,eve@example.com&skip=1', ['eve']],
])('lists those whom %s asks for [XT-21] [XT-30]', async (query, names) => {
  expect(namesIn(await list(await aPier(), query))).toEqual(names)
})

it('reads a space in an address as the plus that it was', async () => {
  const mock = await aPier()
  await update(mock, { email: 'eve+tea@example.com' })
  expect(namesIn(await list(mock, '?emails=eve+tea@example.com'))).toEqual(['eve'])
})

it('under AL-39 gives no more than 250 users at once, else warns [AL-39]', async () => {
  const given = await list(await aPier(), '?take=251')
  expect([given.status, namesIn(given)]).toEqual([200, everybody])
  expect(given.headers.get('x-mock-warning')).toContain('AL-39')

  const mock = await aPier(['AL-39'])
  expect((await list(mock, '?take=250')).status).toBe(200)
  expect(refusalIn(await list(mock, '?take=251'))).toEqual([
    ...[400, 'users.take_too_large', expect.stringContaining('251')],
  ])
})

it.each(['take=0', 'skip=-1'])('refuses %s [XT-30]', async (query) => {
  expect(refusalIn(await list(await aPier(), `?${query}`)).slice(0, 2)).toEqual([400, 'request.invalid'])
})

const everything = {
  ...{ email: 'Eve.New@Example.com', username: 'Eva', weekday: 'monday', brandColor: '#4F46E5', darkBrandColor: 'abc' },
  ...{ bio: 'Hello.', metadata: { desk: '4' }, hideBranding: true, timeZone: 'europe/berlin', theme: 'dark' },
  ...{ appTheme: 'light', timeFormat: 24, locale: 'de', avatarUrl: 'https://images.example.com/eve.png' },
}

it('changes what is sent and nothing else, the address at once [XT-21] [TM-01] [TM-03] [EV-17]', async () => {
  const mock = await aPier()
  const [before] = (await list(mock, '?emails=eve@example.com')).body.data
  const changed = await update(mock, everything)
  expect(changed.status).toBe(200)
  const { weekday: _sent, ...same } = everything
  const stored = { email: 'eve.new@example.com', username: 'eva', weekStart: 'Monday', timeZone: 'Europe/Berlin' }
  expect(changed.body).toEqual({
    status: 'success',
    data: { ...before, ...same, ...stored, profile: { ...before.profile, username: 'eva' } },
  })
  expect((await update(mock, {})).body).toEqual(changed.body)
  expect((await askPier(mock, 'GET /v2/me', { as: 'eve' })).body.data).toMatchObject({ username: 'eva' })
})

it('keeps an address that only its case tells from the present one, and the user’s own name [TM-01]', async () => {
  const answered = await update(await aPier(), { email: 'EVE@example.com', username: 'EVE' })
  expect(answered.body.data).toMatchObject({ email: 'eve@example.com', username: 'eve' })
})

it.each([
  ['email', 'ADA@example.com', 'user.email_taken'],
  ['email', 'gus@example.com', 'user.email_taken'],
  ['username', 'Ben', 'user.username_taken'],
])('refuses an %s that somebody has: %s [TM-01]', async (property, value, name) => {
  expect(refusalIn(await update(await aPier(), { [property]: value }))).toEqual([
    ...[409, name, expect.stringContaining(value)],
  ])
})

it.each([
  ['email', 'eve'],
  ['username', 'a b'],
  ['weekday', 'Caturday'],
  ['brandColor', 'red-ish'],
  ['timeZone', 'Mars/Base'],
  ['timeFormat', 13],
  ['avatarUrl', 'eve.png'],
  ['defaultScheduleId', -1],
  ['organizationRole', 'CAPTAIN'],
])('refuses the %s %j [TM-03]', async (property, value) => {
  expect(refusalIn(await update(await aPier(), { [property]: value }))).toEqual([
    ...[400, 'request.invalid', expect.stringContaining(property)],
  ])
})

it('refuses metadata over the limits [LM-01]', async () => {
  const metadata = { long: 'x'.repeat(501) }
  expect(refusalIn(await update(await aPier(), { metadata })).slice(0, 2)).toEqual([400, 'metadata.over_limits'])
})

it.each([
  ['AL-24', { theme: 'sepia' }, 'user.theme_unknown'],
  ['AL-33', { locale: 'tlh' }, 'user.locale_unknown'],
  ['AL-40', { metadata: { list: [1] } }, 'metadata.value_kind'],
] as const)('under %s refuses %j, else stores it and warns [TM-05]', async (id, body, name) => {
  const stored = await update(await aPier(), body)
  expect(stored.body.data).toMatchObject(body)
  expect(stored.headers.get('x-mock-warning')).toContain(id)
  expect(refusalIn(await update(await aPier([id]), body)).slice(0, 2)).toEqual([400, name])
})

it('takes the weekday and lets it change nothing [AL-47]', async () => {
  expect((await update(await aPier(['AL-47']), { weekday: 'friday' })).body.data.weekStart).toBe('Sunday')
})

it('moves the zone of the default schedule along, and warns of one that is not the user’s own [ME-03]', async () => {
  const mock = await aPier()
  const moved = await update(mock, { timeZone: 'Asia/Tokyo' })
  expect(restsOn(moved)).toEqual(['ME-03'])
  const { body } = await askPier(mock, 'GET /v2/schedules/default', { as: 'eve' })
  expect(body.data).toMatchObject({ name: 'Evenings', timeZone: 'Asia/Tokyo' })
  const foreign = await update(mock, { defaultScheduleId: 29_999 })
  expect(foreign.headers.get('x-mock-warning')).toContain('ME-03')
})

it('changes role and acceptance of the membership, but not those of the last owner [XT-21] [XT-36]', async () => {
  const mock = await aPier()
  await update(mock, { organizationRole: 'ADMIN' })
  expect((await update(mock, { bio: 'Admin.' }, 'eve')).status).toBe(200)
  await askPier(mock, `PATCH ${users}/{user.hal}`, { as: 'ben', body: { autoAccept: true } })
  expect((await list(mock, '', 'hal')).status).toBe(200)

  const refused = await askPier(mock, `PATCH ${users}/{user.ada}`, {
    as: 'ben',
    body: { organizationRole: 'ADMIN', bio: 'x' },
  })
  expect(refusalIn(refused).slice(0, 2)).toEqual([400, 'membership.last_owner'])
  expect((await list(mock, '?emails=ada@example.com')).body.data[0].bio).toBeNull()
})

it.each(['ada', 'ben', 'root', 'client'])('is written by %s [XT-21] [AU-08]', async (as) => {
  const mock = await aPier()
  expect((await update(mock, { bio: 'x' }, as)).status).toBe(200)
  expect((await askPier(mock, `DELETE ${eve}`, { as })).status).toBe(200)
})

it.each([
  ['cleo', 'access.role_too_low'],
  ['eve', 'access.role_too_low'],
  ['kim', 'access.role_too_low'],
  ['hal', 'access.not_organization_member'],
  ['gus', 'access.not_organization_member'],
  ['mia', 'access.not_organization_member'],
])('is not written by %s [XT-21] [AU-09] [AU-11]', async (as, name) => {
  const mock = await aPier()
  expect(refusalIn(await update(mock, { bio: 7 }, as)).slice(0, 2)).toEqual([403, name])
  expect(refusalIn(await askPier(mock, `DELETE ${eve}`, { as })).slice(0, 2)).toEqual([403, name])
})

it('is not listed to those outside the organization [AU-09]', async () => {
  expect(refusalIn(await list(await aPier(), '', 'gus')).slice(0, 2)).toEqual([403, 'access.not_organization_member'])
})

it.each(['PATCH', 'DELETE'] as const)(
  'does not know, on %s, users who are not in the organization [XT-21]',
  async (method) => {
    for (const user of ['{user.gus}', '1999'])
      expect(refusalIn(await askPier(await aPier(), `${method} ${users}/${user}`, { as: 'ada', body: {} }))).toEqual([
        ...[404, 'organization.user_unknown', expect.stringContaining('Organization 1 has no user')],
      ])
  },
)

it('is closed to callers without credentials [XT-34]', async () => {
  const mock = await aPier()
  for (const request of [`GET ${users}`, `PATCH ${eve}`, `DELETE ${eve}`] as const)
    expect((await askPier(mock, request)).status).toBe(401)
})
