import type { EventTypeInput } from '../../domain/event-type/apply-input.js'
import type { ScenarioEventType } from '../scenario-event-type.js'

/** What of a scenario's event type a caller would send too: all but what names other things by key, and what only a scenario tells. */
export const inputOf = (eventType: ScenarioEventType): EventTypeInput => {
  const { id: _id, owner: _owner, team: _team, schedule: _schedule, hosts: _hosts, ...given } = eventType
  const { price: _price, currency: _currency, isInstantEvent: _isInstant, metadata: _metadata, ...input } = given
  return input
}
