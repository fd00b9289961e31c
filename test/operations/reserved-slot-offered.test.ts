import { expect, it } from 'vitest'
import { askReservation, freeStart, type MockOfSlots, reserve, slotsVersion } from '../builders/a-reservation.js'
import { ask } from '../client.js'

const day = '2026-01-08'

const startsOf = async (mock: MockOfSlots): Promise<readonly string[]> => {
  const query = `eventTypeId=${mock.ids['eventType.intro']}&start=${day}&end=${day}`
  const answered = await ask(mock, `GET /v2/slots?${query}`, { version: slotsVersion })
  return (answered.body.data[day] ?? []).map((it: { start: string }) => it.start)
}

it('is offered no longer, and again once it is released [AV-14] [XT-31]', async () => {
  const { mock, uid } = await reserve()
  const reserved = await startsOf(mock)
  expect(reserved).not.toContain(freeStart)
  expect(reserved).toContain('2026-01-08T09:30:00.000Z')
  await askReservation(mock, `DELETE ${uid}`)
  expect(await startsOf(mock)).toContain(freeStart)
})

it('is offered again at the moment it expires, and not before [AV-14] [XT-31]', async () => {
  const { mock } = await reserve()
  mock.clock.set('2026-01-05T09:04:59.999Z')
  expect(await startsOf(mock)).not.toContain(freeStart)
  mock.clock.set('2026-01-05T09:05:00Z')
  expect(await startsOf(mock)).toContain(freeStart)
})
