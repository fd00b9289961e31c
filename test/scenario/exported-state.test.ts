import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { builtInScenarios } from '../../src/generated/scenarios.js'
import { createMock, type StoredState } from '../../src/index.js'
import { schemaErrors } from '../../src/scenario/check/schema-validator.js'
import { loadScenario } from '../../src/scenario/load.js'
import { aFullHouse } from '../builders/a-full-house.js'
import { changedState, exportedHouse, problemsOf, set } from '../builders/a-stored-state.js'
import { still } from '../builders/a-walk.js'
import { ask } from '../client.js'

const folder = mkdtempSync(join(tmpdir(), 'state-'))
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

let house: StoredState

beforeAll(async () => {
  house = await exportedHouse()
})

it.each([...Object.keys(builtInScenarios).map((name) => [name, name] as const), ['a full house', aFullHouse] as const])(
  'exports %s as a scenario of the same world',
  async (_name, scenario) => {
    const exported = (await createMock({ scenario, freeze: true, seed: 7 })).state.export()
    expect(schemaErrors(exported)).toEqual([])
    const again = await createMock({ scenario: JSON.parse(JSON.stringify(exported)) })
    expect(again.state.export()).toEqual(exported)
    expect(Object.values(exported.things).flat().length).toBeGreaterThan(1)
  },
)

it('starts where its clock stood, and goes on from there unless it stood still', async () => {
  const [frozen, running] = [house, { ...house, clock: 'running' as const }]
  expect((await createMock({ scenario: frozen })).clock.now()).toBe('2026-01-05T09:00:00.000Z')
  expect((await createMock({ scenario: running })).clock.now()).toMatch(/^2026-01-05T09:00:/)
  expect((await createMock({ scenario: running })).state.export().clock).toBe('running')
})

it('starts at another time, runs, and counts by another seed where it is told to', async () => {
  const now = '2026-01-06T09:00:00.000Z'
  const { state } = await createMock({ scenario: house, now, freeze: false, seed: 9 })
  expect(state.export()).toMatchObject({ clock: 'running', seed: 9, now: expect.stringMatching(/^2026-01-06T09:00:/) })
})

it.each([
  ['house.json', JSON.stringify],
  ['house.yaml', (state: StoredState) => stringify(state, { aliasDuplicateObjects: false })],
])('is read from %s', async (name, write) => {
  const mock = await createMock({ scenario: fileOf(name, write(house)) })
  expect([mock.scenario, mock.keys, mock.ids]).toEqual(['scenario', house.keys, house.ids])
  expect(mock.state.export()).toEqual(house)
})

it('takes sections that are left out for empty ones', async () => {
  const mock = await createMock({ scenario: { ...house, things: {} } })
  expect(Object.values(mock.state.export().things).flat()).toEqual([])
  expect(still(mock.state.export()).counters).toEqual(house.counters)
})

it('says where in a file something is wrong', async () => {
  const wrong = changedState(house, set('users', { timeZone: 'Nowhere' }))
  const file = fileOf('wrong.json', JSON.stringify(wrong, null, 2))
  const [problem, ...others] = await problemsOf(file)
  expect(others).toEqual([])
  expect(problem).toMatchObject({ path: 'things.users[0].timeZone', file, message: expect.stringMatching(/Nowhere/) })
  expect(JSON.stringify(wrong, null, 2).split('\n')[(problem?.line ?? 0) - 1]).toContain('Nowhere')
})

it('looks for no lines in a file of millions of characters, where that would take long', async () => {
  const wrong = changedState(house, set('users', { timeZone: 'Nowhere', bio: 'x'.repeat(2_000_000) }))
  const file = fileOf('large.json', JSON.stringify(wrong))
  expect(await problemsOf(file)).toEqual([
    { path: 'things.users[0].timeZone', file, message: expect.stringContaining('Nowhere') },
  ])
})

it('tells the first five of many problems, and how many there are more', async () => {
  const wrong = changedState(house, ({ users = [] }) => {
    for (const user of users) user['locale'] = 7
  })
  const problems = await problemsOf(wrong)
  expect(problems.map(({ path }) => path)).toEqual([0, 1, 2, 3, 4].map((at) => `things.users[${at}].locale`).concat(''))
  expect(problems.at(-1)?.message).toBe(`and ${(house.things['users'] ?? []).length - 5} more`)
})

it('is no base for another scenario', async () => {
  const base = fileOf('base.json', JSON.stringify(house))
  const message = 'base.json is an exported state, a whole world to which nothing can be added'
  const file = fileOf('upper.yaml', 'format: 1\nstory: More.\nextends: base.json\n')
  const [own, cause] = await problemsOf(file)
  expect([own?.message, own?.line, cause?.message]).toEqual([
    'cannot extend "base.json"',
    3,
    expect.stringContaining(message),
  ])
  await expect(loadScenario({ format: 1, story: 'More.', extends: base })).rejects.toThrow(message)
})

it('leaves its own sections to exported states', async () => {
  const problems = await problemsOf({ format: 1, story: 'Seeded.', seed: 3 } as never)
  expect(problems).toEqual([{ path: 'seed', message: 'belongs to an exported state, which has "things" too' }])
})

it('takes back a member whose language is a text of his own, as an organization may set it [TM-05]', async () => {
  const mock = await createMock({ scenario: 'organization-roles', freeze: true })
  const path = `/v2/organizations/${mock.ids['organization.harbour']}/users/${mock.ids['user.ben']}` as const
  const { status } = await ask(mock, `PATCH ${path}`, { as: 'owner', body: { locale: 'Kölsch' } })
  const exported = mock.state.export()
  const again = await createMock({ scenario: JSON.parse(JSON.stringify(exported)) })
  expect(status).toBe(200)
  expect(again.state.export()).toEqual(exported)
})

it('takes back an event type whose notice is longer than all time, as the service lets it be', async () => {
  const mock = await createMock({ scenario: 'personal', freeze: true })
  const body = { lengthInMinutes: 30, title: 'Never', slug: 'never', minimumBookingNotice: 2 ** 63 }
  const { status } = await ask(mock, 'POST /v2/event-types', { as: 'owner', body })
  const exported = mock.state.export()
  const again = await createMock({ scenario: JSON.parse(JSON.stringify(exported)) })
  expect(status).toBe(201)
  expect(again.state.export()).toEqual(exported)
})
