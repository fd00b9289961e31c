import { expect, it } from 'vitest'
import { type Rule, rules } from '../../src/diff/change.js'
import { compareDocuments } from '../../src/diff/compare-documents.js'
import { aDocument, answering, asking, taking } from './documents.js'

type Document = ReturnType<typeof aDocument>

const nothing = aDocument()
const none = { value: { ...nothing.value, paths: {} } }
const withReplies = (...statuses: readonly (number | string)[]) =>
  aDocument({ responses: Object.fromEntries(statuses.map((it) => [it, { description: 'A' }])) })
const withHeaders = (headers: object) => aDocument({ responses: { 200: { description: 'A', headers } } })
const withTypes = (...types: readonly string[]) => Object.fromEntries(types.map((it) => [it, {}]))
const replyOf = (...types: readonly string[]) =>
  aDocument({ responses: { 200: { description: 'A', content: withTypes(...types) } } })
const bodyOf = (...types: readonly string[]) => aDocument({ requestBody: { content: withTypes(...types) } })
const text = { type: 'string' }
const thing = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })

const examples: readonly (readonly [Rule, before: Document, after: Document])[] = [
  ['operation-removed', nothing, none as Document],
  ['operation-added', none as Document, nothing],
  ['operation-deprecated', nothing, aDocument({ deprecated: true })],
  ['operation-no-longer-deprecated', aDocument({ deprecated: true }), nothing],
  ['operation-id-changed', nothing, aDocument({ operationId: 'createThing' })],
  ['parameter-removed', asking(), nothing],
  ['parameter-added-required', nothing, asking({ required: true })],
  ['parameter-added-optional', nothing, asking()],
  ['parameter-became-required', asking(), asking({ required: true })],
  ['parameter-became-optional', asking({ required: true }), asking()],
  ['parameter-style-changed', asking(), asking({ explode: false })],
  ['request-body-removed', taking(text), nothing],
  ['request-body-added-required', nothing, taking(text, { required: true })],
  ['request-body-added-optional', nothing, taking(text)],
  ['request-body-became-required', taking(text), taking(text, { required: true })],
  ['request-body-became-optional', taking(text, { required: true }), taking(text)],
  ['request-content-type-removed', bodyOf('application/json', 'text/csv'), bodyOf('application/json')],
  ['request-content-type-added', bodyOf('application/json'), bodyOf('application/json', 'text/csv')],
  ['success-status-removed', withReplies(200, 201), withReplies(200)],
  ['success-status-added', withReplies(200), withReplies(200, 202)],
  ['failure-status-removed', withReplies(200, 404), withReplies(200)],
  ['failure-status-added', withReplies(200), withReplies(200, 'default')],
  ['reply-content-type-removed', replyOf('application/json', 'text/csv'), replyOf('application/json')],
  ['reply-content-type-added', replyOf('application/json'), replyOf('application/json', 'text/csv')],
  ['reply-header-removed', withHeaders({ 'X-A': {} }), withHeaders({})],
  ['reply-header-added', withHeaders({}), withHeaders({ 'X-A': {} })],
  ['credentials-no-longer-taken', aDocument({ security: [{ a: [] }, {}] }), aDocument({ security: [{ a: [] }] })],
  ['credentials-newly-taken', aDocument({ security: [{ a: [] }] }), aDocument({ security: [{ a: [] }, { b: [] }] })],
  ['request-narrowed', taking({ type: ['string', 'null'] }), taking(text)],
  ['request-widened', taking(text), taking({ type: ['string', 'null'] })],
  ['request-property-removed', taking(thing({ a: text })), taking(thing({}))],
  ['request-property-added', taking(thing({})), taking(thing({ a: text }))],
  ['request-condition-changed', taking({ not: { const: 1 } }), taking({ not: { const: 2 } })],
  ['reply-narrowed', answering({ type: ['string', 'null'] }), answering(text)],
  ['reply-widened', answering(text), answering({ type: ['string', 'null'] })],
  ['reply-property-removed', answering(thing({ a: text })), answering(thing({}))],
  ['reply-property-added', answering(thing({})), answering(thing({ a: text }))],
  ['reply-condition-changed', answering(text), answering({ oneOf: [text, { type: 'integer' }] })],
]

it.each(examples)('knows %s', (rule, before, after) => {
  const { changes, counts } = compareDocuments([before], [after])
  expect(changes.map((it) => it.rule)).toContain(rule)
  expect(counts[rules[rule]]).toBeGreaterThan(0)
  expect(compareDocuments([before], [before]).changes).toEqual([])
})

it('shows every rule by an example', () => {
  expect(examples.map(([rule]) => rule)).toEqual(Object.keys(rules))
})

const narrowings: readonly (readonly [what: string, wide: object, narrow: object, message: string])[] = [
  ['a value of an enum', { enum: ['a', 'b'] }, { enum: ['a'] }, '"b" went from its values'],
  ['an enum', text, { type: 'string', enum: ['a'] }, 'its values are only "a" now'],
  ['a constant', text, { const: 'a' }, 'its values are only "a" now'],
  ['numbers to integers', { type: 'number' }, { type: 'integer' }, 'it is no longer fraction'],
  ['null of 3.0', { ...text, nullable: true }, text, 'it is no longer null'],
  ['minLength', text, { ...text, minLength: 1 }, 'minLength was 0, is 1'],
  ['maxLength', { ...text, maxLength: 41 }, { ...text, maxLength: 40 }, 'maxLength was 41, is 40'],
  ['maxItems', { type: 'array' }, { type: 'array', maxItems: 5 }, 'maxItems was none, is 5'],
  ['minimum', { minimum: 0 }, { minimum: 1 }, 'minimum was 0, is 1'],
  ['an exclusive minimum', { minimum: 1 }, { exclusiveMinimum: 1 }, 'minimum was 1, is 1, itself left out'],
  ['one of 3.0', { minimum: 1 }, { minimum: 1, exclusiveMinimum: true }, 'minimum was 1, is 1, itself left out'],
  ['maximum', { maximum: 10 }, { maximum: 9 }, 'maximum was 10, is 9'],
  ['a pattern', text, { ...text, pattern: '^a' }, 'pattern was none, is ^a'],
  ['a format', text, { ...text, format: 'email' }, 'format was none, is email'],
  ['repetition', { type: 'array' }, { type: 'array', uniqueItems: true }, 'uniqueItems was false, is true'],
  ['a closed object', thing({}), thing({}, { additionalProperties: false }), 'it takes no further properties now'],
  ['a required property', thing({ a: text }), thing({ a: text }, { required: ['a'] }), 'it must be there now'],
  ['items', { items: text }, { items: { ...text, minLength: 1 } }, 'minLength was 0, is 1'],
  ['part of an allOf', { allOf: [text] }, { allOf: [text, { minLength: 1 }] }, 'minLength was 0, is 1'],
  [
    'a branch of a choice',
    { oneOf: [thing({ kind: { const: 'a' } }), thing({ kind: { const: 'b' } })] },
    { oneOf: [thing({ kind: { const: 'a' } })] },
    'it is no longer kind: b',
  ],
]

it.each(narrowings)('finds %s that narrows, which breaks who sends, and widens, which breaks who reads', (...row) => {
  const [, wide, narrow, message] = row
  const broken = (before: Document, after: Document) =>
    compareDocuments([before], [after])
      .changes.filter(({ effect }) => effect === 'breaking')
      .map((it) => it.message)
  expect(broken(taking({ ...wide }), taking({ ...narrow }))).toEqual([expect.stringContaining(message)])
  expect(broken(taking({ ...narrow }), taking({ ...wide }))).toEqual([])
  expect(broken(answering({ ...wide }), answering({ ...narrow }))).toEqual([])
})

it('reads a pattern in place of another as both', () => {
  const [a, b] = [{ pattern: 'a' }, { pattern: 'b' }]
  expect(compareDocuments([taking(a)], [taking(b)]).counts.breaking).toBe(1)
  expect(compareDocuments([answering(a)], [answering(b)]).counts.breaking).toBe(1)
})
