import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDesk, zoe } from './open-desk.js'

const start = '2026-01-06T10:00:00.000Z'
let desk

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const bookings = () => desk.mock.requests.matching({ operationId: 'createBooking', status: 201 })

it.each([
  ['answers 503', { status: 503 }],
  ['ends the connection', { connection: 'reset' }],
])('says that nothing was booked where the service %s', async (_what, effect) => {
  desk.mock.faults.next({ operationId: 'createBooking', ...effect })
  const { status, text } = await desk.app.book({ ...zoe, start })
  expect([status, text]).toEqual([503, expect.stringContaining('Nothing was booked; please try again')])
  expect(await desk.app.freeTimes()).toContain(start)
})

it.each([
  ['ends the connection', { connection: 'reset', when: 'after' }],
  ['answers 503', { status: 503, when: 'after' }],
  ['sends half an answer', { connection: 'truncate' }],
])('finds the booking that was made where the service %s, and makes no second one', async (_what, effect) => {
  desk.mock.faults.next({ operationId: 'createBooking', ...effect })
  expect((await desk.app.book({ ...zoe, start })).status).toBe(201)
  await desk.mock.settled()
  expect(await desk.app.meetings()).toHaveLength(1)
})

it('promises nothing where it cannot look either', async () => {
  desk.mock.faults.add({ status: 503 })
  const { status, text } = await desk.app.book({ ...zoe, start })
  expect([status, text]).toEqual([503, expect.not.stringContaining('Nothing was booked')])
  expect(bookings()).toEqual([])
})

it('says so where no free times can be had', async () => {
  desk.mock.faults.next({ operationId: 'listSlots', connection: 'reset' })
  expect(await desk.app.visit('/')).toMatchObject({ status: 503, text: expect.stringContaining('cannot be reached') })
  expect((await desk.app.visit('/')).status).toBe(200)
})
