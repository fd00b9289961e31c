/** A document of a neighbour of the service, as a user may have one. */
export const invoices = {
  openapi: '3.1.0',
  info: { title: 'Invoices', version: '1' },
  paths: {
    '/v2/invoices': {
      get: {
        operationId: 'listInvoices',
        parameters: [{ name: 'take', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: {
          200: {
            description: 'The invoices.',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Invoice' } },
                examples: { some: { value: [{ id: 7, state: 'open' }] }, none: { value: [] } },
              },
            },
          },
          404: {
            description: 'No invoices.',
            content: { 'application/json': { schema: { type: 'object' }, example: { reason: 'none' } } },
          },
        },
      },
      post: {
        operationId: 'createInvoice',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['total'],
                properties: { total: { type: 'integer' }, note: { type: 'string', maxLength: 5 } },
              },
            },
          },
        },
        responses: {
          201: {
            description: 'The invoice.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Invoice' } } },
          },
        },
      },
    },
    '/v2/invoices/{invoiceId}': {
      get: {
        parameters: [{ name: 'invoiceId', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: {
          200: {
            description: 'An invoice whose example is wrong.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Invoice' },
                example: { id: 'seven', state: 'open' },
              },
            },
          },
        },
      },
      delete: { responses: { 204: { description: 'Gone.' } } },
    },
    '/v2/me': { get: { responses: { 200: { description: 'Somebody.' } } } },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Invoice: {
        type: 'object',
        required: ['id', 'state'],
        properties: { id: { type: 'integer' }, state: { enum: ['open', 'paid'] }, note: { type: 'string' } },
      },
    },
  },
}
