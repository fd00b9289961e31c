import { always, type Interval } from '../../time/interval.js'
import { type ListQuery, momentAt } from './list-query.js'
import type { StatusFilter } from './status-filter.js'

/** What a window is worked out from: milliseconds since the epoch, and the length of the longest booking there is. */
interface Clockwork {
  readonly now: number
  readonly longest: number
}

/**
 * Between which moments, both included, everything starts that a query can mean; as wide as its filters or wider.
 *
 * Filters by end narrow it too: nothing ends before it starts, or later than the longest booking lets it.
 */
export const startWindow = (query: ListQuery, clockwork: Clockwork): Interval => {
  const windows = [askedWindow(query), ...(query.status ? [windowOfViews(query.status, clockwork)] : [])]
  return {
    from: Math.max(...windows.map(({ from }) => from)),
    to: Math.min(...windows.map(({ to }) => to)),
  }
}

const askedWindow = ({ afterStart, beforeEnd }: ListQuery): Interval => ({
  from: momentAt(afterStart) ?? always.from,
  to: momentAt(beforeEnd) ?? always.to,
})

const ahead: ReadonlySet<StatusFilter> = new Set(['upcoming', 'recurring', 'unconfirmed'])

const windowOfViews = (views: readonly StatusFilter[], { now, longest }: Clockwork): Interval => ({
  from: views.every((view) => ahead.has(view)) ? now - longest : always.from,
  to: views.every((view) => view === 'past') ? now : always.to,
})
