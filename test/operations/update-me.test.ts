import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { harbour } from '../builders/harbour.js'
import { ask, idOr, restsOn } from '../client.js'

const scenario: Scenario = {
  ...harbour,
  users: { ...harbour.users, ada: { secondaryEmails: [{ email: 'ada.two@example.com' }] } },
  schedules: { hours: { owner: 'ada', timeZone: 'Europe/London' }, foreign: { owner: 'ben' } },
}
const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })
const patch = (mock: Mock, body: unknown, as = 'orgOwner') => ask(mock, 'PATCH /v2/me', { as, body })

it('answers exactly the keys of the specification [ME-04] [ER-04]', async () => {
  const mock = await aMock()
  const changed = await patch(mock, {})
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual({
    status: 'success',
    data: {
      id: mock.ids['user.ada'],
      username: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      avatarUrl: null,
      bio: null,
      timeFormat: 12,
      defaultScheduleId: mock.ids['schedule.hours'],
      weekStart: 'Sunday',
      timeZone: 'Europe/London',
      organizationId: 1,
      organization: { isPlatform: false, id: 1 },
    },
  })
})

it('leaves the organization out for members of none [ME-04]', async () => {
  const { data } = (await patch(await aMock(), {}, 'managedUser')).body
  expect(data.organizationId).toBeNull()
  expect(data).not.toHaveProperty('organization')
})

it('changes the fields that are given and no others [ME-01]', async () => {
  const mock = await aMock()
  const body = {
    name: 'Ada Archer',
    timeFormat: 24,
    weekStart: 'Monday',
    bio: 'Hi.',
    avatarUrl: 'https://images.example.com/a.png',
  }
  await patch(mock, body)
  expect((await patch(mock, { locale: 'de' })).body.data).toMatchObject({ ...body, timeZone: 'Europe/London' })
})

it('matches time zones regardless of case and stores their usual spelling [ME-01]', async () => {
  expect((await patch(await aMock(), { timeZone: 'europe/BERLIN' })).body.data.timeZone).toBe('Europe/Berlin')
})

it.each([
  ['email', 'no address'],
  ['timeZone', 'Europe/Atlantis'],
  ['timeFormat', 13],
  ['timeFormat', '24'],
  ['weekStart', 'monday'],
  ['locale', 'tlh'],
  ['avatarUrl', 'picture.png'],
  ['metadata', []],
])('refuses a bad %s and names it: %j [ME-01] [TM-05] [LM-02]', async (property, value) => {
  const refused = await patch(await aMock(), { [property]: value })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(refused.body.error)).toContain(property)
})

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, number) => [`key${number}`, 'x']))

it.each([
  ['50 keys', keys(50), 200],
  ['51 keys', keys(51), 400],
  ['a key of 40 characters', { ['k'.repeat(40)]: 'x' }, 200],
  ['a key of 41 characters', { ['k'.repeat(41)]: 'x' }, 400],
  ['a value of 500 characters', { note: 'v'.repeat(500) }, 200],
  ['a value of 501 characters', { note: 'v'.repeat(501) }, 400],
])('answers metadata with %s [LM-01]', async (_what, metadata, status) => {
  expect((await patch(await aMock(), { metadata })).status).toBe(status)
})

it('stores metadata values of any kind and warns [AL-40]', async () => {
  const changed = await patch(await aMock(), { metadata: { desk: null } })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('x-mock-warning')).toContain('AL-40')
})

it('refuses metadata values other than strings, numbers and booleans [AL-40]', async () => {
  const refused = await patch(await aMock(['AL-40']), { metadata: { desk: null } })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'metadata.value_kind'])
})

it('leaves the primary email unchanged until the new one is verified [ME-02]', async () => {
  expect((await patch(await aMock(), { email: 'ada.new@example.com' })).body.data.email).toBe('ada@example.com')
})

it('swaps the email with a verified secondary one, and back [ME-02]', async () => {
  const mock = await aMock()
  expect((await patch(mock, { email: 'Ada.Two@example.com' })).body.data.email).toBe('ada.two@example.com')
  expect((await patch(mock, { email: 'ada@example.com' })).body.data.email).toBe('ada@example.com')
})

it('changes the email of a managed user at once [ME-02]', async () => {
  expect((await patch(await aMock(), { email: 'Max.New@example.com' }, 'managedUser')).body.data.email).toBe(
    'max.new@example.com',
  )
})

it('refuses the email of somebody else, letter case aside [ME-02]', async () => {
  const refused = await patch(await aMock(), { email: 'BEN@example.com' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([409, 'profile.email_taken'])
  expect(refused.body.error.message).toContain('BEN@example.com')
})

it('accepts one’s own email again [ME-02]', async () => {
  expect((await patch(await aMock(), { email: 'ADA@example.com' })).body.data.email).toBe('ada@example.com')
})

it.each(['schedule.foreign', '999'])(
  'stores the default schedule %s, which is not one’s own, and warns [ME-03]',
  async (key) => {
    const mock = await aMock()
    const defaultScheduleId = Number(idOr(mock, key, key))
    const changed = await patch(mock, { defaultScheduleId })
    expect(changed.body.data.defaultScheduleId).toBe(defaultScheduleId)
    expect(changed.headers.get('x-mock-warning')).toContain('ME-03')
    expect(restsOn(changed)).toContain('ME-03')
  },
)

it('moves the default schedule along with the time zone, and says so [ME-03]', async () => {
  const mock = await aMock()
  expect(restsOn(await patch(mock, { timeZone: 'Europe/Paris' }))).toEqual(['ME-03'])
  // The schedule stands in the new zone now, so the same request again moves nothing.
  expect(restsOn(await patch(mock, { timeZone: 'Europe/Paris' }))).toEqual([])
})

it('leaves the schedule alone where the time zone is not sent [ME-03]', async () => {
  expect(restsOn(await patch(await aMock(), { name: 'Ada' }))).toEqual([])
})

it('takes one’s own schedule without a word [ME-03]', async () => {
  const mock = await aMock()
  const changed = await patch(mock, { defaultScheduleId: Number(mock.ids['schedule.hours']) })
  expect(changed.headers.get('x-mock-warning')).toBeNull()
  expect(restsOn(changed)).toEqual([])
})

it.each(['orgOwner', 'member', 'outsider', 'managedUser', 'systemAdmin', 'client'])(
  'serves the caller %s [AU-30]',
  async (as) => {
    expect((await patch(await aMock(), {}, as)).status).toBe(200)
  },
)

it('refuses a caller without credentials [AU-30]', async () => {
  expect((await ask(await aMock(), 'PATCH /v2/me', { body: {} })).status).toBe(401)
})

it('rests on no choice for an ordinary change of a personal profile [ME-01]', async () => {
  const mock = await createMock({ scenario: 'personal', policy: 'specification' })
  const as = Object.keys(mock.keys)[0] ?? ''
  const body = {
    name: 'Ada A. Archer',
    timeFormat: 24,
    weekStart: 'Monday',
    timeZone: 'Europe/Paris',
    bio: 'Hi.',
    metadata: { desk: 4 },
  }
  const changed = await patch(mock, body, as)
  expect(changed.status).toBe(200)
  expect(restsOn(changed)).toEqual([])
})
