import { day } from './instant.js'
import type { Interval } from './interval.js'
import { offsetAt } from './zoned.js'

/** A stretch of time during which a zone's clocks are not changed. */
export interface OffsetSpan extends Interval {
  /** Local time is UTC plus so many milliseconds. */
  readonly offset: number
}

/** The range cut at the clock changes of a zone, so that local time within each piece is plain addition. */
export const offsetSpans = (zone: string, { from, to }: Interval): readonly OffsetSpan[] => {
  const spans: OffsetSpan[] = []
  for (let block = Math.floor(from / blockLength); block * blockLength < to; block++) {
    for (const span of spansOfBlock(block, zone)) {
      const last = spans.at(-1)
      const piece = { ...span, from: Math.max(span.from, from), to: Math.min(span.to, to) }
      if (piece.from >= piece.to) continue
      if (last?.offset === span.offset) spans[spans.length - 1] = { ...last, to: piece.to }
      else spans.push(piece)
    }
  }
  return spans
}

/** No zone has changed its clocks and changed them back within a block: the shortest summer, Recife's of 2000, took a week less an hour. */
const blockLength = 6 * day

/** Asking for an offset costs as much as all other arithmetic of a day together, and the answers never change. */
const known = new Map<string, Map<number, readonly OffsetSpan[]>>()
const mostZones = 1000
const mostBlocks = 5000

const spansOfBlock = (block: number, zone: string): readonly OffsetSpan[] => {
  if (known.size > mostZones) known.clear()
  const ofZone = known.get(zone) ?? new Map<number, readonly OffsetSpan[]>()
  if (ofZone.size > mostBlocks) ofZone.clear()
  const spans = ofZone.get(block) ?? askedSpans(block, zone)
  known.set(zone, ofZone.set(block, spans))
  return spans
}

const askedSpans = (block: number, zone: string): readonly OffsetSpan[] => {
  const [from, to] = [block * blockLength, (block + 1) * blockLength]
  const [offset, nextOffset] = [offsetAt(from, zone), offsetAt(to, zone)]
  if (offset === nextOffset) return [{ from, to, offset }]
  const change = changeBetween(zone, { from, to, offset })
  return [
    { from, to: change, offset },
    { from: change, to, offset: nextOffset },
  ]
}

/** The first moment at which the offset is no longer the given one. */
const changeBetween = (zone: string, { from, to, offset }: OffsetSpan): number => {
  let [before, after] = [from, to]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle, zone) === offset) before = middle
    else after = middle
  }
  return after
}

/** The offset of a zone at any moment of a range, for many moments at little cost. */
export const offsetsWithin = (zone: string, range: Interval): ((time: number) => number) => {
  const spans = offsetSpans(zone, range)
  const last = spans.at(-1)?.offset ?? offsetAt(range.from, zone)
  return (time) => spans.find(({ to }) => time < to)?.offset ?? last
}
