import { limitReached } from '../../availability/limit-reached.js'
import { type FullPeriod, fullPeriodAt, type LimitKind, limitedHost, limitsOf } from '../../availability/limits.js'
import { Failure } from '../../failure.js'
import { neededHosts } from '../../hosts/needed-hosts.js'
import { toIso } from '../../time/instant.js'
import type { Attempt } from '../attempt.js'

/**
 * The refusal where a limit leaves nobody to hold the meetings: one who must attend has reached it, or all of those of whom one must (BK-28).
 *
 * A seat that joins a booking makes none.
 */
export const limitRefusal = (attempt: Attempt, kind: LimitKind): Failure | undefined => {
  const { eventType } = attempt
  if (!limitsOf(eventType).some((limit) => limit.kind === kind)) return undefined
  const { everyone, oneOf } = neededHosts({ ...attempt, teamMemberIds: attempt.input.routing?.teamMemberIds })
  for (const userId of everyone) {
    const full = fullPeriodOf(userId, kind, attempt)
    if (full) return toFailure(full, userId, attempt)
  }
  const full = (oneOf ?? []).map((userId) => ({ userId, period: fullPeriodOf(userId, kind, attempt) }))
  const [first] = full
  return first?.period && full.every(({ period }) => period)
    ? toFailure(first.period, first.userId, attempt)
    : undefined
}

const fullPeriodOf = (userId: number, kind: LimitKind, attempt: Attempt): FullPeriod | undefined => {
  const meetings = attempt.slots.filter(({ joins }) => !joins).map(({ start, end }) => ({ from: start, to: end }))
  const host = limitedHost(userId, attempt)
  for (const [index, meeting] of meetings.entries()) {
    for (const limit of limitsOf(attempt.eventType)) {
      if (limit.kind !== kind) continue
      const full = fullPeriodAt(meeting, limit, { ...host, own: meetings.slice(0, index) })
      if (full) return full
    }
  }
  return undefined
}

const toFailure = (full: FullPeriod, userId: number, { eventType }: Attempt): Failure => {
  const { name, reason } = limitReached(full, eventType)
  const { limit, taken, from, to } = full
  return new Failure(
    name,
    `${reason.charAt(0).toUpperCase()}${reason.slice(1)} for user ${userId}; choose another time`,
    {
      ...{ eventTypeId: eventType.id, userId, period: limit.period, most: limit.most, taken },
      ...{ from: toIso(from), next: toIso(to) },
    },
  )
}
