import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { harbour } from '../builders/harbour.js'
import { ask } from '../client.js'

const aMock = () => createMock({ scenario: harbour, now: '2026-01-05T09:00:00Z', freeze: true })
const create = (mock: Mock, body: unknown) => ask(mock, 'POST /v2/organizations/1/users', { as: 'orgOwner', body })
const some = { email: 'new@example.com' }

it.each([
  ['email', {}],
  ['email', { email: 'no address' }],
  ['weekday', { ...some, weekday: 'someday' }],
  ['brandColor', { ...some, brandColor: '#12' }],
  ['darkBrandColor', { ...some, darkBrandColor: 'blue' }],
  ['timeZone', { ...some, timeZone: 'Europe/Atlantis' }],
  ['timeFormat', { ...some, timeFormat: 13 }],
  ['avatarUrl', { ...some, avatarUrl: 'picture.png' }],
  ['metadata', { ...some, metadata: 'text' }],
  ['defaultScheduleId', { ...some, defaultScheduleId: -1 }],
  ['organizationRole', { ...some, organizationRole: 'BOSS' }],
  ['username', { ...some, username: '' }],
  ['username', { ...some, username: 'gail green' }],
  ['username', { ...some, username: 'gail/green' }],
  ['username', { ...some, username: 'gail,green' }],
])('refuses a bad %s and names it [TM-01] [TM-03] [PR-01] [LM-02] [LM-05]', async (property, body) => {
  const refused = await create(await aMock(), body)
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(refused.body.error)).toContain(property)
})

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, number) => [`key${number}`, 'x']))

it.each([
  ['50 keys', keys(50)],
  ['a key of 40 characters', { ['k'.repeat(40)]: 'x' }],
  ['a value of 500 characters', { note: 'v'.repeat(500) }],
])('accepts metadata with %s [LM-01]', async (_what, metadata) => {
  expect((await create(await aMock(), { ...some, metadata })).status).toBe(201)
})

it.each([
  ['51 keys', keys(51)],
  ['a key of 41 characters', { ['k'.repeat(41)]: 'x' }],
  ['a value of 501 characters', { note: 'v'.repeat(501) }],
])('refuses metadata with %s and names the limits [LM-01]', async (_what, metadata) => {
  const refused = await create(await aMock(), { ...some, metadata })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.error)).toMatch(/50 keys.*40.*500/)
})

it('refuses an over-long metadata value by name [LM-01]', async () => {
  const refused = await create(await aMock(), { ...some, metadata: { note: 'v'.repeat(501) } })
  expect(refused.headers.get('x-mock-refused-by')).toBe('metadata.over_limits')
})
