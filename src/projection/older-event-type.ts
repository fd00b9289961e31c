import type { Wire } from '../contract/wire.js'
import type { Directory } from '../domain/directory.js'
import type { EventType, EventTypeLocation } from '../domain/event-type/event-type.js'
import { minimumBookingNoticeOf } from '../domain/event-type/minimum-booking-notice.js'
import type { MemberRole } from '../domain/organization/organization.js'
import { toBookingFields } from './booking-field-output.js'
import { type EventTypeView, toEventTypeCore } from './event-type-core.js'
import { toTeamSummary } from './team-event-type-output.js'

/** Whose event types one group of the older list holds; no team is the caller himself. */
export interface OlderGroup {
  readonly teamId: number | null
  readonly membershipRole: MemberRole | null
  readonly profile: { readonly slug: string; readonly name: string | null; readonly image: string | null }
  readonly eventTypes: readonly EventType[]
}

/** An event type in the older form (VR-20, VR-21). */
export const toOlderEventType = (
  eventType: EventType,
  { isOn = () => false }: EventTypeView = {},
): Wire<'OlderEventType'> => ({
  id: eventType.id,
  title: eventType.title,
  slug: eventType.slug,
  length: eventType.lengthInMinutes,
  description: eventType.description,
  hidden: eventType.hidden,
  locations: eventType.locations.map(toOlderLocation),
  bookingFields: toBookingFields(eventType),
  metadata: { ...eventType.metadata },
  price: eventType.price,
  currency: eventType.currency,
  userId: eventType.ownerId,
  teamId: eventType.teamId,
  schedulingType: eventType.schedulingType,
  requiresConfirmation: eventType.confirmationPolicy !== null,
  recurringEvent: eventType.recurrence,
  slotInterval: eventType.slotInterval,
  minimumBookingNotice: minimumBookingNoticeOf(eventType, isOn),
  beforeEventBuffer: eventType.beforeEventBuffer,
  afterEventBuffer: eventType.afterEventBuffer,
})

/** The older list: groups, and their profiles once more (VR-18). */
export const toOlderEventTypeList = (groups: readonly OlderGroup[], view: EventTypeView = {}) => ({
  eventTypeGroups: groups.map(({ teamId, membershipRole, profile, eventTypes }) => ({
    teamId,
    membershipRole,
    profile,
    metadata: {},
    eventTypes: eventTypes.map((it) => toOlderEventType(it, view)),
  })),
  profiles: groups.map(({ teamId, membershipRole, profile }) => ({ teamId, membershipRole, ...profile })),
})

/** One event type by id in the older form, with what surrounds it (VR-20). */
export const toOlderEventTypeDetail = (
  eventType: EventType,
  directory: Directory,
  view: EventTypeView = {},
): Wire<'OlderEventTypeReply'>['data'] => {
  const team = eventType.teamId === null ? undefined : directory.team(eventType.teamId)
  return {
    eventType: toOlderEventType(eventType, view),
    locationOptions: [],
    destinationCalendar: toEventTypeCore(eventType).destinationCalendar ?? null,
    team: team ? toTeamSummary(team) : null,
  }
}

/** Conferencing apps stand in the type itself, as in bookings (BK-54). */
const toOlderLocation = (location: EventTypeLocation): Wire<'OlderEventTypeLocation'> =>
  location.type === 'integration' ? { type: `integrations:${location.integration}` } : location
