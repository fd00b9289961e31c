import type { LedgerId } from '../../generated/ledger.js'
import type { Failure } from '../failure.js'
import { conflictOf, hostBusy } from './busy-host.js'
import type { HostChoice, HostRequest } from './host-choice.js'

/** All of these hosts, or the refusal where one of them is busy; the first organizes (HA-06). */
export const everybody = (
  hostIds: readonly number[],
  request: HostRequest,
  restsOn: readonly LedgerId[],
): HostChoice | Failure => {
  const [organizerId] = hostIds
  if (organizerId === undefined) throw new Error(`Event type ${request.eventType.id} belongs to nobody`)

  for (const userId of hostIds) {
    const conflict = conflictOf(userId, request.slots, request)
    if (conflict) return hostBusy(conflict, request.eventType.teamId !== null)
  }
  return { organizerId, hostIds, restsOn, why: { candidates: hostIds, busy: [], steps: [], chosen: hostIds } }
}
