import { expect, it } from 'vitest'
import { al04 } from '../../src/alternatives/al-04.js'
import { aShapingContext } from '../builders/a-shaping-context.js'

const context = aShapingContext({ children: (id) => [{ id: 2, parentEventTypeId: id }] })

it('answers a managed event type as the parent and its children [AL-04]', () => {
  const parent = { id: 1, schedulingType: 'managed' }
  expect(al04.shape({ status: 'success', data: parent }, context)).toEqual({
    status: 'success',
    data: [parent, { id: 2, parentEventTypeId: 1 }],
  })
})

it('leaves any other event type as it is [AL-04]', () => {
  const reply = { status: 'success', data: { id: 1, schedulingType: 'collective' } }
  expect(al04.shape(reply, context)).toEqual(reply)
})
