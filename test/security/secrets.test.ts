import { expect, it, onTestFinished } from 'vitest'
import { requestJson, requestLine } from '../../src/cli/serving/request-line.js'
import { createPaint } from '../../src/cli/terminal/paint.js'
import { createMock } from '../../src/index.js'

it('keeps no credential that a request carried in its journal, its lines, its report or its bundle', async () => {
  const lines: string[] = []
  const mock = await createMock({
    controlToken: 'kept-to-itself-0',
    onRequest: (exchange, took) =>
      void lines.push(requestLine(exchange, took, createPaint(false)), requestJson(exchange, took)),
  })
  onTestFinished(() => mock.close())
  const carried: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/v2/me', { authorization: 'Bearer kept-to-itself-1' }],
    ['/v2/me', { authorization: 'Basic kept-to-itself-2' }],
    ['/v2/me', { 'x-svc-client-id': 'desk', 'x-svc-secret-key': 'kept-to-itself-3', cookie: 'a=kept-to-itself-4' }],
    ['/v1/bookings?apiKey=kept-to-itself-5', {}],
    ['/v1/bookings?take=1&%61piKey=kept-to-itself-6', {}],
    ['/v2/nowhere?apiKey=kept-to-itself-7', { 'x-mock-control-token': 'kept-to-itself-0' }],
  ]
  for (const [path, headers] of carried) await mock.fetch(path, { headers })
  const kept = {
    lines,
    journal: mock.requests.all(),
    report: mock.contract.report(),
    bundle: mock.contract.bundle(),
    state: mock.state.export(),
    info: await (await mock.fetch('/__svc/info')).json(),
    told: await (await mock.fetch('/__svc/requests')).json(),
  }
  expect(mock.requests.all()).toHaveLength(carried.length)
  for (const [name, value] of Object.entries(kept)) expect(JSON.stringify(value), name).not.toContain('kept-to-itself')
})
