type Part = Readonly<Record<string, unknown>>

/** A document of one operation, whose parts a test gives. */
export const aDocument = (operation: Part = {}, root: Part = {}) => ({
  value: {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {
      '/v2/things/{id}': { post: { operationId: 'makeThing', responses: { 200: { description: 'A' } }, ...operation } },
    },
    ...root,
  },
})

/** The operation with a request body of this schema. */
export const taking = (schema: Part, body: Part = {}) =>
  aDocument({ requestBody: { content: { 'application/json': { schema } }, ...body } })

/** The operation with a reply of this schema. */
export const answering = (schema: Part) =>
  aDocument({ responses: { 200: { description: 'A', content: { 'application/json': { schema } } } } })

/** The operation with one parameter of its query. */
export const asking = (parameter: Part = {}) =>
  aDocument({ parameters: [{ name: 'q', in: 'query', schema: { type: 'string' }, ...parameter }] })
