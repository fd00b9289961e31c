import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { aDispatch } from '../builders/a-dispatch.js'
import { answering, aReceiver } from '../builders/a-receiver.js'

it('posts exactly the bytes and headers of the entry [WH-20]', async () => {
  const receiver = await aReceiver()
  const body = '{"text":"Zoë – \\u0000 \u{1f4c5} \\r\\n\u2028"}'
  const headers = { 'Content-Type': 'application/json', 'x-svc-signature-256': 'ab12' }
  const delivery = await aDispatch().sent({ url: `${receiver.url}?a=1&b=%20#part`, body, headers })
  expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ at: '2026-01-05T09:00:00.000Z', status: 200 }] })
  expect(receiver.received).toEqual([
    {
      method: 'POST',
      path: '/hook?a=1&b=%20',
      rawHeaders: [
        ...['Content-Type', 'application/json', 'x-svc-signature-256', 'ab12', 'User-Agent', 'svc-mock'],
        ...['Content-Length', String(Buffer.byteLength(body)), 'Host', `127.0.0.1:${receiver.port}`],
        ...['Connection', 'close'],
      ],
      body: Buffer.from(body),
    },
  ])
})

it('posts a body of nothing, and one of a megabyte', async () => {
  const receiver = await aReceiver()
  const { sent } = aDispatch()
  const large = 'ö'.repeat(500_000)
  expect((await sent({ url: receiver.url, body: '' })).state).toBe('delivered')
  expect((await sent({ url: receiver.url, body: large })).state).toBe('delivered')
  expect(receiver.bodies()).toEqual(['', large])
})

it('sends the same bytes in two runs, ports aside', async () => {
  const run = async () => {
    const receiver = await aReceiver()
    const { post, dispatcher } = aDispatch()
    for (const bookingUid of ['one', 'two', null]) post({ url: receiver.url, bookingUid })
    await dispatcher.settled()
    return receiver.received.map(({ rawHeaders, body }) => [
      rawHeaders.filter((text) => !text.startsWith('127.0.0.1:')),
      body.toString('hex'),
    ])
  }
  const [one, other] = [await run(), await run()]
  expect(one).toHaveLength(3)
  expect(new Set(other.map(String))).toEqual(new Set(one.map(String)))
})

it.each([200, 201, 204, 299])('counts an answer %i as delivered', async (status) => {
  const { url } = await aReceiver(answering.status(status))
  const delivery = await aDispatch().sent({ url })
  expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status }] })
  expect(delivery).not.toHaveProperty('reason')
})

it.each([304, 400, 404, 410, 429, 500, 503, 599])('counts an answer %i as failed', async (status) => {
  const { url } = await aReceiver(answering.status(status))
  const delivery = await aDispatch().sent({ url })
  expect(delivery).toMatchObject({ state: 'failed', reason: `The receiver answered ${status}`, attempts: [{ status }] })
})

it('keeps the first thousand characters of an answer, and none of an empty one', async () => {
  const [long, empty] = [await aReceiver(answering.status(500, 'ö'.repeat(1500))), await aReceiver()]
  const { sent } = aDispatch()
  expect((await sent({ url: long.url })).attempts[0]?.response).toBe('ö'.repeat(1000))
  expect((await sent({ url: empty.url })).attempts[0]).not.toHaveProperty('response')
})

it.each([301, 302, 303, 307, 308])('does not follow a redirect %i, and says where it led [WH-26]', async (status) => {
  const elsewhere = await aReceiver()
  const { url } = await aReceiver(answering.redirect(elsewhere.url, status))
  const told = `The answer ${status} leads to ${elsewhere.url}; redirects are not followed`
  expect(await aDispatch().sent({ url })).toMatchObject({
    state: 'failed',
    reason: told,
    attempts: [{ status, error: told }],
    restsOn: ['WH-26'],
  })
  expect(elsewhere.received).toEqual([])
})

it('gives up when there is no whole answer in time [WH-25]', async () => {
  const [silent, unending] = [await aReceiver(answering.never), await aReceiver(answering.unending)]
  const { sent } = aDispatch({ timeout: 300 })
  const told = 'No complete answer within 300 ms'
  const late = await sent({ url: silent.url })
  expect(late).toMatchObject({ state: 'failed', reason: told, attempts: [{ error: told }], restsOn: ['WH-25'] })
  expect(late.attempts[0]).not.toHaveProperty('status')
  expect(late.attempts[0]?.milliseconds).toBeGreaterThanOrEqual(290)
  expect(await sent({ url: unending.url })).toMatchObject({ state: 'failed', attempts: [{ status: 200, error: told }] })
})

it.each([
  ['closes without an answer', answering.closing, /socket hang up/],
  ['resets the connection', answering.resetting, /ECONNRESET|socket hang up/],
  ['breaks off within its answer', answering.breakingOff, /^The connection closed before the answer was complete$/],
  ['speaks another language', answering.raw('220 mail ready\r\n'), /^Parse Error/],
  ['ends after half a head', answering.raw('HTTP/1.1 200 OK\r\nx: '), /socket hang up|Parse Error/],
  ['switches protocols', answering.raw('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'), /./],
  ['garbles its body', answering.raw('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'), /./],
  ['sends a head without end', answering.raw(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`), /Header overflow/],
])('records as failed what a receiver does that %s', async (_how, answer, told) => {
  const { url } = await aReceiver(answer)
  const delivery = await aDispatch({ timeout: 5000 }).sent({ url })
  expect(delivery).toMatchObject({ state: 'failed', attempts: [{ error: expect.stringMatching(told) }] })
  expect(delivery.attempts).toHaveLength(1)
  expect(delivery.attempts[0]?.milliseconds).toBeLessThan(4000)
})

it('reads no more than it keeps of an answer without end, and counts it by its status', async () => {
  const { url } = await aReceiver(answering.endless)
  const delivery = await aDispatch().sent({ url })
  expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 200, response: 'x'.repeat(1000) }] })
})

it('takes an answer that comes before the body is read', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 413 Too Large\r\ncontent-length: 0\r\n\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as { port: number }
  const delivery = await aDispatch().sent({ url: `http://127.0.0.1:${port}/`, body: 'x'.repeat(5_000_000) })
  expect(delivery.state).toBe('failed')
  expect(delivery.attempts).toHaveLength(1)
})

it('records that nobody listens', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  const { sent } = aDispatch()
  expect((await sent({ url: `http://127.0.0.1:${port}/` })).reason).toBe(`connect ECONNREFUSED 127.0.0.1:${port}`)
  expect((await sent({ url: `http://localhost:${port}/` })).reason).toMatch(
    `connect ECONNREFUSED 127.0.0.1:${port}; connect`,
  )
})

it('finds receivers by local names, and fails over https where none is spoken', async () => {
  const receiver = await aReceiver()
  const { sent } = aDispatch()
  for (const host of ['localhost', 'LOCALHOST.', 'app.localhost', '2130706433', '[::ffff:127.0.0.1]'])
    expect(await sent({ url: `http://${host}:${receiver.port}/hook` })).toMatchObject({ state: 'delivered' })
  expect(receiver.received).toHaveLength(5)
  expect(await sent({ url: `https://127.0.0.1:${receiver.port}/` })).toMatchObject({
    state: 'failed',
    attempts: [{ error: /./ }],
  })
})

it.each([
  [{ 'x-svc-webhook-version': 'a\r\nb: c' }],
  [{ 'bad name': 'x' }],
  [{ 'x-svc-webhook-version': '\u{1f4c5}' }],
])('records as failed what cannot go on the wire: %o', async (headers) => {
  const receiver = await aReceiver()
  const delivery = await aDispatch().sent({ url: receiver.url, headers })
  expect(delivery).toMatchObject({ state: 'failed', reason: expect.stringMatching(/header/i) })
  expect(receiver.received).toEqual([])
})

it.each([
  'ftp://localhost/',
  'file:///etc/hosts',
  'http://me:word@localhost/',
  'not a url',
  'http://192.0.2.1/',
  'http://hooks.example.com/',
])('records %s as refused, with the reason, and tries nothing', async (url) => {
  const delivery = await aDispatch({ retry: { attempts: 3 } }).sent({ url })
  expect(delivery).toMatchObject({ state: 'refused', reason: expect.stringContaining('; '), attempts: [] })
  expect(delivery.reason).not.toContain('word')
})

it('tries hosts that are allowed', async () => {
  const receiver = await aReceiver()
  const allowed = aDispatch({ allow: [`0.0.0.0:${receiver.port}`] })
  expect((await allowed.sent({ url: `http://0.0.0.0:${receiver.port}/` })).state).toBe('delivered')
  expect((await aDispatch().sent({ url: `http://0.0.0.0:${receiver.port}/` })).state).toBe('refused')
})
