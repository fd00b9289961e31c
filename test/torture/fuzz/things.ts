import type { Json } from '../../../src/contract/compile/document.js'
import { isObject } from '../../../src/contract/compile/schema.js'
import type { World } from '../../../src/state/world.js'
import type { Dice } from '../dice.js'

type Find = (world: World) => readonly Json[]

const idsOf =
  (
    collection: 'organizations' | 'teams' | 'users' | 'memberships' | 'roles' | 'schedules' | 'eventTypes' | 'webhooks',
  ): Find =>
  (world) =>
    [...world[collection].all()].map(({ id }) => id)

const bookings: Find = (world) => [...world.bookings.all()].map(({ uid }) => uid)
const attendees = (world: World) => [...world.bookings.all()].flatMap((booking) => booking.attendees)
const mails: Find = (world) => [
  ...[...world.users.all()].map(({ email }) => email),
  'zoe@example.com',
  'yan@example.com',
]

/** The ids of things that are there, by the names under which requests tell them. */
const finders: Readonly<Record<string, Find>> = {
  orgId: idsOf('organizations'),
  organizationId: idsOf('organizations'),
  teamId: idsOf('teams'),
  userId: idsOf('users'),
  teamMemberIds: idsOf('users'),
  membershipId: idsOf('memberships'),
  roleId: idsOf('roles'),
  scheduleId: idsOf('schedules'),
  defaultScheduleId: idsOf('schedules'),
  eventTypeId: idsOf('eventTypes'),
  eventTypeIds: idsOf('eventTypes'),
  webhookId: idsOf('webhooks'),
  bookingUid: bookings,
  bookingUidToReschedule: bookings,
  uid: (world) => [...world.reservations.all()].map(({ id }) => id),
  attendeeId: (world) => attendees(world).map(({ id }) => id),
  seatUid: (world) => attendees(world).flatMap(({ seat }) => seat?.uid ?? []),
  clientId: (world) => [...world.oauthClients.all()].map(({ id }) => id),
  username: (world) => [...world.users.all()].map((it) => it.username ?? 'ada'),
  eventTypeSlug: (world) => [...world.eventTypes.all()].map(({ slug }) => slug),
  eventSlug: (world) => [...world.eventTypes.all()].map(({ slug }) => slug),
  teamSlug: (world) => [...world.teams.all()].map(({ slug }) => slug),
  organizationSlug: (world) => [...world.organizations.all()].map(({ slug }) => slug),
  orgSlug: (world) => [...world.organizations.all()].map(({ slug }) => slug),
  email: mails,
  attendeeEmail: mails,
  host: mails,
  refreshToken: (world) => [...world.credentials.all()].map(({ id }) => id),
  id: (world) => [...attendees(world), ...world.bookings.all()].map(({ id }) => id),
  eventId: (world) => [...world.scheduled.all()].map(({ id }) => id),
  name: () => ['kept', 'w1', 'w2'],
  permission: () => ['booking.read', 'eventType.read', 'team.update', 'role.create'],
  app: () => ['google-meet', 'office365-video', 'zoom'],
  faultId: () => [1, 2, 3],
  deliveryId: () => [1, 2, 5],
  timeout: () => [0, 1, 5],
  latency: () => [0, 1, 5],
  jitter: () => [0, 3],
  slowBody: () => [0, 2],
  bookingId: (world) => [...world.bookings.all()].map(({ id }) => id),
}

const day = 86_400_000

/** A moment of the coming weeks, mostly one at which people meet. */
const aStart = ({ now }: { readonly now: number }, dice: Dice): string => {
  const morning = Math.floor(now / day) * day + (dice.below(10) + (dice.chance(0.1) ? -5 : 1)) * day
  return new Date(morning + (9 * 4 + dice.below(32)) * 900_000).toISOString()
}

const moments = new Set(['start', 'slotStart', 'at', 'after'])
const ends = new Set(['end'])

/** Something that the house has by this name; undefined where it has none, or the name says nothing. */
export const known = (
  name: string,
  { world, dice }: { readonly world: World; readonly dice: Dice },
): Json | undefined => {
  if (moments.has(name)) return aStart({ now: world.now() }, dice)
  if (ends.has(name)) return aStart({ now: world.now() + 5 * day }, dice)
  const found = Object.hasOwn(finders, name) ? finders[name]?.(world) : undefined
  return found && found.length > 0 ? dice.pick(found) : undefined
}

/** Names that only stand for something of the house where a path or query tells them. */
const elsewhere = new Set(['name', 'id', 'uid', 'end', 'permission', 'app', 'after'])

interface Place {
  readonly world: World
  readonly dice: Dice
}

/** The value with ids, addresses and times of this house in the places where it tells some. */
export const localised = (value: Json, place: Place): Json => {
  if (Array.isArray(value)) return value.map((item) => localised(item, place))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, localisedMember(name, item, place)]))
}

const localisedMember = (name: string, item: Json, place: Place): Json => {
  if (name === 'slug' && place.dice.chance(0.9)) return `slug-${place.dice.below(1e9)}`
  if (Array.isArray(item)) return item.map((inner) => localisedMember(name, inner, place))
  if (isObject(item)) return localised(item, place)
  const isOurs = !elsewhere.has(name) && place.dice.chance(0.9)
  return (isOurs ? known(name, place) : undefined) ?? item
}
