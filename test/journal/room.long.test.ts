import express from 'express'
import request from 'supertest'
import { createMock } from 'svc-mock'
import { expect, it } from 'vitest'
import { ask } from '../client.js'

it('says how much there is of a request: path, body and reply', async () => {
  const mock = await createMock({ scenario: 'personal' })
  const path = '/v2/me?x=1'
  const body = '{"name":"Zoe"}'
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${mock.keys['owner']}` }
  const reply = await (await mock.fetch(path, { method: 'PATCH', headers, body })).text()
  expect(mock.requests.last()?.size).toBe(path.length + body.length + reply.length)
  const app = express().use(express.json(), mock.handler)
  const parsed = await request(app).patch(path).set(headers).send(body)
  expect(mock.requests.last()?.size).toBe(path.length + body.length + parsed.text.length)
  expect((await ask(mock, 'GET /__svc/requests?take=1')).body.data[0].size).toBe(mock.requests.last()?.size)
})

it('forgets the oldest requests before they fill the memory, and says how many', async () => {
  const mock = await createMock({ scenario: 'personal', journalSize: 100_000 })
  const options = { body: { name: 'x'.repeat(1024 * 1024 - 64) } }
  for (let time = 0; time < 70; time += 1) await ask(mock, 'PATCH /v2/me', { as: 'owner', ...options })
  const kept = mock.requests.all()
  expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(64 * 1024 * 1024)
  expect(kept.length).toBeLessThan(70)
  expect(kept.length + mock.contract.report().forgotten).toBe(70)
  expect(kept.at(-1)?.id).toBe(70)
}, 60_000)
