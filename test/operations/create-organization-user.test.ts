import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import { harbour } from '../builders/harbour.js'
import { ask, restsOn } from '../client.js'

const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: harbour, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })
const path = 'POST /v2/organizations/1/users' as const
const create = (mock: Mock, body: unknown, as = 'orgOwner') => ask(mock, path, { as, body })
const some = { email: 'new@example.com' }

it('makes a user of the email alone, with the defaults of the service [TM-01] [TM-02] [TM-04] [ER-05]', async () => {
  const made = await create(await aMock(), { email: 'Gail.Green@Example.com' })
  expect(made.status).toBe(201)
  expect(made.body).toEqual({
    status: 'success',
    data: {
      id: expect.any(Number),
      email: 'gail.green@example.com',
      timeZone: 'Europe/London',
      weekStart: 'Sunday',
      hideBranding: false,
      createdDate: '2026-01-05T09:00:00.000Z',
      profile: {
        id: expect.any(Number),
        organizationId: 1,
        userId: made.body.data.id,
        username: 'gail.green',
      },
      username: 'gail.green',
      name: null,
      emailVerified: null,
      bio: null,
      avatarUrl: null,
      appTheme: null,
      theme: null,
      defaultScheduleId: null,
      locale: 'en',
      timeFormat: 12,
      brandColor: null,
      darkBrandColor: null,
      allowDynamicBooking: true,
      verified: false,
      invitedTo: null,
      metadata: {},
    },
  })
  expect(restsOn(made)).toContain('TM-02')
})

const everything = {
  email: 'new@example.com',
  username: 'Newcomer',
  weekday: 'monday',
  brandColor: '#4F46E5',
  darkBrandColor: 'abc',
  bio: 'Hello.',
  metadata: { department: 'support' },
  hideBranding: true,
  timeZone: 'europe/berlin',
  theme: 'dark',
  appTheme: 'light',
  timeFormat: 24,
  locale: 'de',
  avatarUrl: 'https://images.example.com/new.png',
  organizationRole: 'ADMIN',
  autoAccept: true,
}

it('stores what is given [TM-03]', async () => {
  const made = await create(await aMock(), everything)
  const {
    email,
    brandColor,
    darkBrandColor,
    bio,
    metadata,
    hideBranding,
    theme,
    appTheme,
    timeFormat,
    locale,
    avatarUrl,
  } = everything
  expect(made.body.data).toMatchObject({
    ...{
      email,
      brandColor,
      darkBrandColor,
      bio,
      metadata,
      hideBranding,
      theme,
      appTheme,
      timeFormat,
      locale,
      avatarUrl,
    },
    username: 'newcomer',
    weekStart: 'Monday',
    timeZone: 'Europe/Berlin',
  })
  expect(restsOn(made)).not.toContain('TM-02')
})

it('makes the username unique where the email’s local part is taken [TM-04]', async () => {
  expect((await create(await aMock(), { email: 'ada@elsewhere.example.com' })).body.data.username).toBe('ada-2')
})

it('lets a new admin create further users only once the invitation is accepted [TM-02] [AU-09]', async () => {
  const mock = await aMock()
  const role = { organizationRole: 'ADMIN', autoAccept: false }
  const made = await create(mock, { ...some, ...role })
  expect(made.status).toBe(201)
  expect((await create(mock, { email: 'third@example.com' }, 'member')).status).toBe(403)
})

it.each([
  ['email', { email: 'ADA@example.com' }, 'user.email_taken', 'The email ADA@example.com'],
  ['username', { ...some, username: 'BEN' }, 'user.username_taken', 'The username BEN'],
])('refuses an %s that somebody has, letter case aside, and says which [TM-01]', async (_what, body, name, message) => {
  const refused = await create(await aMock(), body)
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([409, name])
  expect(refused.body.error.message).toContain(message)
})

it('stores a schedule that cannot be the new user’s own and warns [ME-03]', async () => {
  const made = await create(await aMock(), { ...some, defaultScheduleId: 0 })
  expect(made.body.data.defaultScheduleId).toBe(0)
  expect(made.headers.get('x-mock-warning')).toContain('ME-03')
})

it.each(['orgOwner', 'systemAdmin', 'client'])('serves the caller %s [AU-30]', async (as) => {
  expect((await create(await aMock(), some, as)).status).toBe(201)
})

it.each([
  ['orgKeeper', 'access.role_too_low'],
  ['member', 'access.role_too_low'],
  ['outsider', 'access.not_organization_member'],
  ['managedUser', 'access.not_organization_member'],
])('refuses the caller %s [AU-30]', async (as, name) => {
  const refused = await create(await aMock(), some, as)
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, name])
})

it('refuses an unknown organization like one the caller is no member of [AU-09]', async () => {
  const refused = await ask(await aMock(), 'POST /v2/organizations/99/users', { as: 'orgOwner', body: some })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, 'access.not_organization_member'])
})

it.each([
  ['AL-24', { ...some, theme: 'sepia' }, 'user.theme_unknown', 'theme is "sepia"'],
  ['AL-24', { ...some, appTheme: 'sepia' }, 'user.theme_unknown', 'appTheme is "sepia"'],
  ['AL-33', { ...some, locale: 'tlh' }, 'user.locale_unknown', 'locale is "tlh"'],
  ['AL-40', { ...some, metadata: { list: [1] } }, 'metadata.value_kind', 'metadata.list is an array'],
] as const)(
  'under %s refuses %j, else stores it and warns [AL-24] [AL-33] [AL-40] [TM-05]',
  async (id, body, name, message) => {
    const stored = await create(await aMock(), body)
    expect(stored.status).toBe(201)
    expect(stored.headers.get('x-mock-warning')).toContain(id)

    const refused = await create(await aMock([id]), body)
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, name])
    expect(refused.body.error.message).toContain(message)
  },
)

it('takes the weekday and lets it change nothing [AL-47]', async () => {
  const made = await create(await aMock(['AL-47']), { ...some, weekday: 'monday' })
  expect(made.body.data.weekStart).toBe('Sunday')
})
