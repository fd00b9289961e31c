import type { EventType } from '../../src/domain/event-type/event-type.js'
import { newEventType } from '../../src/domain/event-type/new-event-type.js'

/** A personal half-hour event type of user 1001; name what the test is about. */
export const anEventType = (given: Partial<EventType> = {}): EventType =>
  newEventType({
    id: 10001,
    title: 'Intro call',
    slug: 'intro',
    lengthInMinutes: 30,
    createdAt: Date.parse('2026-01-01T00:00:00Z'),
    ownerId: 1001,
    ...given,
  })

/** A round-robin event type of team 101 without hosts; name what the test is about. */
export const aTeamEventType = (given: Partial<EventType> = {}): EventType =>
  anEventType({
    ownerId: null,
    teamId: 101,
    schedulingType: 'roundRobin',
    title: 'Team call',
    slug: 'team-call',
    ...given,
  })
