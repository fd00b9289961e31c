import type { EventTypeAttempt } from '../../src/domain/event-type/rules/event-type-rule.js'
import { aUser } from './a-user.js'
import { anEventType } from './an-event-type.js'

/** The making of a personal event type of Ada Archer, with an empty input; name what the test is about. */
export const anEventTypeAttempt = (given: Partial<EventTypeAttempt> = {}): EventTypeAttempt => ({
  eventType: anEventType(),
  before: undefined,
  input: {},
  team: undefined,
  caller: aUser(),
  isPlatform: false,
  members: [aUser()],
  sameSlug: [],
  scheduleOwnerId: undefined,
  ...given,
})
