import type { LedgerId } from '../../../generated/ledger.js'
import { type ListQuery, readEmail } from './list-query.js'
import { statusDecisions } from './status-filter.js'

/** The decisions that a query's filters turn on, where the specification leaves their meaning open. */
export const filterDecisions = (query: ListQuery): readonly LedgerId[] => {
  const views = (query.status ?? []).map((it) => statusDecisions[it])
  return [...new Set([...views, ...(isReadOurWay(query) ? (['BK-77'] as const) : [])])]
}

/** A name matched exactly, an address not taken to the letter, or a list that puts a single id aside. */
const isReadOurWay = (query: ListQuery): boolean =>
  query.attendeeName !== undefined ||
  (query.attendeeEmail !== undefined && query.attendeeEmail !== readEmail(query.attendeeEmail)) ||
  (query.eventTypeIds !== undefined && query.eventTypeId !== undefined) ||
  (query.teamsIds !== undefined && query.teamId !== undefined)
