import { expect, it } from 'vitest'
import type { ListQuery } from '../../../../src/domain/booking/listing/list-query.js'
import { startWindow } from '../../../../src/domain/booking/listing/start-window.js'

const [now, longest] = [Date.parse('2026-01-05T12:00:00Z'), 3_600_000]
const [morning, evening] = ['2026-01-05T08:00:00Z', '2026-01-05T18:00:00Z']
const ever = Number.POSITIVE_INFINITY

it.each<[string, ListQuery, number, number]>([
  ['nothing', {}, -ever, ever],
  ['afterStart', { afterStart: morning }, Date.parse(morning), ever],
  ['beforeEnd, since nothing ends before it starts', { beforeEnd: evening }, -ever, Date.parse(evening)],
  ['upcoming, which may be under way', { status: ['upcoming'] }, now - longest, ever],
  ['views that all look ahead', { status: ['upcoming', 'unconfirmed', 'recurring'] }, now - longest, ever],
  ['past', { status: ['past'] }, -ever, now],
  ['past and upcoming', { status: ['past', 'upcoming'] }, -ever, ever],
  ['cancelled', { status: ['cancelled'] }, -ever, ever],
  ['a view and a time', { status: ['past'], afterStart: morning, beforeEnd: evening }, Date.parse(morning), now],
])('bounds the starts by %s [BK-75] [BK-76]', (_what, query, from, to) => {
  expect(startWindow(query, { now, longest })).toEqual({ from, to })
})
