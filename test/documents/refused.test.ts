import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMock, DocumentError } from '../../src/index.js'
import { call } from '../cli/a-terminal.js'
import { ask } from '../client.js'

const folder = mkdtempSync(join(tmpdir(), 'overlay-'))

const written = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const head = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n'

const problemsOf = async (overlay: string): Promise<readonly string[]> => {
  const error: unknown = await createMock({ overlay }).catch((it: unknown) => it)
  if (!(error instanceof DocumentError)) throw new Error(`It was taken: ${String(error)}`)
  return error.problems.map(({ message, line, column }) => [line, column, message].filter(Boolean).join(':'))
}

it.each([
  ['a file that is not there', undefined, ['there is no such file']],
  ['no YAML', 'paths: [', [expect.stringMatching(/^1:9:/)]],
  ['no object', '- 1', ['1:1:this is no OpenAPI document: an object with openapi, info and paths']],
  ['no version', 'paths: {}', ['1:1:openapi is missing; write openapi: 3.1.0']],
  ['an old version', 'openapi: "2.0"\npaths: {}', ['1:1:openapi is "2.0"; documents of 3.0 and 3.1 are read']],
  ['no paths', head, ['1:1:paths is missing, or no object; it describes the operations']],
  ['a path without a slash', `${head}paths:\n  me: {}`, ['4:3:the path me must begin with a slash']],
  [
    'an operation without responses',
    `${head}paths:\n  /a:\n    get: {}`,
    ['5:5:GET /a has no responses; describe at least one'],
  ],
  [
    'a status that is none',
    `${head}paths:\n  /a:\n    get:\n      responses:\n        ok: { description: A }`,
    ['7:9:"ok" is no status; write one such as 200, 4XX, or default'],
  ],
  ['a dead reference', `${head}paths:\n  /a:\n    $ref: '#/nowhere'`, ['5:5:the reference #/nowhere leads nowhere']],
  [
    'a reference to another machine',
    `${head}paths:\n  /a:\n    $ref: 'https://example.com/a.yaml'`,
    [
      '5:5:https://example.com/a.yaml leads to another machine, and nothing is fetched; keep a copy beside the document',
    ],
  ],
])('refuses %s, and says where', async (name, text, problems) => {
  const file = join(folder, `${name.replaceAll(' ', '-')}.yaml`)
  if (text !== undefined) writeFileSync(file, text)
  expect(await problemsOf(file)).toEqual(problems)
})

it('refuses a schema that cannot be checked against, since it would take everything', async () => {
  const responses = 'responses: { "200": { description: A } }'
  const text = `${head}paths:\n  /a:\n    get:\n      ${responses}\ncomponents:\n  schemas:\n    Bad:\n      type: strin`
  expect(await problemsOf(written('schema.yaml', text))).toEqual([
    expect.stringMatching(/^9:5:the schema cannot be used: .*type/),
  ])
})

it('follows references to files beside the document, from one to the other and back', async () => {
  written(
    'thing.yaml',
    'Thing:\n  type: object\n  properties: { next: { $ref: "#/Thing" }, of: { $ref: "deep.json#/a/Of" } }',
  )
  written('deep.json', '{"a": {"Of": {"type": "string", "const": "deep"}}}')
  const content = 'content: { application/json: { schema: { $ref: "thing.yaml#/Thing" } } }'
  const text = `${head}paths:\n  /v2/things:\n    get:\n      responses: { "200": { description: A, ${content} } }`
  const mock = await createMock({ overlay: written('main.yaml', text) })
  const { status, body } = await ask(mock, 'GET /v2/things')
  expect(status).toBe(200)
  expect(body.of).toBe('deep')
})

it('names the file in which a problem stands', async () => {
  const lost = written('lost.yaml', 'A:\n  $ref: gone.yaml#/B')
  const main = written('of-lost.yaml', `${head}paths:\n  /a: { $ref: 'lost.yaml#/A' }`)
  const error: unknown = await createMock({ overlay: main }).catch((it: unknown) => it)
  expect(error).toMatchObject({ problems: [{ file: lost, line: 2, column: 3 }] })
})

it('tells problems on the command line, a line each, with exit code 2', async () => {
  const file = written('cli.yaml', 'openapi: 1')
  const { code, err } = await call(`exec --overlay ${file} --print-env`)
  expect(code).toBe(2)
  expect(err[0]).toBe(`${file}:1:1: openapi is 1; documents of 3.0 and 3.1 are read`)
})
