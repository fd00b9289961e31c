import { expect, it } from 'vitest'
import { al28 } from '../../src/alternatives/al-28.js'
import { aShapingContext } from '../builders/a-shaping-context.js'

const plain = {
  successRedirectUrl: null,
  forwardParamsSuccessRedirect: false,
  seatsPerTimeSlot: 5,
  parentEventTypeId: null,
}
const boxed = {
  successRedirectUrl: {},
  forwardParamsSuccessRedirect: { value: false },
  seatsPerTimeSlot: { value: 5 },
  parentEventTypeId: {},
}
const shape = (data: unknown) => al28.shape({ status: 'success', data }, aShapingContext())['data']

it('shows what the specification shows as empty objects as objects [AL-28]', () => {
  expect(shape({ ...plain, hosts: [], ownerId: null })).toEqual({ ...boxed, hosts: [], ownerId: {} })
})

it('keeps the owner of a personal event type a number [AL-28]', () => {
  expect(shape([{ ...plain, users: [], ownerId: 1001 }])).toEqual([{ ...boxed, users: [], ownerId: 1001 }])
})
