import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertContract, assertDelivered, assertReceived, svcMock } from 'svc-mock/node-test'
import { bookIntro, scenario } from '../a-testing-mock.js'

const { svc, url, mock } = svcMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true, failOnViolations: true })

test('books', async (t) => {
  svc(t).onDelivery(() => 200)
  await assertContract(await bookIntro(svc(t)), 'createBooking')
  assertReceived(svc(t), { operationId: 'createBooking' }, 1)
  await assertDelivered(svc(t), { trigger: 'BOOKING_CREATED' })
})

test('has parts with services of their own', async (t) => {
  await bookIntro(svc(t))
  await t.test('books the same time in one', async (part) => {
    assert.equal((await bookIntro(svc(part))).status, 201)
    assert.equal(svc(part).name, 'books-the-same-time-in-one')
  })
  assert.equal(svc(t).requests.all().length, 1)
})

test('is asked over HTTP', async (t) => {
  assert.equal(await url(t), `${mock().url}/~is-asked-over-HTTP`)
  const response = await fetch(`${await url(t)}/v2/me`, {
    headers: { authorization: `Bearer ${svc(t).keys['owner']}` },
  })
  assert.equal(response.status, 200)
})

test('fails, and shows what it saw', async (t) => {
  assert.equal((await bookIntro(svc(t), 'Zoe', '2020-01-06T10:00:00Z')).status, 201)
})

test('passes, but for what it sent', async (t) => {
  assert.equal((await svc(t).fetch('/v2/nowhere')).status, 404)
})
