import { widerBuffer } from '../domain/availability/busy-time.js'
import type { Booking } from '../domain/booking/booking.js'
import type { Calendar } from '../domain/booking/calendar.js'
import type { EventType } from '../domain/event-type/event-type.js'
import type { Membership, Team } from '../domain/organization/organization.js'
import type { SlotReservation } from '../domain/slots/slot-reservation.js'
import { always, type Interval } from '../domain/time/interval.js'
import type { WebhookOwner } from '../domain/webhook/receivers.js'
import type { Webhook } from '../domain/webhook/webhook.js'
import { givenKey, timed } from './booking-keys.js'
import { numberKey } from './collection.js'
import { Collections } from './collections.js'

/** What domain rules and handlers ask of the stored things, each by an index. */
export class Lookups extends Collections implements Calendar {
  /** Length of the longest booking ever stored, in milliseconds: how far back an overlap search must look. */
  protected longestBooking = 0

  organization(id: number) {
    return this.organizations.get(id)
  }

  team(id: number) {
    return this.teams.get(id)
  }

  user(id: number) {
    return this.users.get(id)
  }

  eventType(id: number) {
    return this.eventTypes.get(id)
  }

  schedule(id: number) {
    return this.schedules.get(id)
  }

  /** Whoever has this user name, letter case aside. */
  userNamed(username: string) {
    return this.users.first('username', username.toLowerCase())
  }

  organizationNamed(slug: string) {
    return this.organizations.first('slug', slug)
  }

  /** Teams with this slug; those of different organizations may share one. */
  teamsNamed(slug: string): readonly Team[] {
    return [...this.teams.by('slug', slug)]
  }

  /** Event types with this slug, of whomever. */
  eventTypesNamed(slug: string): readonly EventType[] {
    return [...this.eventTypes.by('slug', slug)]
  }

  role(id: string) {
    return this.roles.get(id)
  }

  membershipsOf(userId: number): readonly Membership[] {
    return [...this.memberships.by('user', userId)].filter((it) => it.accepted)
  }

  membersOfTeam(teamId: number): readonly Membership[] {
    return [...this.memberships.by('team', teamId)].filter((it) => it.accepted)
  }

  membersOfOrganization(organizationId: number): readonly Membership[] {
    return [...this.memberships.by('organization', organizationId)].filter((it) => it.accepted)
  }

  /** Stores a booking; use this rather than `bookings.save`, since overlap searches rest on the longest one. */
  saveBooking(booking: Booking): void {
    this.longestBooking = Math.max(this.longestBooking, booking.end - booking.start)
    this.bookings.save(booking)
  }

  /** Bookings of any status that take the host's time and overlap the range [from, to), by start; touching is no overlap. */
  overlapping(hostId: number, from: number, to: number): readonly Booking[] {
    const host = numberKey(hostId)
    const near = this.bookings.between('host', timed(host, from - this.longestBooking), timed(host, to - 1))
    return near.filter(({ end }) => end > from)
  }

  /** Minutes of the widest buffer that any event type has: how far around a meeting an overlap search must look. */
  widestBuffer(): number {
    const widest = this.eventTypes.highest('buffer')
    return widest ? widerBuffer(widest) : 0
  }

  /** Accepted and pending bookings of an event type that start in [from, to) and take the host's time, by start (AV-06). */
  held(eventTypeId: number, hostId: number, { from, to }: { readonly from: number; readonly to: number }) {
    const key = givenKey(eventTypeId, hostId)
    return this.bookings.between('held', timed(key, from), timed(key, to - 1))
  }

  /** Bookings with an attendee of this e-mail address that start then or later, by start. */
  ofEmailFrom(email: string, from: number): IterableIterator<Booking> {
    const key = email.toLowerCase()
    return this.bookings.range('email', timed(key, from), timed(key, 9e15))
  }

  /** Bookings of an event type that start in [from, to), of any status, by start. */
  startingBetween(eventTypeId: number, from: number, to: number): readonly Booking[] {
    const key = numberKey(eventTypeId)
    return this.bookings.between('eventType', timed(key, from), timed(key, to - 1))
  }

  /** Bookings of an event type that start at exactly this moment. */
  startingAt(eventTypeId: number, start: number): readonly Booking[] {
    return [...this.bookings.by('eventType', timed(numberKey(eventTypeId), start))]
  }

  /** The host's booking of this event type that was made last, cancelled and rejected ones left out. */
  latestOf(eventTypeId: number, hostId: number): Booking | undefined {
    return this.bookings.last('given', givenKey(eventTypeId, hostId))
  }

  /** How many bookings of this event type the host was given in [from, to), cancelled and rejected ones left out. */
  countMade(eventTypeId: number, hostId: number, { from, to }: { readonly from: number; readonly to: number }): number {
    const key = givenKey(eventTypeId, hostId)
    return this.bookings.count('givenAt', timed(key, from), timed(key, to - 1))
  }

  /** Milliseconds that the longest booking ever stored takes. */
  get longest(): number {
    return this.longestBooking
  }

  /** Bookings of an event type, by start; of those that start within the window, its ends included. So the next three. */
  bookingsOfEventType(eventTypeId: number, window: Interval = always): IterableIterator<Booking> {
    return this.#within('eventType', numberKey(eventTypeId), window)
  }

  /** Bookings of a team's event types, those since removed too, by start. */
  bookingsOfTeam(teamId: number, window: Interval = always): IterableIterator<Booking> {
    return this.#within('team', numberKey(teamId), window)
  }

  /** Bookings that take a user's time, by start. */
  bookingsOfHost(userId: number, window: Interval = always): IterableIterator<Booking> {
    return this.#within('host', numberKey(userId), window)
  }

  /** Bookings with an attendee of this e-mail address, letter case aside, by start. */
  bookingsOfEmail(email: string, window: Interval = always): IterableIterator<Booking> {
    return this.#within('email', email.toLowerCase(), window)
  }

  #within(
    index: 'eventType' | 'team' | 'host' | 'email',
    key: string,
    { from, to }: Interval,
  ): IterableIterator<Booking> {
    return this.bookings.range(index, timed(key, from), timed(key, to))
  }

  /** Reservations of an event type's slots, expired ones included, by start. */
  reservationsOf(eventTypeId: number): IterableIterator<SlotReservation> {
    return this.reservations.range(
      'eventType',
      timed(numberKey(eventTypeId), -4e14),
      timed(numberKey(eventTypeId), 9e15),
    )
  }

  /** Webhooks of one user, event type, team, organization or platform client, by id. */
  webhooksOf({ kind, id }: WebhookOwner): IterableIterator<Webhook> {
    return this.webhooks.by(kind, id)
  }
}
