import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMock } from '../../src/index.js'
import { call } from './a-terminal.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-'))
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

it('lists the built-in scenarios with their stories', async () => {
  const { code, out } = await call('scenarios list')
  expect(code).toBe(0)
  expect(out).toMatch(/^personal +One person with three event types/m)
})

it('lists the built-in scenarios as JSON', async () => {
  const { code, out } = await call('scenarios list --json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toContainEqual({
    name: 'personal',
    story: expect.stringMatching(/^One person with three event types/),
  })
})

it('shows a scenario as a file that can be used', async () => {
  const { out } = await call('scenarios show team-roundrobin')
  const file = fileOf('mine.yaml', out)
  expect(await call(`scenarios validate ${file}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('can be used'),
  })
  expect(Object.keys((await createMock({ scenario: file })).ids)).toContain('eventType.intro')
})

it('tells every problem of a scenario file with its place', async () => {
  const file = fileOf('bad.yaml', 'format: 1\nstory: x\nusers:\n  ada: { nam: Ada, timeZone: Nowhere }\n')
  const { code, out, err } = await call(`scenarios validate ${file}`)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(`${file}:4:10: users.ada.nam: unknown field "nam"; did you mean "name"?`)
  for (const line of err) expect(line).toMatch(/bad\.yaml:\d+:\d+: ./)
})

it('starts nothing with a scenario file that is wrong', async () => {
  const file = fileOf('broken.yaml', 'format: [1\n')
  const { code, err } = await call(`--scenario ${file} --port 0`)
  expect(code).toBe(2)
  expect(err[0]).toMatch(/broken\.yaml:\d+:\d+: /)
})

it.each([
  ['scenarios shwo x', 'There is no scenarios shwo; there are list, show, validate; did you mean "show"?'],
  ['scenarios show', 'It is not said which one: svc-mock scenarios show NAME'],
  ['scenarios validate', 'It is not said which one: svc-mock scenarios validate FILE'],
  ['scenarios list all', 'scenarios list: "all" is one too many'],
  ['scenarios show personal seated', 'scenarios show: "seated" is one too many'],
  ['openapi', 'openapi needs the generation: svc-mock openapi v2'],
  ['openapi v3', 'There is no document v3; there are v1, v2, beyond, control; did you mean "v1"?'],
  ['openapi v1 v2', 'openapi tells one document; "v2" is one too many'],
  ['openapi v1 --format yml', '--format: "yml" is not known; write yaml or json; did you mean "yaml"?'],
  ['scenarios show personal --json', 'scenarios show takes no --json; only list does'],
  ['ledger bk-530', 'There is no entry bk-530 in the ledger; did you mean "BK-30"?'],
  ['ledger BK-53 AL-01', 'ledger takes one id; "AL-01" is one too many'],
])('refuses %s', async (line, message) => {
  expect(await call(line)).toEqual({ code: 2, out: '', err: [`svc-mock: ${message}`] })
})

it('tells the same document in YAML and JSON', async () => {
  const [yaml, json] = await Promise.all([call('openapi v2'), call('openapi v2 --format json')])
  expect(parse(yaml.out)).toEqual(JSON.parse(json.out))
  expect(JSON.parse(json.out).openapi).toBe('3.1.0')
})

it("tells a document in the product's word", async () => {
  const { out } = await call('openapi v2 --format json --product acme')
  expect(out).toContain('"acme-api-version"')
  expect(out).not.toContain('svc-api-version')
})

it("leaves our extensions out of a document in another product's word, and keeps them in our own", async () => {
  expect((await call('openapi v2')).out).toContain('x-svc-rests:')
  expect((await call('openapi v2 --product acme')).out).not.toMatch(/svc/i)
})

it('takes no variables where nothing is started', async () => {
  expect(await call('openapi v1 --format json', { SVC_MOCK_PRODUCT: 'NO GOOD' })).toMatchObject({ code: 0 })
})

it('tells the whole ledger, alternatives with their profile', async () => {
  const { code, out } = await call('ledger')
  expect(code).toBe(0)
  expect(out).toMatch(/^BK-53 {2}decision {2}\w+ +[A-Z]/m)
  expect(out).toMatch(/^AL-16 {2}decision {2}choice +in service {2}[A-Z]/m)
})

it('tells one entry with the names of its refusals', async () => {
  const { out } = await call('ledger BK-26')
  expect(out).toMatch(/^BK-26 {2}[A-Z]/)
  expect(out).toMatch(/refusals +.*booking\.in_the_past \(\d+\)/)
})

it.each(['bk-26', 'Bk-26'])('takes the id %s of an entry in any letter case', async (id) => {
  expect(await call(`ledger ${id}`)).toEqual(await call('ledger BK-26'))
})

it('tells of an alternative what it stands in place of, and whether the profile service has it', async () => {
  const { out } = await call('ledger AL-16')
  expect(out).toMatch(/profile +on with --profile service/)
  expect(out).toMatch(/in place of +BK-64/)
})
