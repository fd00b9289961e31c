import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDesk, zoe } from './open-desk.js'

let desk

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

it('offers the free times of the next days, none of them too soon', async () => {
  const times = await desk.app.freeTimes()
  expect(times[0]).toBe('2026-01-05T11:00:00.000Z')
  expect(times.at(-1)).toBe('2026-01-12T16:30:00.000Z')
  expect(times.filter((time) => time.startsWith('2026-01-10'))).toEqual([])
})

it('books a time, which is free no longer', async () => {
  const start = '2026-01-06T10:00:00.000Z'
  expect(await desk.app.freeTimes()).toContain(start)
  const { status, text } = await desk.app.book({ ...zoe, start })
  expect([status, text]).toEqual([201, expect.stringContaining('See you on 2026-01-06 10:00 UTC, Zoe Zander.')])
  expect(await desk.app.freeTimes()).not.toContain(start)
})

it('says kindly that somebody was quicker, and what is still free', async () => {
  const start = '2026-01-06T10:00:00.000Z'
  await desk.app.book({ name: 'Eve Ellis', email: 'eve@example.com', start })
  const { status, text } = await desk.app.book({ ...zoe, start })
  expect([status, text]).toEqual([409, expect.stringContaining('Somebody was quicker')])
  expect(text).toContain('value="2026-01-06T10:30:00.000Z"')
  expect(desk.mock.requests.last({ status: 400 })).toMatchObject({ refusedBy: 'booking.host_busy' })
})

it('says kindly that a time is too soon, and which is the first', async () => {
  const { status, text } = await desk.app.book({ ...zoe, start: '2026-01-05T10:30:00.000Z' })
  expect([status, text]).toEqual([409, expect.stringContaining('The first free time is 2026-01-05 11:00 UTC.')])
  expect(desk.mock.requests.last({ status: 400 })).toMatchObject({ refusedBy: 'booking.notice_too_short' })
})

it('passes on what the service says of a wrong address', async () => {
  const { status, text } = await desk.app.book({ ...zoe, email: 'zoe', start: '2026-01-06T10:00:00.000Z' })
  expect([status, text]).toEqual([422, expect.stringContaining('attendee.email must be an e-mail address')])
})

it('shows what others wrote as text', async () => {
  const { text } = await desk.app.book({ ...zoe, name: '<b>Zoe</b>', start: '2026-01-06T10:00:00.000Z' })
  expect(text).toContain('&lt;b&gt;Zoe&lt;/b&gt;')
})

it('asks nothing that works here and may not in production', async () => {
  await desk.app.freeTimes()
  await desk.app.book({ ...zoe, start: '2026-01-06T10:00:00.000Z' })
  expect(desk.mock.requests.all().flatMap(({ warnings }) => warnings)).toEqual([])
})
