import { expect, it } from 'vitest'
import { al01 } from '../../src/alternatives/al-01.js'
import { aShapingContext } from '../builders/a-shaping-context.js'

const window = { type: 'businessDays', value: 30, rolling: true }
const shape = (data: unknown) => al01.shape({ status: 'success', data }, aShapingContext())['data']

it('shows a booking window as the object of the input [AL-01]', () => {
  expect(shape({ id: 1, bookingWindow: [window] })).toEqual({ id: 1, bookingWindow: window })
})

it('shows no booking window as disabled [AL-01]', () => {
  expect(shape([{ id: 1, bookingWindow: [] }])).toEqual([{ id: 1, bookingWindow: { disabled: true } }])
})
