import { expect, it } from 'vitest'
import type { Json } from '../../src/alternatives/alternative.js'
import { shapingAlternatives } from '../../src/alternatives/index.js'
import { aShapingContext } from '../builders/a-shaping-context.js'

const reply: Json = {
  status: 'success',
  data: { id: 1, schedulingType: 'managed', bookingWindow: [], lengthInMinutesOptions: ['15'], location: 'here' },
  error: {},
}

it('lists the shaping alternatives, each once', () => {
  const ids = shapingAlternatives.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(['AL-01', 'AL-02', 'AL-04', 'AL-11', 'AL-28', 'AL-29', 'AL-30', 'AL-31'])
})

it.each(shapingAlternatives)('never changes the reply that $id is given', ({ shape }) => {
  const before = structuredClone(reply)
  shape(reply, aShapingContext())
  expect(reply).toEqual(before)
})

it('shapes the children that AL-04 adds as well [AL-04] [AL-01]', () => {
  const context = aShapingContext({ children: () => [{ id: 2, bookingWindow: [] }] })
  const shaped = shapingAlternatives.reduce((body, alternative) => alternative.shape(body, context), reply)
  expect(shaped['data']).toMatchObject([{ bookingWindow: { disabled: true } }, { bookingWindow: { disabled: true } }])
})
