import { expect, it } from 'vitest'
import { al31 } from '../../src/alternatives/al-31.js'
import { aShapingContext } from '../builders/a-shaping-context.js'

const shape = (data: unknown) => al31.shape({ status: 'success', data }, aShapingContext())['data']

it('shows lengths as numbers, however they were sent [AL-31]', () => {
  expect(shape({ lengthInMinutesOptions: ['15', 30] })).toEqual({ lengthInMinutesOptions: [15, 30] })
})

it('adds nothing where there is one length only [AL-31]', () => {
  expect(shape([{ id: 1 }])).toEqual([{ id: 1 }])
})
