import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Mock } from '../../../src/index.js'
import { createDice } from '../dice.js'
import { askOver } from './client.js'
import { anyStep, type Stage } from './steps.js'

/** Uses a mock for a while, and tells what is left of that: the program that the test starts. */
const [library = '', milliseconds = '', seed = '', db = ''] = process.argv.slice(2)
const { createMock }: typeof import('../../../src/index.js') = await import(library)

/** Megabytes, once everything that nobody holds is gone. */
const heap = async (): Promise<number> => {
  for (let count = 0; count < 2; count++) {
    await new Promise(setImmediate)
    globalThis.gc?.()
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

const resources = (): readonly string[] => process.getActiveResourcesInfo().toSorted()
const listeners = (): Record<string, number> =>
  Object.fromEntries(process.eventNames().map((name) => [String(name), process.listenerCount(name)]))

const before = { resources: resources(), listeners: listeners() }

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
let delivered = 0
const receiver = createServer((request, response) => {
  delivered += 1
  request.resume().once('end', () => response.writeHead(delivered % 10 === 0 ? 500 : 200).end())
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const subscriberUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`

const mock: Mock = await createMock({
  ...{ db, now: '2026-01-05T09:00:00Z', journalSize: 300, seed: Number(seed) },
  scenario: {
    ...{
      format: 1,
      story: 'Whatever happens.',
      users: { ada: {} },
      credentials: { owner: { kind: 'apiKey', user: 'ada' } },
    },
    eventTypes: {
      intro: { owner: 'ada', title: 'Call', slug: 'intro', lengthInMinutes: 30 },
      other: { owner: 'ada', title: 'Other', slug: 'other', lengthInMinutes: 30 },
    },
    webhooks: {
      calls: {
        ...{ user: 'ada', subscriberUrl, secret: 'calls' },
        triggers: ['BOOKING_CREATED', 'BOOKING_CANCELLED', 'BOOKING_RESCHEDULED', 'MEETING_STARTED', 'MEETING_ENDED'],
      },
    },
  },
  retry: { attempts: 2, after: { seconds: 1 } },
})
const base = new URL(await mock.listen())

let [given, asked] = [0, 0]
const dice = createDice(Number(seed))
const stage: Stage = {
  ...{ mock, dice, booked: [], dropped: 0 },
  next: () => ++given,
  ask: (wish) => {
    asked += 1
    return askOver(base, agent, wish)
  },
}

const samples: { readonly full: number; readonly bare: number }[] = []

/** How much is held with the journal at its limit, and how much once everything was put back. */
const sample = async (): Promise<void> => {
  const full = await heap()
  for (const { name } of JSON.parse((await stage.ask({ request: 'GET /__svc/sandboxes' }))?.text ?? '{}').data ?? [])
    await stage.ask({ request: `DELETE /__svc/sandboxes/${name}` })
  mock.reset()
  stage.booked.length = 0
  samples.push({ full, bare: await heap() })
}

const begun = performance.now()
const total = Number(milliseconds)
const elapsed = (): number => performance.now() - begun
const sampleCount = Math.min(60, Math.ceil(total / 1000))
for (let count = 1; count <= sampleCount; count++) {
  const worker = async (): Promise<void> => {
    while (elapsed() < (total * count) / sampleCount) await anyStep(stage)(stage)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  await sample()
}

await mock.close()
agent.destroy()
await new Promise((resolve) => receiver.close(resolve).closeAllConnections())
await sleep(50)
const after = { resources: resources(), listeners: listeners() }
process.send?.({ samples, before, after, asked, delivered, dropped: stage.dropped })
process.disconnect?.()
