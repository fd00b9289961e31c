import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { invoices } from '../overlay/invoices.js'
import { aServer } from './a-server.js'
import { call } from './a-terminal.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-check-overlay-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string): string => join(folder, name)

const written = (name: string, content: unknown): string => {
  writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content))
  return at(name)
}

const aRead = (parameters: readonly unknown[], more: object = {}) => ({
  parameters,
  responses: { 200: { description: 'Fine.', content: { 'application/json': { schema: { type: 'object' } } } } },
  ...more,
})

const anInvoiceId = { name: 'invoiceId', in: 'path', required: true, schema: { type: 'integer' }, example: 7 }

/** A neighbour of the service, with examples for what it asks. */
const neighbours = written('neighbours.json', {
  ...invoices,
  paths: {
    ...invoices.paths,
    '/v2/invoices/{invoiceId}': {
      get: { ...invoices.paths['/v2/invoices/{invoiceId}'].get, operationId: 'getInvoice', parameters: [anInvoiceId] },
    },
    '/v2/ledger': { get: { operationId: 'getLedger', ...aRead([], { security: [{ bearer: [] }] }) } },
    '/v2/unknowable': {
      get: {
        operationId: 'getUnknowable',
        ...aRead([{ name: 'what', in: 'query', required: true, schema: { type: 'string' } }]),
      },
    },
  },
})

type Answer = { readonly status?: number; readonly body: unknown; readonly type?: string }

const right: Readonly<Record<string, Answer>> = {
  '/v2/invoices': { body: [{ id: 1, state: 'paid' }] },
  '/v2/invoices/7': { body: { id: 7, state: 'open' } },
  '/v2/ledger': { body: {} },
}

/** A service with neighbours that answer so; what they do not answer, a mock does. */
const aService = async (answers: Readonly<Record<string, Answer>> = right) => {
  const mock = await createMock()
  const asked: string[] = []
  const service = await aServer(mock, async (request, response) => {
    const answer = answers[request.url?.split('?')[0] ?? '']
    if (!answer) return mock.handler(request, response)
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'nobody'}`)
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json' })
    response.end(answer.type ? String(answer.body) : JSON.stringify(answer.body))
  })
  return { ...service, asked }
}

const check = ({ url, token }: { readonly url: string; readonly token: string }, rest: string) =>
  call(`check --target ${url} --rate 10000 --quiet --overlay ${neighbours} ${rest}`.trim(), { SVC_MOCK_TOKEN: token })

it("checks what only the user's document describes, and counts it by itself", async () => {
  const service = await aService()
  const { code, out, err } = await check(
    service,
    `--only getMe,listInvoices,getInvoice,getLedger --report ${at('right.json')}`,
  )
  expect([code, err]).toEqual([0, [expect.stringContaining('GET /v2/me (getMe), which the mock answers itself')]])
  expect(out).toMatch(
    /^\d checks of 1 operation with \d+ requests, 0 skipped\noverlay \S+: 3 checks of 3 operations, 0 skipped\n0 gaps/m,
  )
  expect(service.asked).toEqual([
    'GET /v2/invoices nobody',
    'GET /v2/invoices/7 nobody',
    `GET /v2/ledger Bearer ${service.token}`,
  ])
  const { operations, overlay } = JSON.parse(readFileSync(at('right.json'), 'utf8'))
  expect(operations).toHaveLength(1)
  expect(overlay).toMatchObject({ checks: 3, operations: [{ operationId: 'overlay:listInvoices' }, {}, {}] })
}, 120_000)

it.each<[string, string, Answer, string]>([
  ['a missing field', '/v2/invoices', { body: [{ state: 'paid' }] }, 'listInvoices current body.required /*'],
  ['a wrong enum', '/v2/invoices', { body: [{ id: 1, state: 'lost' }] }, 'listInvoices current body.enum /*/state'],
  [
    'a status that is not described',
    '/v2/invoices',
    { status: 202, body: [] },
    'listInvoices current status.undescribed',
  ],
  ['an answer of 500', '/v2/invoices', { status: 500, body: {} }, 'listInvoices current status.server-error'],
  [
    'a refusal of its own example',
    '/v2/invoices',
    { status: 404, body: {} },
    'listInvoices current status.plain-refused',
  ],
  ['a body that is no JSON', '/v2/ledger', { body: '<p>', type: 'text/html' }, 'getLedger current body.not-json'],
])(
  'finds %s of an operation of the overlay',
  async (_what, path, answer, key) => {
    const service = await aService({ ...right, [path]: answer })
    const file = at('wrong.json')
    const { code } = await check(service, `--only listInvoices,getInvoice,getLedger --report ${file}`)
    const { gaps } = JSON.parse(readFileSync(file, 'utf8'))
    expect([code, gaps.map((it: { key: string }) => it.key)]).toEqual([1, [`overlay:${key}`]])
    expect(gaps[0]).toMatchObject({ provenance: 'overlay' })
  },
  120_000,
)

it('shows what the mock answers from the overlay beside the target', async () => {
  const service = await aService({ ...right, '/v2/invoices': { body: [{ id: 1, state: 'lost' }] } })
  const { out } = await check(service, '--only listInvoices')
  expect(out).toContain('mock      "open"\n            target    "lost"')
}, 120_000)

it('knows a gap of the overlay by a baseline, and goes on where a run has ended', async () => {
  const service = await aService({ ...right, '/v2/invoices': { status: 202, body: [] } })
  const files = `--only listInvoices,getInvoice --baseline ${at('known.json')} --resume ${at('state.json')}`
  const first = await check(service, `${files} --update-baseline`)
  const again = await check(service, files)
  expect([first.code, again.code, service.asked.length]).toEqual([0, 0, 2])
  expect(again.out).toContain('0 gaps, 1 known')
}, 120_000)

it('says why operations of the overlay are not asked', async () => {
  const { code, out, err } = await check(await aService(), '--only createInvoice,getUnknowable --verbose')
  expect(out).toContain('skipped     overlay:createInvoice: it may change something; of an overlay only GET is asked')
  expect(out).toContain('skipped     overlay:getUnknowable: its parameter what has no example that can be sent')
  expect([code, err.at(-1)]).toEqual([1, expect.stringMatching(/^svc-mock: Nothing of \S+ was checked/)])
}, 120_000)

it.each([
  ['no.yaml', 'no.yaml: there is no such file'],
  [written('broken.yaml', 'openapi: 3.0.3\npaths: {}\n  - x'), 'broken.yaml:3:'],
])('refuses the overlay %s with 2', async (file, says) => {
  const { code, err } = await call(`check --target http://127.0.0.1:9 --token svc_x --overlay ${file}`)
  expect([code, err.join('\n')]).toEqual([2, expect.stringContaining(says)])
})
