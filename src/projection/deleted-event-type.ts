import type { Wire } from '../contract/wire.js'
import type { EventType } from '../domain/event-type/event-type.js'

/** What a deleted personal event type was known by (XT-12). */
export const toDeletedEventType = ({
  id,
  lengthInMinutes,
  slug,
  title,
}: EventType): Wire<'DeletedEventTypeReply'>['data'] => ({ id, lengthInMinutes, slug, title })

/** The same in the older form (XT-32). */
export const toOlderDeletedEventType = ({
  id,
  lengthInMinutes: length,
  slug,
  title,
}: EventType): Wire<'OlderDeletedEventTypeReply'>['data'] => ({ id, length, slug, title })

/** What a deleted event type of a team was known by (XT-13). */
export const toDeletedTeamEventType = ({ id, title }: EventType): Wire<'DeletedTeamEventTypeReply'>['data'] => ({
  id,
  title,
})
