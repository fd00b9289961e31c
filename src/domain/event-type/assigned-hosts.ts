import type { Directory } from '../directory.js'
import type { User } from '../organization/user.js'
import type { EventType, EventTypeHost, SchedulingType } from './event-type.js'
import { withoutHost } from './managed.js'

/** How a member hosts a type that is assigned to all: fixed where all attend, else on equal terms (EV-54). */
const assignedHost = (userId: number, schedulingType: SchedulingType | null): EventTypeHost => ({
  userId,
  mandatory: schedulingType === 'collective',
  priority: 'medium',
  weight: null,
})

/** Whether a user may host a type of this team at all: a platform customer's hosts are managed users (PATCH 4, EV-54). */
const mayBeAssigned = (user: User, isPlatform: boolean): boolean => !isPlatform || user.managedByClientId !== null

/** The event type hosted by all present members of its team, where it is assigned to all; otherwise as it was (EV-54). */
export const withAllMembers = (
  eventType: EventType,
  directory: Directory,
  { isPlatform }: { readonly isPlatform: boolean },
): EventType => {
  if (!eventType.assignAllTeamMembers || eventType.teamId === null) return eventType
  const members = directory.membersOfTeam(eventType.teamId).flatMap((it) => directory.user(it.userId) ?? [])
  const assigned = members.filter((user) => mayBeAssigned(user, isPlatform))
  return { ...eventType, hosts: assigned.map((user) => assignedHost(user.id, eventType.schedulingType)) }
}

/** The event type after a user joined its team: a host more, where it is assigned to all (EV-54); otherwise the same object. */
export const withNewMember = (
  eventType: EventType,
  user: User,
  { isPlatform }: { readonly isPlatform: boolean },
): EventType => {
  const isHost = eventType.hosts.some((host) => host.userId === user.id)
  if (!eventType.assignAllTeamMembers || isHost || !mayBeAssigned(user, isPlatform)) return eventType
  return { ...eventType, hosts: [...eventType.hosts, assignedHost(user.id, eventType.schedulingType)] }
}

/** The event type after a user left its team: a host less, where it is assigned to all (EV-54); otherwise the same object. */
export const withoutFormerMember = (eventType: EventType, userId: number): EventType => {
  const isHost = eventType.hosts.some((host) => host.userId === userId)
  return eventType.assignAllTeamMembers && isHost ? withoutHost(eventType, userId) : eventType
}
