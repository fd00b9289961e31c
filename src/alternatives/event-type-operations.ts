import type { OperationId } from '../contract/wire.js'

/** Every operation whose reply shows event types. */
export const eventTypeOperations: readonly OperationId[] = [
  'listEventTypes',
  'getEventType',
  'listTeamEventTypes',
  'createTeamEventType',
  'updateOrganizationTeamEventType',
]
