import type { EventType } from './event-type.js'

/** What stands around a managed parent when its children are brought in line with it. */
export interface ManagedFamily {
  readonly parent: EventType
  /** Its present children. */
  readonly children: readonly EventType[]
  /** Every type that a user owns, children of any parent included. */
  ownedBy(userId: number): Iterable<EventType>
  /** The next event type id, for a child that is new. */
  nextId(): number
  /** Milliseconds since the epoch, for a child that is new. */
  readonly now: number
}

/** What to store and what to remove so that the children follow their parent. */
export interface ManagedChange {
  readonly save: readonly EventType[]
  readonly remove: readonly EventType[]
}

/** The child that a host of a managed parent gets: all of the parent's settings, owned by the host alone (EV-55). */
export const childOf = (
  parent: EventType,
  own: Pick<EventType, 'id' | 'createdAt'> & { ownerId: number },
): EventType => ({
  ...parent,
  ...own,
  parentId: parent.id,
  teamId: null,
  schedulingType: null,
  hosts: [],
  assignAllTeamMembers: false,
})

/** One child for each host: made, kept in step or removed; a host's own type with that slug gives way (EV-56). */
export const followParent = ({ parent, children, ownedBy, nextId, now }: ManagedFamily): ManagedChange => {
  const userIds = parent.hosts.map((host) => host.userId)
  const save = userIds.map((ownerId) => {
    const present = children.find((child) => child.ownerId === ownerId)
    return childOf(parent, { id: present?.id ?? nextId(), createdAt: present?.createdAt ?? now, ownerId })
  })
  const orphaned = children.filter((child) => child.ownerId === null || !userIds.includes(child.ownerId))
  const replaced = userIds.flatMap((userId) =>
    [...ownedBy(userId)].filter((own) => own.slug === parent.slug && own.parentId !== parent.id),
  )
  return { save, remove: [...orphaned, ...replaced] }
}

/** An event type that lost one host, as a managed parent does when another type takes its child's slug. */
export const withoutHost = (eventType: EventType, userId: number): EventType => ({
  ...eventType,
  hosts: eventType.hosts.filter((host) => host.userId !== userId),
})
