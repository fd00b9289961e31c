import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Scenario, StoredState } from '../../src/index.js'
import { listScenarios } from '../../src/scenario/built-in.js'
import { loadScenario } from '../../src/scenario/load.js'

const folder = mkdtempSync(join(tmpdir(), 'scenario-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

it('lists the built-in scenarios with their stories', () => {
  const list = listScenarios()
  expect(list.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['personal', 'team-roundrobin', 'team-collective', 'managed', 'recurring', 'seated'],
      ...['organization-roles', 'webhooks', 'platform', 'payments-v1'],
    ]),
  )
  for (const { story } of list) expect(story).toMatch(/^[A-Z].*\.$/)
})

const usersOf = (scenario: Scenario | StoredState) => ('users' in scenario ? scenario.users : undefined) ?? {}

it('loads a built-in scenario by name', async () => {
  const { name, scenario, files } = await loadScenario('personal')
  expect(name).toBe('personal')
  expect(usersOf(scenario)['ada']?.name).toBe('Ada Archer')
  expect(files).toEqual([])
})

it('names the nearest built-in scenario, and all of them', async () => {
  await expect(loadScenario('personl')).rejects.toThrow(/no built-in scenario "personl"; did you mean "personal"\?/)
  await expect(loadScenario('personl')).rejects.toThrow(/team-roundrobin/)
})

it('does not take a property of every object for a scenario', async () => {
  await expect(loadScenario('constructor')).rejects.toThrow('no built-in scenario "constructor"')
})

it('says that a file does not exist', async () => {
  await expect(loadScenario(join(folder, 'none.yaml'))).rejects.toThrow('there is no such file')
})

it('names a scenario after its file', async () => {
  const file = write('quiet-week.yaml', 'format: 1\nstory: Nobody.\n')
  await expect(loadScenario(file)).resolves.toMatchObject({ name: 'quiet-week', files: [file] })
})

it('lays a file over a built-in scenario, field by field', async () => {
  const file = write(
    'kathmandu.yaml',
    'format: 1\nstory: Ada moved.\nextends: personal\nusers:\n  ada: { timeZone: Asia/Kathmandu }\n  zoe: { name: Zoe Zane }\n',
  )
  const { scenario } = await loadScenario(file)
  expect(scenario.story).toBe('Ada moved.')
  expect(usersOf(scenario)['ada']).toMatchObject({ name: 'Ada Archer', timeZone: 'Asia/Kathmandu' })
  expect(Object.keys(usersOf(scenario))).toEqual(['ada', 'ben', 'zoe'])
  expect(scenario).not.toHaveProperty('extends')
})

it('lays a file over a file beside it, and knows both', async () => {
  const base = write('base.yaml', 'format: 1\nstory: Ada.\nusers: { ada: {} }\n')
  const upper = write('upper.yaml', 'format: 1\nstory: Ada and Ben.\nextends: base.yaml\nusers: { ben: {} }\n')
  const { scenario, files } = await loadScenario(upper)
  expect(Object.keys(usersOf(scenario))).toEqual(['ada', 'ben'])
  expect(files).toEqual([upper, base])
})

it('refuses a file that extends itself', async () => {
  const file = write('circle.yaml', 'format: 1\nstory: Round and round.\nextends: circle.yaml\n')
  await expect(loadScenario(file)).rejects.toThrow('it extends itself')
})

it('says where a file extends what does not exist', async () => {
  const file = write('orphan.yaml', 'format: 1\nstory: Nobody.\nextends: personel\n')
  await expect(loadScenario(file)).rejects.toThrow(/extends: cannot extend "personel" \(.*orphan\.yaml:3:10\)/)
})

it('takes an object, and checks it like a file', async () => {
  const { name } = await loadScenario({ format: 1, story: 'Nobody.' })
  expect(name).toBe('scenario')
  const misspelt = { format: 1, story: 'Nobody.', user: {} } as never
  await expect(loadScenario(misspelt)).rejects.toThrow('unknown section "user"; did you mean "users"?')
})

it('lays an object over a built-in scenario', async () => {
  const { scenario } = await loadScenario({ format: 1, story: 'Zoe too.', extends: 'personal', users: { zoe: {} } })
  expect(Object.keys(usersOf(scenario))).toEqual(['ada', 'ben', 'zoe'])
})
