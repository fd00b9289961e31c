import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createListening, type Listening } from '../../src/mock/listening.js'
import { type Assembled, assembleMock } from '../../src/mock.js'
import { amount } from './amount.js'

const limits = {
  headersTimeout: 1000,
  requestTimeout: 1500,
  connectionsCheckingInterval: 100,
  keepAliveTimeout: 60_000,
}

let assembled: Assembled
let server: Listening
let before: string
let openBefore: number
interface Client {
  readonly socket: Socket
  /** All that it heard, once the connection has ended. */
  readonly over: Promise<string>
  heard(): string
}

const clients = new Set<Client>()

const sockets = (): number => process.getActiveResourcesInfo().filter((it) => it === 'TCPSocketWrap').length
const stateNow = (): string => JSON.stringify(assembled.ground.world.content())

/** A connection that keeps what it hears; nothing is written but what a test writes. */
const talk = (): Client => {
  const { hostname, port } = new URL(server.url)
  const socket = connect({ host: hostname, port: Number(port) })
  const chunks: Buffer[] = []
  const heard = (): string => Buffer.concat(chunks).toString('latin1')
  const over = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clients.delete(client)
      resolve(heard())
    })
  })
  const client: Client = { socket, over, heard }
  clients.add(client)
  return client
}

/** So many connections, no more at once than the kernel lets wait. */
const connected = async (number: number): Promise<readonly Client[]> => {
  const all: Client[] = []
  while (all.length < number) {
    const wave = Array.from({ length: Math.min(1000, number - all.length) }, talk)
    await Promise.all(wave.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))))
    all.push(...wave)
  }
  return all
}

/** Sends the bytes, and waits until the server ends the connection. */
const exchange = (...parts: readonly string[]): Promise<string> => {
  const { socket, over } = talk()
  for (const part of parts) socket.write(part, 'latin1')
  return over
}

const key = 'svc_owner_personal'
const head = (line: string, ...headers: readonly string[]): string =>
  `${[line, 'Host: localhost', `Authorization: Bearer ${key}`, ...headers].join('\r\n')}\r\n\r\n`
const patch = (...headers: readonly string[]): string =>
  head('PATCH /v2/me HTTP/1.1', 'Content-Type: application/json', ...headers)

/** Another client, who must not be kept waiting. */
const othersAreAnswered = async (): Promise<void> => {
  const begun = performance.now()
  expect(await exchange(head('GET /v2/me HTTP/1.1', 'Connection: close'))).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(performance.now() - begun).toBeLessThan(5000)
}

const statusOf = (heard: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1])
const bodyOf = (heard: string) => JSON.parse(heard.slice(heard.lastIndexOf('\r\n\r\n') + 4))

const expectRefusal = (heard: string, status: number, message: RegExp): void => {
  expect([heard.slice(0, 12), heard]).toEqual([`HTTP/1.1 ${status}`, expect.stringContaining('Connection: close')])
  const { error } = bodyOf(heard)
  expect([error.details.statusCode, error.message]).toEqual([status, expect.stringMatching(message)])
}

beforeEach(async () => {
  assembled = await assembleMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })
  expect(assembled.mock.keys['owner']).toBe(key)
  await assembled.mock.fetch('/v2/me', { method: 'PATCH' })
  await assembled.mock.fetch('/__svc/health')
  before = stateNow()
  openBefore = sockets()
  server = createListening(assembled.mock.handler, () => assembled.mock.close(), limits)
  await server.listen()
})

afterEach(async () => {
  await othersAreAnswered()
  expect(stateNow()).toBe(before)
  const left = [...clients]
  const begun = performance.now()
  for (const { socket } of left) socket.resume()
  await server.close()
  expect(performance.now() - begun).toBeLessThan(5000)
  await Promise.all(left.map(({ over }) => over))
  await pause(20)
  expect(sockets()).toBeLessThanOrEqual(openBefore)
})

it('ends a request whose headers come a byte at a time, and says why', async () => {
  const slow = Array.from({ length: amount({ short: 50, full: 500 }) }, async () => {
    const { socket, over } = talk()
    const timer = setInterval(() => socket.write('a'), 40)
    socket.write('GET /v2/me HTTP/1.1\r\nHost: ')
    const heard = await over
    clearInterval(timer)
    return heard
  })
  await othersAreAnswered()
  for (const heard of await Promise.all(slow)) expectRefusal(heard, 408, /did not arrive whole in the time/)
})

it('ends a request whose body comes a byte at a time, and says why', async () => {
  const { socket, over } = talk()
  socket.write(patch('Content-Length: 1000'))
  const timer = setInterval(() => socket.write(' '), 40)
  await othersAreAnswered()
  const heard = await over
  clearInterval(timer)
  expectRefusal(heard, 408, /did not arrive whole in the time/)
})

it('answers others while a thousand connections say nothing, and ends all of them at once', async () => {
  await connected(amount({ short: 1000, full: 5000 }))
  for (let round = 0; round < 20; round++) await othersAreAnswered()
})

it('answers others while a thousand connections wait for their next request', async () => {
  const idle = await connected(amount({ short: 1000, full: 5000 }))
  const asked = idle.map(async ({ socket, heard }) => {
    socket.write(head('GET /v2/me HTTP/1.1'))
    while (!heard().endsWith('}')) await new Promise((resolve) => socket.once('data', resolve))
  })
  await Promise.all(asked)
  for (let round = 0; round < 20; round++) await othersAreAnswered()
})

it('outlives requests that are cut at any byte, whichever way the client goes', async () => {
  const whole = `${patch('Content-Length: 13')}{"bio":"cut"}`
  const step = amount({ short: 7, full: 1 })
  const cuts = Array.from({ length: Math.floor((whole.length - 1) / step) }, (_, at) => at * step)
  const gone = cuts.flatMap((at) =>
    (['end', 'destroy', 'resetAndDestroy'] as const).map(async (way) => {
      const { socket, over } = talk()
      await new Promise((resolve) => socket.write(whole.slice(0, at) || '\r\n', resolve))
      socket[way]()
      return over
    }),
  )
  const heard = await Promise.all(gone)
  expect(heard.filter((it) => it.includes('HTTP/1.1 2'))).toEqual([])
})

it('answers requests of one connection in their order, and what is none after them', async () => {
  const number = amount({ short: 200, full: 5000 })
  const paths = Array.from({ length: number }, (_, at) => (at % 3 === 0 ? `/v2/me?n=${at}` : `/v2/nowhere/${at}`))
  const { socket, over } = talk()
  socket.write(paths.map((path) => head(`GET ${path} HTTP/1.1`)).join(''))
  socket.write('garbage\r\n\r\n')
  const answers = (await over).split(/(?=HTTP\/1\.1 \d{3})/)
  expect(answers).toHaveLength(number + 1)
  for (const [at, path] of paths.entries())
    if (path.includes('nowhere')) expect(answers[at]).toContain(`"path":"${path}"`)
    else expect(statusOf(answers[at] ?? '')).toBe(200)
  expectRefusal(answers[number] ?? '', 400, /no HTTP\/1\.1 request/)
})

it('answers a slow request of a connection before the quick one behind it', async () => {
  const { socket, over } = talk()
  const wait = JSON.stringify({ filter: {}, timeout: 300 })
  socket.write(`${head('POST /__svc/deliveries/wait HTTP/1.1', `Content-Length: ${wait.length}`)}${wait}`)
  socket.write(head('GET /v2/me HTTP/1.1', 'Connection: close'))
  const answers = (await over).split(/(?=HTTP\/1\.1 \d{3})/)
  expect(answers.map(statusOf)).toEqual([408, 200])
})

const json = '{"bio":"told"}'
it.each([
  ['a Content-Length that is too short', [patch('Content-Length: 3'), json], 400],
  ['two of them', [patch('Content-Length: 14', 'Content-Length: 15'), json], 400],
  ['two in one', [patch('Content-Length: 14, 14'), json], 400],
  ['a negative one', [patch('Content-Length: -1'), json], 400],
  ['one with a sign', [patch('Content-Length: +14'), json], 400],
  ['one in hexadecimal', [patch('Content-Length: 0xe'), json], 400],
  ['one beyond all numbers', [patch(`Content-Length: ${'9'.repeat(40)}`), json], 400],
  ['a length and chunks', [patch('Content-Length: 14', 'Transfer-Encoding: chunked'), '0\r\n\r\n'], 400],
  ['chunks and a length', [patch('Transfer-Encoding: chunked', 'Content-Length: 14'), '0\r\n\r\n'], 400],
  ['chunks that are not last', [patch('Transfer-Encoding: chunked, identity'), '0\r\n\r\n'], 400],
  ['an unknown coding', [patch('Transfer-Encoding: gzip'), json], 400],
  ['chunks by halves', [patch('Transfer-Encoding: xchunked'), json], 400],
  ['a chunk of no size', [patch('Transfer-Encoding: chunked'), 'zz\r\n{}\r\n0\r\n\r\n'], 400],
  ['a chunk of a negative size', [patch('Transfer-Encoding: chunked'), '-1\r\n{}\r\n0\r\n\r\n'], 400],
  ['a chunk larger than numbers', [patch('Transfer-Encoding: chunked'), `${'f'.repeat(20)}\r\n{}`], 400],
  ['a chunk that is longer than it says', [patch('Transfer-Encoding: chunked'), '2\r\n{"a":1}\r\n0\r\n\r\n'], 400],
  ['chunk extensions without end', [patch('Transfer-Encoding: chunked'), `2;${'a'.repeat(20_000)}\r\n{}`], 413],
  ['headers without end', [`GET /v2/me HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}`], 431],
  ['an address without end', [`GET /v2/me?${'a'.repeat(100_000)}`], 431],
  ['line feeds alone', ['GET /v2/me HTTP/1.1\nHost: x\n\n'], 400],
  ['a folded header', ['GET /v2/me HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n'], 400],
  ['a space before the colon', ['GET /v2/me HTTP/1.1\r\nHost : x\r\n\r\n'], 400],
  ['a NUL in the address', ['GET /v2/me\0 HTTP/1.1\r\nHost: x\r\n\r\n'], 400],
  ['a NUL in a header', ['GET /v2/me HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n'], 400],
  ['an unknown method', ['BREW /v2/me HTTP/1.1\r\nHost: x\r\n\r\n'], 400],
  ['an unknown version', ['GET /v2/me HTTP/9.9\r\nHost: x\r\n\r\n'], 400],
  ['the opening of HTTP/2', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], 400],
  ['the greeting of TLS', ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'], 400],
  ['no bytes of any protocol', ['\x00\xff\xfe\x80\x9b garbage \r\n\r\n'], 400],
] as const)('says in the form of every error what is wrong with %s', async (_what, parts, status) => {
  const heard = await exchange(...parts)
  expect(statusOf(heard)).toBe(status)
  for (const answer of heard.split(/(?=HTTP\/1\.1 \d{3})/)) {
    expect(statusOf(answer)).toBe(status)
    expect(bodyOf(answer).error.message.length).toBeGreaterThan(20)
  }
})

it('waits for the rest of a body that is shorter than it says, and no longer than for any other', async () => {
  expectRefusal(await exchange(patch('Content-Length: 15'), json), 408, /did not arrive whole/)
})

it.each([
  ['its length', 'Content-Length: 3000000', 'x'.repeat(3_000_000)],
  ['its chunks', 'Transfer-Encoding: chunked', `2dc6c0\r\n${'x'.repeat(3_000_000)}\r\n0\r\n\r\n`],
])('refuses a body that is too large by %s, asked for or not', async (_how, header, body) => {
  expect(statusOf(await exchange(patch(header), body))).toBe(413)
  const { socket, over, heard } = talk()
  socket.write(patch(header, 'Expect: 100-continue'))
  while (!heard().includes('100 Continue')) await new Promise((resolve) => socket.once('data', resolve))
  socket.write(body)
  expect((await over).replace('HTTP/1.1 100 Continue\r\n\r\n', '')).toMatch(/^HTTP\/1\.1 413/)
})

it.each([
  ['HTTP/1.0', 'GET /v2/nowhere HTTP/1.0\r\n\r\n', 404],
  ['no host', 'GET /v2/me HTTP/1.1\r\n\r\n', 400],
  [
    'a wish to speak another protocol',
    'GET /v2/nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    404,
  ],
  ['a wish for a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', Number.NaN],
  [
    'an expectation of something else',
    'GET /v2/nowhere HTTP/1.1\r\nHost: x\r\nExpect: lunch\r\nConnection: close\r\n\r\n',
    417,
  ],
  [
    'thousands of headers',
    `GET /v2/nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${'a:b\r\n'.repeat(2500)}\r\n`,
    404,
  ],
])('answers a request with %s, and goes on', async (_what, sent, status) => {
  expect(statusOf(await exchange(sent))).toBe(status)
})

it('keeps little for clients that ask and never read', async () => {
  const asks = head('GET /__svc/openapi/v2.json HTTP/1.1').repeat(15)
  const clientsAtOnce = Array.from({ length: amount({ short: 5, full: 50 }) }, talk)
  const heap = (): number => process.memoryUsage().rss
  const begun = heap()
  for (const { socket } of clientsAtOnce) {
    socket.pause()
    socket.write(asks)
  }
  for (let round = 0; round < 10; round++) {
    await pause(100)
    await othersAreAnswered()
  }
  expect(heap() - begun).toBeLessThan(200 * 1024 * 1024)
  for (const { socket } of clientsAtOnce) socket.destroy()
})

it('waits no longer for clients that have gone', async () => {
  const wait = JSON.stringify({ filter: {}, timeout: 60_000 })
  const waiting = Array.from({ length: amount({ short: 100, full: 1000 }) }, talk)
  for (const { socket } of waiting)
    socket.write(`${head('POST /__svc/deliveries/wait HTTP/1.1', `Content-Length: ${wait.length}`)}${wait}`)
  await othersAreAnswered()
  for (const [at, { socket }] of waiting.entries()) at % 2 === 0 ? socket.destroy() : socket.resetAndDestroy()
  await Promise.all(waiting.map(({ over }) => over))
  const timers = (): number => process.getActiveResourcesInfo().filter((it) => it === 'Timeout').length
  await pause(100)
  expect(timers()).toBeLessThan(20)
})
