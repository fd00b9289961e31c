import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { createMock, type StoredState } from '../../src/index.js'
import { call } from './a-terminal.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-'))
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

let state: StoredState

beforeAll(async () => {
  state = (await createMock({ scenario: 'personal', freeze: true })).state.export()
})

it('says that a file with an exported state can be used', async () => {
  const { code, out } = await call(`scenarios validate ${fileOf('export.json', JSON.stringify(state))}`)
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringMatching(/export\.json can be used: One person with/),
  })
})

it('shows an exported state as a file that is the same world', async () => {
  const { out } = await call(`scenarios show ${fileOf('shown.json', JSON.stringify(state))}`)
  const mock = await createMock({ scenario: fileOf('shown.yaml', out) })
  expect(mock.state.export()).toEqual(state)
})

it('tells what is wrong with an exported state, with its place', async () => {
  const wrong = JSON.stringify({ ...state, things: { ...state.things, user: [] } }, null, 1)
  const { code, err } = await call(`scenarios validate ${fileOf('wrong.json', wrong)}`)
  expect(code).toBe(2)
  expect(err[0]).toMatch(/wrong\.json:\d+:\d+: things\.user: unknown section "user"; did you mean "users"\?$/)
})
