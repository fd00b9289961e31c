import type { EventType } from './event-type.js'

/** Event types in the order asked for: by creation, equal times by number in the same direction; by number where nothing was asked (EV-50). */
export const sortEventTypes = (
  eventTypes: Iterable<EventType>,
  order: 'asc' | 'desc' | undefined,
): readonly EventType[] => {
  const sign = order === 'desc' ? -1 : 1
  const byCreation = (one: EventType, other: EventType): number =>
    sign * (one.createdAt - other.createdAt || one.id - other.id)
  return [...eventTypes].sort(order ? byCreation : (one, other) => one.id - other.id)
}
