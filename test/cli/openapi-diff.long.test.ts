import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { documents } from '../../src/generated/documents.js'
import { call } from './a-terminal.js'

const folder = mkdtempSync(join(tmpdir(), 'diff-'))

/** Our document of v1, with texts replaced. */
const changed = (name: string, ...replacements: readonly (readonly [string, string])[]): string => {
  const file = join(folder, `${name}.json`)
  const text = replacements.reduce((it, [from, to]) => it.replaceAll(from, to), JSON.stringify(documents.v1))
  writeFileSync(file, text)
  return file
}

it.each(['v1', 'v2', 'beyond'])('finds nothing between %s and itself', async (name) => {
  const { code, out } = await call(`openapi diff openapi/${name}.yaml --fail-on breaking`)
  expect(out).toMatch(new RegExp(`^0 breaking, 0 unclear, 0 non-breaking; \\d+ operations in common with ${name}$`))
  expect(code).toBe(0)
})

const renamed = changed('renamed', ['"/v1/payments"', '"/v1/payments/old"'])

it('groups what changed by operation, and says what breaks', async () => {
  const { code, out } = await call(`openapi diff ${renamed}`)
  expect(code).toBe(0)
  expect(out).toContain('✗ the operation is gone\n    breaking, operation-removed: #/paths/')
  expect(out).toMatch(/1 breaking, 0 unclear, 1 non-breaking; 2 operations in common with v1$/)
})

it('fails on breaking changes where it is told to', async () => {
  expect((await call(`openapi diff ${renamed} --fail-on breaking`)).code).toBe(1)
  const wider = changed('wider', ['"deprecated":true', '"deprecated":false'])
  const { code, out } = await call(`openapi diff ${wider} --fail-on breaking`)
  expect([code, out]).toEqual([0, expect.stringContaining('operation-no-longer-deprecated')])
})

it('reads the other as the earlier one', async () => {
  const { out } = await call(`openapi diff ${renamed} --reverse --json`)
  const { from, inCommon, counts, changes } = JSON.parse(out)
  expect({ from, inCommon, counts }).toEqual({
    ...{ from: ['v1'], inCommon: 2 },
    counts: { breaking: 1, unclear: 0, 'non-breaking': 1 },
  })
  expect(changes[0]).toMatchObject({ rule: 'operation-removed', before: expect.stringContaining('~1old') })
})

it('writes a table for the summary of a job', async () => {
  const { out } = await call(`openapi diff ${renamed} --markdown`)
  expect(out).toContain('| operation | effect | change | where |\n|---|---|---|---|\n| ')
  expect(out.replaceAll('&#35;', '#')).toContain('| breaking | the operation is gone | #/paths/')
})

it('speaks of the product as its documents do', async () => {
  const spoken = join(folder, 'spoken.json')
  writeFileSync(spoken, (await call('openapi v2 --product acme --format json')).out)
  expect((await call(`openapi diff ${spoken} --product acme`)).out).toMatch(/^0 breaking, 0 unclear, 0 non-breaking/)
  expect((await call(`openapi diff ${spoken}`)).out).toContain('acme-api-version')
})

it.each([
  ['', 'openapi diff needs a document'],
  [`${renamed} ${renamed}`, 'is one too many'],
  [`${renamed} --json --markdown`, '--json and --markdown contradict each other'],
  [`${renamed} --from v3`, '"v3" is not known'],
  [join(folder, 'gone.yaml'), 'there is no such file'],
])('does not understand "%s"', async (line, message) => {
  const { code, err } = await call(`openapi diff ${line}`.trim())
  expect(code).toBe(2)
  expect(err.join('\n')).toContain(message)
})

it('does not compare what has nothing in common', async () => {
  const other = changed('other', ['"/v1/', '"/v9/'])
  const { code, err } = await call(`openapi diff ${other}`)
  expect([code, err[0]]).toEqual([2, expect.stringContaining('The document shares no operation with ours')])
  expect((await call(`openapi diff ${other} --from v1`)).out).toContain('3 breaking')
})

it('helps with both commands of one name', async () => {
  expect((await call('openapi --help')).out).toMatch(/Usage: svc-mock openapi v1\|v2.*Usage: svc-mock openapi diff/s)
})
