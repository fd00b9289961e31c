import type { Alternative, Json } from './alternative.js'
import { eventTypeOperations } from './event-type-operations.js'
import { mapData } from './map-data.js'

const ofAll = ['successRedirectUrl', 'forwardParamsSuccessRedirect', 'seatsPerTimeSlot', 'parentEventTypeId']
const ofTeams = [...ofAll, 'ownerId']

/** AL-28: what the specification shows as an empty object is one, `{value}` when set. */
export const al28: Alternative = {
  id: 'AL-28',
  operations: eventTypeOperations,
  shape: (reply) => mapData(reply, (eventType) => wrapped(eventType, isPersonal(eventType) ? ofAll : ofTeams)),
}

/** Only personal event types show the people with whom they are booked; their ownerId is an integer in the specification too. */
const isPersonal = (eventType: Json): boolean => 'users' in eventType

const wrapped = (eventType: Json, keys: readonly string[]): Json => ({
  ...eventType,
  ...Object.fromEntries(keys.map((key) => [key, box(eventType[key])])),
})

const box = (value: unknown): Json => (value === null || value === undefined ? {} : { value })
