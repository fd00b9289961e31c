import { svcMatchers, svcMock } from 'svc-mock/jest'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookIntro, scenario } from './a-testing-mock.js'

expect.extend(svcMatchers)

// The hooks of Vitest are like those of Jest, as far as they are needed.
const hooks = { beforeAll, afterAll, beforeEach, afterEach, expect }
const { svc, url, mock } = svcMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true }, hooks)

it('books the first time', async () => {
  await expect(await bookIntro(svc())).toMatchContract('createBooking')
  expect(svc()).toHaveReceived({ operationId: 'createBooking' }, 1)
  expect(svc().name).toMatch(/books-the-first-time$/)
})

it('books the same time in another test', async () => {
  expect((await bookIntro(svc())).status).toBe(201)
  expect(svc()).toHaveReceived({}, 1)
})

it('is asked over HTTP', async () => {
  expect(await url()).toBe(`${mock().url}/~${svc().name}`)
  expect((await fetch(`${await url()}/v2/nowhere`)).status).toBe(404)
})

it('says when the mock is there, and whose hooks it needs', () => {
  const nothing = () => undefined
  const early = svcMock(
    {},
    { ...hooks, beforeAll: nothing, afterAll: nothing, beforeEach: nothing, afterEach: nothing },
  )
  expect(() => early.svc()).toThrow('The mock is made just before the first test; ask for it within a test')
  expect(() => svcMock()).toThrow('There are no globals of Jest here; hand in those of @jest/globals')
})
