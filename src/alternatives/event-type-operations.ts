import type { OperationId } from '../contract/wire.js'

/** Every operation whose reply shows event types. */
export const eventTypeOperations: readonly OperationId[] = [
  'listEventTypes',
  'getEventType',
  'createEventType',
  'updateEventType',
  'listTeamEventTypes',
  'getTeamEventType',
  'createTeamEventType',
  'updateTeamEventType',
  'listOrganizationTeamEventTypes',
  'getOrganizationTeamEventType',
  'createOrganizationTeamEventType',
  'updateOrganizationTeamEventType',
  'listOrganizationEventTypes',
]
