import type { Wire } from '../contract/wire.js'
import type { Directory } from '../domain/directory.js'
import type { EventType } from '../domain/event-type/event-type.js'
import type { User } from '../domain/organization/user.js'
import { type EventTypeView, toEventTypeCore } from './event-type-core.js'

/** A personal event type, or the one that a managed event type gave a host, as the service answers it (EV-46). */
export const toEventTypeOutput = (
  eventType: EventType,
  directory: Directory,
  view: EventTypeView = {},
): Wire<'EventType'> => {
  const owner = eventType.ownerId === null ? undefined : directory.user(eventType.ownerId)
  return {
    ...toEventTypeCore(eventType, view),
    ownerId: eventType.ownerId ?? 0,
    users: owner ? [toEventTypeUser(owner)] : [],
    bookingUrl: owner && owner.managedByClientId === null ? bookingUrl(directory, [owner], eventType.slug) : '',
  }
}

/** The one event type under which several users can be met together; nobody owns it (EV-51). */
export const toDynamicEventTypeOutput = (
  eventType: EventType,
  users: readonly User[],
  { directory, view }: { readonly directory: Directory; readonly view: EventTypeView },
): Wire<'EventType'> => ({
  ...toEventTypeCore(eventType, view),
  ownerId: 0,
  users: users.map(toEventTypeUser),
  bookingUrl: bookingUrl(directory, users, eventType.slug),
})

const bookingUrl = ({ webBase }: Directory, users: readonly User[], slug: string): string =>
  `${webBase}/${users.map((user) => user.username).join('+')}/${slug}`

const toEventTypeUser = (user: User): Wire<'EventTypeUser'> => ({
  id: user.id,
  name: user.name,
  username: user.username,
  avatarUrl: user.avatarUrl,
  brandColor: user.brandColor,
  darkBrandColor: user.darkBrandColor,
  weekStart: user.weekStart,
  metadata: { ...user.metadata },
})
