import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { shownValue } from '../../src/checks/live/secrets.js'
import { formats } from '../../src/contract/formats.js'
import { createWords } from '../../src/contract/words.js'
import { normaliseSlug } from '../../src/domain/event-type/slug.js'
import { documents } from '../../src/generated/documents.js'
import { maskKey } from '../../src/pipeline/mask-key.js'
import { nameSandbox } from '../../src/pipeline/name-sandbox.js'
import { sanitized } from '../../src/proxy/sanitize.js'
import { aCall } from '../builders/a-call.js'

interface Pattern {
  readonly where: string
  readonly source: string
  readonly flags: string
}

const root = join(import.meta.dirname, '..', '..')

const filesIn = (folder: string, end: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !/(?:^|[\\/])generated[\\/]/.test(file))
    .map((file) => join(folder, file))

/** Every regular expression that stands in a file of ours, and every place where one is made of a text. */
const patternsIn = (file: string): { readonly literals: readonly Pattern[]; readonly made: readonly string[] } => {
  const where = relative(root, file).replaceAll('\\', '/')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const [literals, made]: [Pattern[], string[]] = [[], []]
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push({ where, ...literalOf(node.text) })
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') made.push(where)
    node.forEachChild(visit)
  }
  visit(source)
  return { literals, made }
}

const literalOf = (text: string) => {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1) }
}

/** The patterns of schemas, as ajv runs them. */
const patternsOf = (value: unknown, where: string): readonly Pattern[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [{ where, source: inner, flags: 'u' }] : patternsOf(inner, where),
  )
}

const code = ['src', 'fixtures'].flatMap((folder) => filesIn(join(root, folder), '.ts')).map(patternsIn)
const schemas = filesIn(join(root, 'src'), '.schema.json').map((file) => [file, JSON.parse(readFileSync(file, 'utf8'))])
const ofFormats = Object.entries(formats).flatMap(([name, format]) => {
  const pattern = typeof format === 'object' && 'validate' in format ? format.validate : format
  return pattern instanceof RegExp ? [{ where: `format ${name}`, source: pattern.source, flags: pattern.flags }] : []
})
const all: readonly Pattern[] = [
  ...code.flatMap(({ literals }) => literals),
  ...patternsOf(documents, 'openapi'),
  ...schemas.flatMap(([file, schema]) => patternsOf(schema, String(file))),
  ...ofFormats,
]

it('knows no pattern for which a text costs more than its length', () => {
  expect(all.length).toBeGreaterThan(150)
  const slow = all
    .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
    .map(({ where, source, flags }) => `${where}: /${source}/${flags}`)
  expect([...new Set(slow)]).toEqual([])
}, 60_000)

it('makes patterns of texts of its own alone: a product word, a sandbox name', () => {
  expect([...new Set(code.flatMap(({ made }) => made))].sort()).toEqual([
    'src/contract/translation.ts',
    'src/pipeline/name-sandbox.ts',
  ])
})

/** Texts of this length took minutes where the cost was its square. */
const many = 300_000
const words = createWords('svc')
const cleaned = (text: string): unknown => {
  const passed = { findings: [], requestHeaders: {}, replyHeaders: {}, path: '/', method: 'GET', status: 200 }
  const exchange = { ...passed, requestBody: { kind: 'none' }, replyBody: Buffer.from(text), operationId: undefined }
  return sanitized([{ ...exchange, milliseconds: 1 } as unknown as Parameters<typeof sanitized>[0][number]], [])
}

it.each([
  ['the mask over keys', (text: string) => maskKey(`/v1/bookings${text}`)],
  ['the name of a sandbox', (text: string) => nameSandbox(aCall({ url: `/v1/bookings${text}` }), words)],
  ['a slug', normaliseSlug],
  ['a value in a report', (text: string) => shownValue(text)],
  ['the cleaning of recordings', cleaned],
] as const)('is done with any text in time that goes by its length: %s', (_what, use) => {
  for (const piece of ['?', '?apiKey=', '&~a', '?keytoken', 'x', '-', '{', 'a@', '%40', 'a.', ' ', '\\'])
    for (const end of ['', '\n', '!', '@']) {
      const begun = performance.now()
      use(piece.repeat(many / piece.length) + end)
      expect(performance.now() - begun, `${piece}…${end}`).toBeLessThan(5000)
    }
})

it('masks and cleans what stands after a question mark within a query', () => {
  expect(maskKey('/v1/bookings??apiKey=secret')).toBe('/v1/bookings??apiKey=***')
  expect(JSON.stringify(cleaned('see https://example.com/?to=https://example.com/?token=abcdef'))).not.toContain(
    'abcdef',
  )
})
