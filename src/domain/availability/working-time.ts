import { day } from '../time/instant.js'
import { type Interval, union } from '../time/interval.js'
import { type OffsetSpan, offsetSpans } from '../time/offset-spans.js'
import { stretchesOn, type WorkingHours } from './working-hours.js'

/** What a range may cost must have an end: none of more days is looked through. */
export const longestRange = 800 * day

/**
 * The working time within a range, one piece for each stretch of each local date.
 *
 * A moment is working time when the clocks of the zone show a time within a stretch: hours that a clock change skips do not
 * happen, hours that it repeats happen twice.
 */
export const workingTime = (hours: WorkingHours, range: Interval): readonly Interval[] => {
  const pieces: (Interval & { readonly localDay: number })[] = []
  for (const span of offsetSpans(hours.timeZone, range)) {
    for (const piece of piecesOf(hours, span)) {
      const last = pieces.at(-1)
      const goesOn = last?.to === piece.from && last.localDay === piece.localDay
      if (goesOn) pieces[pieces.length - 1] = { ...piece, from: last.from }
      else pieces.push(piece)
    }
  }
  return pieces
}

function* piecesOf(hours: WorkingHours, { from, to, offset }: OffsetSpan) {
  const last = Math.floor((to + offset - 1) / day)
  for (let localDay = Math.floor((from + offset) / day); localDay <= last; localDay++) {
    const midnight = localDay * day - offset
    for (const stretch of stretchesOn(hours, localDay)) {
      const [begin, end] = [Math.max(midnight + stretch.from, from), Math.min(midnight + stretch.to, to)]
      if (begin < end) yield { from: begin, to: end, localDay }
    }
  }
}

/** Whether a whole meeting lies in working time (AV-01). */
export const isWorkingTime = (hours: WorkingHours, meeting: Interval): boolean => {
  if (hours.isAlways) return true
  if (meeting.to - meeting.from > longestRange) return false
  const [first] = union(workingTime(hours, meeting))
  return first?.from === meeting.from && first.to === meeting.to
}
