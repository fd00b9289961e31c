import { expect, it } from 'vitest'
import { al11 } from '../../src/alternatives/al-11.js'
import { aShapingContext } from '../builders/a-shaping-context.js'

it('leaves the empty error out of a success, in both generations [AL-11]', () => {
  expect(al11.shape({ status: 'success', data: [], error: {} }, aShapingContext())).toEqual({
    status: 'success',
    data: [],
  })
  expect(al11.generations).toBe('both')
})
