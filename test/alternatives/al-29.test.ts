import { expect, it } from 'vitest'
import { al29 } from '../../src/alternatives/al-29.js'
import { aShapingContext } from '../builders/a-shaping-context.js'

const shape = (data: unknown) => al29.shape({ status: 'success', data }, aShapingContext())['data']

it('repeats the location in meetingUrl, whatever it is [AL-29]', () => {
  expect(shape({ location: '1 Main Street' })).toEqual({ location: '1 Main Street', meetingUrl: '1 Main Street' })
})

it('does so for every occurrence of a list [AL-29]', () => {
  expect(shape([{ location: 'a' }, { location: 'b' }])).toEqual([
    { location: 'a', meetingUrl: 'a' },
    { location: 'b', meetingUrl: 'b' },
  ])
})
