import { expect, it, vi } from 'vitest'
import type { ControlOperations } from '../../src/control/operation.js'
import { Failure } from '../../src/domain/failure.js'
import { OwnContractError } from '../../src/pipeline/check-reply.js'
import { aControlEngine, answering, control } from '../builders/a-control-engine.js'

const clock = { now: '2026-01-05T09:00:00.000Z', mode: 'frozen', offset: 0 }

/** Answers with what it was asked. */
const echo: Partial<ControlOperations> = {
  advanceClock: { handle: ({ body }) => ({ data: { clock, fired: [{ at: clock.now, what: JSON.stringify(body) }] } }) },
  listRequests: {
    handle: ({ query }) => ({
      data: [
        {
          id: 1,
          at: clock.now,
          method: 'GET',
          path: '/',
          status: 200,
          restsOn: [],
          warnings: [],
          violations: [],
          query,
        },
      ],
    }),
  },
  deleteFault: { handle: ({ params }) => ({ data: { id: params.faultId, met: 0 } }) },
  waitForDelivery: {
    handle: async ({ body }) => {
      throw new Failure('control.ledger_entry_unknown', JSON.stringify(body))
    },
  },
  importState: { handle: ({ body }) => ({ data: body }) },
}
const engine = await aControlEngine(echo)
const refusal = async (...given: Parameters<typeof control>) => {
  const { status, headers, body } = await control(...given)
  return [status, headers['x-mock-refused-by'], body.error.message]
}

it('hands on path, query and body, decoded', async () => {
  const moved = await control(engine, 'POST /__svc/clock/advance', { json: { hours: 2 } })
  expect([moved.status, moved.body.data.fired[0].what, moved.changed]).toEqual([200, '{"hours":2}', true])
  const listed = await control(engine, 'GET /__svc/requests?status=201&test=a%20b&take=5')
  expect([listed.body.data[0].query, listed.changed]).toEqual([{ status: 201, test: 'a b', take: 5 }, false])
  expect((await control(engine, 'DELETE /__svc/faults/7')).body).toEqual({ status: 'success', data: { id: 7, met: 0 } })
})

it('tells a success without rate limits, request id or rests, for no cache to keep', async () => {
  const { headers } = await control(engine, 'DELETE /__svc/faults/7')
  expect(headers).toEqual({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Date: 'Mon, 05 Jan 2026 09:00:00 GMT',
  })
})

it('tells a refusal as the API does, with its name [ER-09]', async () => {
  const { status, headers, body } = await control(engine, 'GET /__svc/nowhere?a=1')
  expect([status, headers['x-mock-refused-by'], Object.keys(headers)]).toEqual([
    404,
    'route.unknown',
    ['Content-Type', 'Cache-Control', 'Date', 'x-mock-refused-by'],
  ])
  expect(body).toEqual({
    status: 'error',
    timestamp: '2026-01-05T09:00:00.000Z',
    path: '/__svc/nowhere?a=1',
    error: {
      code: 'NotFoundException',
      message: 'Cannot GET /__svc/nowhere: there is no such path',
      details: {
        message: 'Cannot GET /__svc/nowhere: there is no such path',
        error: 'Not Found',
        statusCode: 404,
      },
    },
  })
})

it('names the methods of a known path', async () => {
  expect(await refusal(engine, 'PATCH /__svc/clock')).toEqual([
    404,
    'route.method_unknown',
    'Cannot PATCH /__svc/clock: this path takes GET, PUT',
  ])
})

it('refuses a number in the path that is none', async () => {
  expect((await refusal(engine, 'DELETE /__svc/faults/x')).slice(0, 2)).toEqual([400, 'request.path_parameter_invalid'])
})

it.each([
  [
    { hour: 2 },
    'The body names hour, which advanceClock does not take; it takes days, hours, minutes, seconds; did you mean "hours"?',
  ],
  [{ hours: 2, by: 3 }, 'The body names by, which advanceClock does not take; it takes days, hours, minutes, seconds'],
])('refuses a body that names what is not described: %j', async (json, message) => {
  expect(await refusal(engine, 'POST /__svc/clock/advance', { json })).toEqual([400, 'control.name_unknown', message])
})

it('finds a misspelt name deep in a body, and none in what is free', async () => {
  const deep = await aControlEngine(answering('runUntilIdle', { clock, fired: [] }))
  expect(await refusal(deep, 'POST /__svc/clock/run-until-idle', { json: { most: { day: 1 } } })).toEqual([
    400,
    'control.name_unknown',
    'The body names most.day, which runUntilIdle does not take; it takes days, hours, minutes, seconds; did you mean "days"?',
  ])
  const free = { filter: { payload: { anything: 1 } }, timeout: 0 }
  expect((await refusal(engine, 'POST /__svc/deliveries/wait', { json: free }))[2]).toBe(JSON.stringify(free))
})

it.each([
  [
    'GET /__svc/requests?operation=x',
    'The query names operation, which listRequests does not take; it takes operationId, status, caller, test, path, refusedBy, take; did you mean "operationId"?',
  ],
  ['POST /__svc/clock/advance?hours=2', 'The query names hours, which advanceClock does not take; it takes none'],
] as const)('refuses the query of %s', async (request, message) => {
  expect(await refusal(engine, request, { json: request.startsWith('POST') ? { hours: 1 } : undefined })).toEqual([
    400,
    'control.name_unknown',
    message,
  ])
})

it('says everything that is wrong with a body or a query', async () => {
  expect(await refusal(engine, 'POST /__svc/clock/advance', { json: { hours: -1, days: 'x' } })).toEqual([
    400,
    'request.invalid',
    'The body is not valid: days must be a number; hours must be at least 0',
  ])
  expect(await refusal(engine, 'POST /__svc/clock/advance')).toEqual([
    400,
    'request.invalid',
    'The body is not valid: the body must have at least 1 key',
  ])
  expect((await refusal(engine, 'GET /__svc/requests?take=0'))[2]).toBe(
    'The query is not valid: take must be at least 1',
  )
})

it('knows the types of events, and what each of them needs', async () => {
  const events = await aControlEngine(answering('raiseEvent', {}))
  const [, , unknown] = await refusal(events, 'POST /__svc/events', { json: { type: 'recordingRedy' } })
  expect(unknown).toMatch(/^The body is not valid: type must be one of paymentInitiated, .*memberJoined$/)
  expect((await refusal(events, 'POST /__svc/events', { json: { type: 'recordingReady' } }))[2]).toBe(
    'The body is not valid: bookingUid is required',
  )
})

it('takes for JSON what curl calls a form', async () => {
  const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }
  expect((await control(engine, 'POST /__svc/clock/advance', { headers, json: { hours: 2 } })).status).toBe(200)
  expect(
    (
      await refusal(engine, 'POST /__svc/clock/advance', {
        headers: { ...headers, 'content-type': 'text/plain' },
        json: {},
      })
    )[1],
  ).toBe('request.content_type_unsupported')
})

it.each([
  ['PUT /__svc/state', 1024 * 1024 + 1, undefined],
  ['PUT /__svc/state', 64 * 1024 * 1024 + 1, 'request.body_too_large'],
  ['POST /__svc/clock/advance', 1024 * 1024 + 1, 'request.body_too_large'],
] as const)('reads of %s a body of %i bytes or not', async (request, length, refusedBy) => {
  const bytes = new Uint8Array(length).fill(0x20)
  const { headers } = await control(engine, request, { body: { kind: 'bytes', bytes } })
  expect(headers['x-mock-refused-by']).toBe(refusedBy ?? 'request.invalid')
})

it("speaks the product's word where the documents mark it, and keeps its own paths", async () => {
  const acme = await aControlEngine(echo, { product: 'acme' })
  const json = { filter: { trigger: 'AFTER_HOSTS_ACME_VIDEO_NO_SHOW' } }
  const [, , message] = await refusal(acme, 'POST /__svc/deliveries/wait', { json })
  expect(message).toContain('AFTER_HOSTS_ACME_VIDEO_NO_SHOW')
  const foreign = { filter: { trigger: 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW' } }
  expect((await refusal(acme, 'POST /__svc/deliveries/wait', { json: foreign }))[1]).toBe('request.invalid')
})

it('tells a refusal of a handler, at once or later', async () => {
  expect(await refusal(engine, 'POST /__svc/deliveries/wait', { json: { timeout: 1 } })).toEqual([
    404,
    'control.ledger_entry_unknown',
    '{"timeout":1}',
  ])
})

it('fails as the mock does where a handler breaks, and tells the log why', async () => {
  const fault = vi.fn()
  const broken = await aControlEngine({ reset: { handle: () => Promise.reject(new Error('no')) } }, { fault })
  expect((await refusal(broken, 'POST /__svc/reset')).slice(0, 2)).toEqual([500, 'server.error'])
  expect(fault).toHaveBeenCalledWith(new Error('no'), { method: 'POST', path: '/__svc/reset' })
})

it('warns of a reply of its own that leaves the document; in tests that is an error', async () => {
  const fault = vi.fn()
  const operations = answering('reset', { now: 'soon' })
  const lenient = await control(await aControlEngine(operations, { fault, isStrict: false }), 'POST /__svc/reset')
  expect([lenient.status, lenient.headers['x-mock-warning'], lenient.body.data]).toEqual([
    200,
    'own-contract',
    { now: 'soon' },
  ])
  expect(fault.mock.calls[0]?.[0]).toBeInstanceOf(OwnContractError)
  const strict = await control(await aControlEngine(operations, { fault }), 'POST /__svc/reset')
  expect(strict.status).toBe(500)
})
