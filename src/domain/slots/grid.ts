import type { Interval } from '../time/interval.js'
import type { Lane } from './lanes.js'

/** How a grid runs, in milliseconds. */
export interface Steps {
  /** From the beginning of a piece to its first start. */
  readonly offset: number
  readonly interval: number
}

/** The starts of a lane's grid that can be booked, ascending: each piece has a grid of its own. */
export const gridStarts = ({ pieces, starts }: Lane, steps: Steps): readonly number[] => {
  const found: number[] = []
  let next = 0
  for (const piece of pieces) {
    while ((starts[next]?.to ?? Number.POSITIVE_INFINITY) <= piece.from) next += 1
    for (let index = next; (starts[index]?.from ?? Number.POSITIVE_INFINITY) < piece.to; index++) {
      const free = starts[index]
      if (free) pushStarts(found, { piece, free, steps })
    }
  }
  return found
}

const pushStarts = (
  found: number[],
  { piece, free, steps }: { readonly piece: Interval; readonly free: Interval; readonly steps: Steps },
): void => {
  const first = piece.from + steps.offset
  const skipped = Math.max(0, Math.ceil((free.from - first) / steps.interval))
  const end = Math.min(piece.to, free.to)
  for (let start = first + skipped * steps.interval; start < end; start += steps.interval) found.push(start)
}

/** Several ascending lists as one, each start once. */
export const merged = (lists: readonly (readonly number[])[]): readonly number[] => {
  const [only, ...others] = lists
  if (only && others.length === 0) return only
  return [...new Set(lists.flat())].sort((one, other) => one - other)
}
