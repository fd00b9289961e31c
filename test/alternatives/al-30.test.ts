import { expect, it } from 'vitest'
import { al30 } from '../../src/alternatives/al-30.js'
import { aShapingContext } from '../builders/a-shaping-context.js'
import { anEventType } from '../builders/an-event-type.js'

const shape = (slotInterval: number | null) => {
  const context = aShapingContext({ eventType: () => anEventType({ slotInterval }) })
  return al30.shape({ status: 'success', data: [{ id: 10001, slotInterval: 30 }] }, context)['data']
}

it('shows an unset slot interval as null [AL-30]', () => {
  expect(shape(null)).toEqual([{ id: 10001, slotInterval: null }])
})

it('shows a set slot interval, even where it equals the length [AL-30]', () => {
  expect(shape(30)).toEqual([{ id: 10001, slotInterval: 30 }])
})

it('shows null for an event type that is not stored [AL-30]', () => {
  const reply = { status: 'success', data: { id: 0, slotInterval: 30 } }
  expect(al30.shape(reply, aShapingContext())['data']).toEqual({ id: 0, slotInterval: null })
})
