import { expect, it } from 'vitest'
import type { LiveReply, LiveRequest } from '../../../src/checks/live/exchange.js'
import { paced } from '../../../src/checks/live/pace.js'

const request: LiveRequest = { method: 'GET', path: '/', query: [], headers: {}, body: undefined, counter: 'a' }
const reply = (status: number, headers: Record<string, string> = {}): LiveReply => ({
  ...{ status, headers, text: '', body: undefined },
})

/** A clock that only waiting moves, and a service that answers one reply after the other. */
const aPace = (replies: readonly LiveReply[], rate = 1000) => {
  const asked: number[] = []
  const waits: string[] = []
  const clock = { now: 0 }
  const left = [...replies]
  const ask = paced(
    async () => {
      asked.push(clock.now)
      return left.shift() ?? reply(200)
    },
    {
      rate,
      now: () => clock.now,
      sleep: async (milliseconds) => {
        clock.now += milliseconds
      },
      onWait: (seconds, why) => waits.push(`${seconds} s: ${why}`),
    },
  )
  return { ask, asked, waits }
}

it('asks no more often than the rate allows', async () => {
  const { ask, asked } = aPace([], 4)
  for (const _ of [1, 2, 3]) await ask(request)
  expect(asked).toEqual([0, 250, 500])
})

it('waits after 429 as long as Retry-After says, and asks again', async () => {
  const { ask, asked, waits } = aPace([reply(429, { 'retry-after': '7' })])
  expect((await ask(request)).status).toBe(200)
  expect([asked, waits]).toEqual([[0, 7000], ['7 s: it answers 429']])
})

it('waits for the reset of the limit where 429 comes without Retry-After', async () => {
  const { ask, asked } = aPace([reply(429, { 'x-ratelimit-reset-default': '5' })])
  await ask(request)
  expect(asked).toEqual([0, 5000])
})

it('gives 429 back after the third time', async () => {
  const { ask, asked } = aPace([reply(429), reply(429), reply(429)])
  expect((await ask(request)).status).toBe(429)
  expect(asked).toEqual([0, 1000, 2000])
})

it('waits for the reset once the limit is used up, whatever its suffix', async () => {
  const used = { 'x-ratelimit-remaining-default': '0', 'x-ratelimit-reset-default': '30' }
  const { ask, asked, waits } = aPace([reply(200, used)])
  await ask(request)
  await ask(request)
  expect([asked, waits]).toEqual([[0, 30_000], ['30 s: its rate limit is used up']])
})

it('waits for the requests of one counter alone', async () => {
  const used = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30' }
  const { ask, asked } = aPace([reply(200, used)])
  await ask(request)
  await ask({ ...request, counter: 'b' })
  expect(asked).toEqual([0, 1])
})

it('heeds a limit no more that stays used up after its reset and lets requests through', async () => {
  const used = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30' }
  const { ask, asked } = aPace([reply(200, used), reply(200, used)])
  for (const _ of [1, 2, 3]) await ask(request)
  expect(asked).toEqual([0, 30_000, 30_001])
})
