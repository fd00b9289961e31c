import { expect, it, onTestFinished } from 'vitest'
import { openTestMock, type SvcTestOptions } from '../../src/testing/core/test-mock.js'
import { bookIntro, scenario } from './a-testing-mock.js'

const open = async (options: SvcTestOptions = {}) => {
  const testMock = await openTestMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true, ...options })
  onTestFinished(() => testMock.close())
  return testMock
}

const texts: string[] = []
const passed = { hasFailed: false, tell: (text: string) => void texts.push(text) }
const failed = { ...passed, hasFailed: true }

it('gives every test a sandbox named after it, in which nothing happened before', async () => {
  const testMock = await open()
  const [one, other] = [testMock.begin('books a call'), testMock.begin('books a call')]
  await bookIntro(one)
  expect([one.name, other.name]).toEqual(['books-a-call', 'books-a-call-2'])
  expect(other.requests.all()).toEqual([])
})

it('shows requests, refusals and deliveries of a test that failed', async () => {
  const testMock = await open()
  const svc = testMock.begin('books twice')
  svc.onDelivery(() => 204)
  await bookIntro(svc)
  await svc.settled()
  await bookIntro(svc)
  await svc.fetch('/v2/nowhere')
  texts.length = 0
  testMock.end(svc, failed)
  expect(texts[0]?.split('\n')).toEqual([
    '3 requests to the sandbox books-twice',
    '  POST /v2/bookings 201 (createBooking)',
    '  POST /v2/bookings 400 booking.host_busy (createBooking)',
    expect.stringMatching(/^ {4}User 1001 is busy/),
    '  GET /v2/nowhere 404 route.unknown',
    '    Cannot GET /v2/nowhere: there is no such path',
    'One delivery',
    '  BOOKING_CREATED to http://127.0.0.1:4011/hook delivered',
  ])
})

it('shows nothing of a test that passed, and forgets its sandbox', async () => {
  const testMock = await open()
  const svc = testMock.begin('books')
  await bookIntro(svc)
  texts.length = 0
  testMock.end(svc, passed)
  expect(texts).toEqual([])
  expect(testMock.mock.sandbox('books').requests.all()).toEqual([])
})

it('lets more tests run than there may be sandboxes', async () => {
  const testMock = await open()
  for (let count = 0; count < 1001; count++) testMock.end(testMock.begin('again'), passed)
})

it('fails a test whose requests left the contract, where that is asked for', async () => {
  const testMock = await open({ failOnViolations: true })
  const svc = testMock.begin('books wrongly')
  await svc.fetch('/v2/bookings', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  expect(() => testMock.end(svc, passed)).toThrow(
    /^One request left the contract\n {2}POST \/v2\/bookings request\.invalid\n {4}.*start is required/,
  )
})

it('leaves a test alone that failed by itself, or whose requests the service refused for other reasons', async () => {
  const testMock = await open({ failOnViolations: true })
  const svc = testMock.begin('books')
  await bookIntro(svc)
  await bookIntro(svc)
  testMock.end(svc, passed)
  const other = testMock.begin('asks for nothing')
  await other.fetch('/v2/nowhere')
  testMock.end(other, failed)
})

it('fails no test for what it sent unless that is asked for', async () => {
  const testMock = await open()
  const svc = testMock.begin('asks for nothing')
  await svc.fetch('/v2/nowhere')
  testMock.end(svc, passed)
})

it('listens once, however many tests ask for their address at the same time', async () => {
  const testMock = await open()
  const sandboxes = [testMock.begin('one'), testMock.begin('other')]
  const addresses = await Promise.all(sandboxes.map((it) => testMock.addressOf(it)))
  expect(addresses).toEqual([`${testMock.mock.url}/~one`, `${testMock.mock.url}/~other`])
})

it('shows the last ten of many', async () => {
  const testMock = await open()
  const svc = testMock.begin('asks a lot')
  for (let count = 1; count <= 12; count++) await svc.fetch(`/v2/nowhere/${count}`)
  texts.length = 0
  testMock.end(svc, failed)
  const [text = ''] = texts
  expect(text).toMatch(/^The last 10 of 12 requests to the sandbox asks-a-lot\n {2}GET \/v2\/nowhere\/3 404/)
})
