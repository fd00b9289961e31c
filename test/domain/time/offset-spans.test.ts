import { expect, it } from 'vitest'
import { day } from '../../../src/domain/time/instant.js'
import { offsetSpans } from '../../../src/domain/time/offset-spans.js'

const hour = 60 * 60_000
const spansIn = (zone: string, from: string, to: string) =>
  offsetSpans(zone, { from: Date.parse(from), to: Date.parse(to) })

it('is one span where no clocks are changed, however long', () => {
  const range = { from: Date.parse('2000-01-01'), to: Date.parse('2002-01-01') }
  expect(offsetSpans('Asia/Kathmandu', range)).toEqual([{ ...range, offset: 5.75 * hour }])
})

it.each(Array.from({ length: 7 }, (_, days) => [days]))(
  'finds the shortest summer there was, a week less an hour, from %i days before on',
  (days) => {
    const from = Date.parse('2000-10-08T03:00:00Z') - days * day
    const spans = offsetSpans('America/Recife', { from, to: from + 60 * day })
    expect(spans.map(({ offset }) => offset / hour).slice(-3)).toEqual(days === 0 ? [-2, -3] : [-3, -2, -3])
    expect(spans.at(-1)?.from).toBe(Date.parse('2000-10-15T02:00:00Z'))
  },
)

it('cuts at a clock change of half an hour, to the millisecond', () => {
  const change = Date.parse('2026-04-04T15:00:00Z')
  expect(spansIn('Australia/Lord_Howe', '2026-04-04T14:59:59.999Z', '2026-04-04T15:00:00.001Z')).toEqual([
    { from: change - 1, to: change, offset: 11 * hour },
    { from: change, to: change + 1, offset: 10.5 * hour },
  ])
})

it('has nothing to say of an empty range', () => {
  expect(spansIn('UTC', '2026-01-01', '2026-01-01')).toEqual([])
})
