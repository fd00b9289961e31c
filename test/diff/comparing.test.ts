import { expect, it } from 'vitest'
import { compareDocuments } from '../../src/diff/compare-documents.js'
import { aDocument, answering, asking } from './documents.js'

const rulesOf = (...[before, after]: Parameters<typeof compareDocuments>) =>
  compareDocuments(before, after).changes.map(({ rule }) => rule)

it('names the places in both documents, and the way through them', () => {
  const before = answering({
    type: 'object',
    properties: { data: { items: { properties: { uid: { type: 'string' } } } } },
  })
  const after = answering({
    type: 'object',
    properties: { data: { items: { properties: { uid: { type: 'null' } } } } },
  })
  const place =
    '#/paths/~1v2~1things~1{id}/post/responses/200/content/application~1json/schema/properties/data/items/properties/uid'
  expect(compareDocuments([before], [after]).changes).toMatchObject([
    {
      rule: 'reply-narrowed',
      message: 'data.[].uid of the reply: it is no longer string',
      before: place,
      after: place,
    },
    { rule: 'reply-widened', operations: ['POST /v2/things/{id}'] },
  ])
})

it('knows a path whatever its parameters are called, and wherever its server begins', () => {
  const before = aDocument()
  const item = before.value.paths['/v2/things/{id}']
  const after = {
    value: { ...before.value, servers: [{ url: 'https://api.example.com/v2/' }], paths: { '/things/{uid}': item } },
  }
  expect(compareDocuments([before], [after])).toMatchObject({ changes: [], inCommon: 1 })
})

it('follows references in both, and ends where they lead back', () => {
  const tree = (type: string) => ({
    components: { schemas: { Tree: { properties: { leaf: { type }, next: { $ref: '#/components/schemas/Tree' } } } } },
  })
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } }
  const operation = { responses: { 200: { description: 'A', content } } }
  const [before, after] = [aDocument(operation, tree('string')), aDocument(operation, tree('integer'))]
  expect(rulesOf([before], [after])).toEqual(['reply-narrowed', 'reply-widened'])
})

it('tells a change of a shared schema once, with all operations that it changes', () => {
  const shared = (type: string) => {
    const schema = { $ref: '#/components/schemas/A' }
    const operation = { responses: { 200: { description: 'A', content: { 'application/json': { schema } } } } }
    const document = aDocument(operation, { components: { schemas: { A: { type } } } })
    const paths = { ...document.value.paths, '/v2/others': { get: { operationId: 'others', ...operation } } }
    return { value: { ...document.value, paths } }
  }
  const { changes } = compareDocuments([shared('string')], [shared('integer')])
  expect(changes.map(({ operations }) => operations)).toEqual([
    ['POST /v2/things/{id}', 'GET /v2/others'],
    ['POST /v2/things/{id}', 'GET /v2/others'],
  ])
})

it('knows credentials by what they are, not by their name', () => {
  const withScheme = (name: string, scheme: object) =>
    aDocument({}, { security: [{ [name]: [] }], components: { securitySchemes: { [name]: scheme } } })
  const bearer = { type: 'http', scheme: 'bearer' }
  expect(rulesOf([withScheme('a', bearer)], [withScheme('b', { ...bearer, scheme: 'Bearer' })])).toEqual([])
  const key = { type: 'apiKey', in: 'header', name: 'X-Key' }
  const { changes } = compareDocuments([withScheme('a', bearer)], [withScheme('a', key)])
  expect(changes.map(({ message }) => message)).toEqual([
    'the operation is no longer done with the scheme bearer',
    'the operation is done with the header x-key too',
  ])
})

it('takes parameters of the path with those of the operation, and names of headers in any case', () => {
  const before = asking({ in: 'header', name: 'X-Thing' })
  const after = aDocument()
  const item = {
    ...after.value.paths['/v2/things/{id}'],
    parameters: [{ in: 'header', name: 'x-thing', schema: { type: 'string' } }],
  }
  expect(rulesOf([before], [{ value: { ...after.value, paths: { '/v2/things/{id}': item } } }])).toEqual([])
})

it('takes a choice with nothing for what it is', () => {
  const thing = { type: 'object', properties: { a: { type: 'string' } } }
  const choice = answering({ oneOf: [thing, { type: 'null' }] })
  expect(rulesOf([answering({ ...thing, type: ['object', 'null'] })], [choice])).toEqual([])
  expect(rulesOf([answering(thing)], [choice])).toEqual(['reply-widened'])
})
