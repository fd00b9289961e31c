import { expect, it } from 'vitest'
import { sortEventTypes } from '../../../src/domain/event-type/sort-event-types.js'
import { anEventType } from '../../builders/an-event-type.js'

const stored = [
  anEventType({ id: 10003, createdAt: 1 }),
  anEventType({ id: 10001, createdAt: 2 }),
  anEventType({ id: 10002, createdAt: 2 }),
]

it.each([
  [undefined, [10001, 10002, 10003]],
  ['asc' as const, [10003, 10001, 10002]],
  ['desc' as const, [10002, 10001, 10003]],
])('sorts by creation %s, equal times by number in the same direction [EV-50]', (order, ids) => {
  expect(sortEventTypes(stored, order).map((it) => it.id)).toEqual(ids)
})
