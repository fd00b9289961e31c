import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'

const sandboxes = 64
/** Of four requests each: a thousand a sandbox in a thorough run. */
const rounds = process.env['SVC_MOCK_TRIALS'] === 'all' ? 250 : 10

/** One request over a kept connection: far cheaper than global fetch, of which 64,000 would take a minute. */
const asker = (url: string, agent: Agent, authorization: string) => (method: string, path: string, body?: object) =>
  new Promise<{ readonly status: number; readonly data: Record<string, unknown> }>((resolve, reject) => {
    const headers = { authorization, 'svc-api-version': '2024-08-13', 'content-type': 'application/json' }
    const sent = request(url + path, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, data: JSON.parse(Buffer.concat(chunks).toString()).data }),
      )
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

it('shows 64 tests on one server, each with its mixed requests, nothing of each other', async () => {
  const mock = await createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true, journalSize: 10 })
  const url = await mock.listen()
  const agent = new Agent({ keepAlive: true, maxSockets: sandboxes })
  const run = async (number: number): Promise<readonly string[]> => {
    const ask = asker(`${url}/~test-${number}`, agent, `Bearer ${mock.keys['owner']}`)
    const mistakes: string[] = []
    const mustBe = (what: string, found: unknown, asked: unknown): void => {
      if (found !== asked) mistakes.push(`${number}: ${what} is ${found}, should be ${asked}`)
    }
    for (let round = 0; round < rounds; round++) {
      const bio = `${number}-${round}`
      mustBe('bio changed', (await ask('PATCH', '/v2/me', { bio })).data['bio'], bio)
      const attendee = { name: bio, email: `n${number}@example.com`, timeZone: 'UTC' }
      const start = new Date(Date.UTC(2027, 0, 4) + round * 3_600_000).toISOString()
      const made = await ask('POST', '/v2/bookings', { eventTypeId: mock.ids['eventType.intro'], start, attendee })
      mustBe('status of a booking', made.status, 201)
      const read = await ask('GET', `/v2/bookings/${made.data?.['uid']}`)
      mustBe('title', read.data?.['title'], made.data?.['title'])
      mustBe('bio', (await ask('GET', '/v2/me')).data['bio'], bio)
    }
    mustBe('number of requests', mock.sandbox(`test-${number}`).requests.all().at(-1)?.id, rounds * 4)
    return mistakes
  }
  const mistakes = await Promise.all(Array.from({ length: sandboxes }, (_, number) => run(number)))
  expect(mistakes.flat().slice(0, 5)).toEqual([])
  const stored = Array.from({ length: sandboxes }, (_, number) => {
    const { things } = mock.sandbox(`test-${number}`).state.export()
    return things['bookings']?.length
  })
  expect(new Set(stored).size).toBe(1)
  agent.destroy()
  await mock.close()
}, 300_000)
