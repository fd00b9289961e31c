import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, it } from 'vitest'
import { readReport } from '../../../src/checks/run/read-report.js'
import { ask } from '../../client.js'
import { aFinding, aRunReport } from './a-run-report.js'
import { reported } from './reported.js'

const file = join(import.meta.dirname, '..', '..', '..', 'src', 'checks', 'report.schema.json')

it('publishes a schema that the report of a run is valid by', async () => {
  const report = await reported(async (mock) => {
    await ask(mock, 'GET /v2/nowhere', { headers: { 'x-mock-test': 'looks' } })
    await ask(mock, 'GET /v2/bookings', { as: 'owner' })
  })
  const ajv = new Ajv2020({ strict: true })
  formats.default(ajv)
  const isReport = ajv.compile(JSON.parse(readFileSync(file, 'utf8')))
  expect([isReport(report), isReport.errors]).toEqual([true, null])
})

it('reads what it wrote', async () => {
  const report = aRunReport({ findings: [aFinding({ source: { file: 'a.ts', line: 1, column: 1 } })] })
  expect(await readReport(JSON.stringify(report))).toEqual(report)
})

it.each([
  ['', /^it is no JSON: /],
  ['[]', /^it is no report of a run, whose "format" would be 1$/],
  ['{"format":2}', /^it is no report of a run/],
  ['{"format":1}', /^the report must have required property/],
  [JSON.stringify({ ...aRunReport(), requests: -1 }), /^\/requests must be >= 0$/],
])('refuses %s', async (text, message) => {
  await expect(readReport(text)).rejects.toThrow(message)
})
