import { getEventListeners, once } from 'node:events'
import { createServer, get } from 'node:http'
import { expect, it } from 'vitest'
import { deliver } from '../../src/http/deliver.js'
import { joinedSignals } from '../../src/http/joined-signals.js'

const listenersOf = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length

it('is aborted with the first of the others, which then keep nothing of it', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const { signal } = joinedSignals(one.signal, other.signal)
  expect([signal.aborted, listenersOf(one.signal), listenersOf(other.signal)]).toEqual([false, 1, 1])
  other.abort()
  expect([signal.aborted, listenersOf(one.signal), listenersOf(other.signal)]).toEqual([true, 0, 0])
})

it('follows nobody any more once it was let go', () => {
  const one = new AbortController()
  const { signal, letGo } = joinedSignals(one.signal)
  letGo()
  one.abort()
  expect([signal.aborted, listenersOf(one.signal)]).toEqual([false, 0])
})

it('is aborted from the start where one of the others is', () => {
  expect(joinedSignals(new AbortController().signal, AbortSignal.abort()).signal.aborted).toBe(true)
})

it('leaves nothing of a late reply on what ends all of them', async () => {
  const ended = new AbortController().signal
  const reply = { status: 200, headers: {}, body: '{}', changed: false }
  const server = createServer((request, response) => {
    void deliver({ request, response }, { reply, delivery: { delay: 1, slowBody: 0, ended } }, () => response.end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const [response] = await once(
    get({ host: '127.0.0.1', port: typeof address === 'object' ? address?.port : 0, agent: false }),
    'response',
  )
  await once(response.resume(), 'close')
  server.close()
  await once(server, 'close')
  expect(listenersOf(ended)).toBe(0)
})
