import { teamOfEventType } from '../access/event-type-access.js'
import type { Booking } from '../booking/booking.js'
import type { Directory } from '../directory.js'
import type { User } from '../organization/user.js'
import type { FormSubmission, Happening } from './happening.js'
import type { Webhook } from './webhook.js'

/** Whom or what a webhook belongs to. */
export type WebhookOwner =
  | { readonly kind: 'user' | 'eventType' | 'team' | 'organization'; readonly id: number }
  | { readonly kind: 'oauthClient'; readonly id: string }

/** Where webhooks are found by their owner; the world implements it. */
export interface Subscriptions extends Directory {
  webhooksOf(owner: WebhookOwner): Iterable<Webhook>
}

/** Each active webhook that lists the trigger and belongs to anything that the happening concerns, once, by id (WH-16). */
export const receiversOf = (happening: Happening, subscriptions: Subscriptions): readonly Webhook[] => {
  const found = new Map<number, Webhook>()
  for (const owner of concerned(happening, subscriptions))
    for (const webhook of subscriptions.webhooksOf(owner)) if (hears(webhook, happening)) found.set(webhook.id, webhook)
  return [...found.values()].sort((one, other) => one.id - other.id)
}

const hears = ({ active, triggers }: Webhook, { trigger }: Happening): boolean => active && triggers.includes(trigger)

const concerned = (happening: Happening, directory: Directory): readonly WebhookOwner[] => {
  if ('booking' in happening) return aroundBooking(happening.booking, directory)
  if ('form' in happening) return aroundForm(happening, directory)
  return aroundUser(happening.user, directory)
}

/** A managed parent hears of its children; a booking of a team's type goes to that team's organization, any other to those of the organizer. */
const aroundBooking = ({ organizerId, eventTypeId, teamId }: Booking, directory: Directory): WebhookOwner[] => {
  const organizer = directory.user(organizerId)
  return [
    { kind: 'user', id: organizerId },
    ...aroundEventType(eventTypeId, directory),
    ...(teamId === null ? organizationsOf(organizerId, directory) : aroundTeam(teamId, directory)),
    ...(organizer ? clientOf(organizer) : []),
  ]
}

const aroundEventType = (eventTypeId: number, directory: Directory): WebhookOwner[] => {
  const parentId = directory.eventType(eventTypeId)?.parentId ?? null
  return [
    { kind: 'eventType', id: eventTypeId },
    ...(parentId === null ? [] : [{ kind: 'eventType', id: parentId } as const]),
  ]
}

const aroundTeam = (teamId: number, directory: Directory): WebhookOwner[] => {
  const organizationId = directory.team(teamId)?.organizationId ?? null
  return [
    { kind: 'team', id: teamId },
    ...(organizationId === null ? [] : [{ kind: 'organization', id: organizationId } as const]),
  ]
}

/** A form of a team concerns its owner and that team, a personal one all of its owner's teams; and the event type to which it led. */
const aroundForm = (
  { user, form, eventTypeId }: { user: User; form: FormSubmission; eventTypeId: number | null },
  directory: Directory,
): WebhookOwner[] => {
  const eventType = eventTypeId === null ? undefined : directory.eventType(eventTypeId)
  const teamId = eventType ? teamOfEventType(directory, eventType) : null
  return [
    ...(form.teamId === null
      ? aroundUser(user, directory)
      : [{ kind: 'user', id: user.id } as const, ...aroundTeam(form.teamId, directory), ...clientOf(user)]),
    ...(eventType ? aroundEventType(eventType.id, directory) : []),
    ...(teamId === null ? [] : aroundTeam(teamId, directory)),
  ]
}

const aroundUser = (user: User, directory: Directory): WebhookOwner[] => [
  { kind: 'user', id: user.id },
  ...directory.membershipsOf(user.id).flatMap(({ teamId }) => (teamId === null ? [] : aroundTeam(teamId, directory))),
  ...organizationsOf(user.id, directory),
  ...clientOf(user),
]

const organizationsOf = (userId: number, directory: Directory): WebhookOwner[] =>
  directory
    .membershipsOf(userId)
    .flatMap(({ organizationId: id }) => (id === null ? [] : [{ kind: 'organization', id } as const]))

const clientOf = ({ managedByClientId: id }: User): WebhookOwner[] => (id === null ? [] : [{ kind: 'oauthClient', id }])
