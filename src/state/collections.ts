import { widerBuffer } from '../domain/availability/busy-time.js'
import type { Schedule } from '../domain/availability/schedule.js'
import type { Booking } from '../domain/booking/booking.js'
import type { BookingTraces } from '../domain/booking/booking-traces.js'
import { isOff } from '../domain/booking/calendar.js'
import type { Payment } from '../domain/booking/payment.js'
import type { Recording } from '../domain/booking/recording.js'
import type { EventType } from '../domain/event-type/event-type.js'
import type { Credential, OAuthClient } from '../domain/organization/credential.js'
import type { Membership, Organization, Role, Team } from '../domain/organization/organization.js'
import type { User } from '../domain/organization/user.js'
import type { ScheduledEvent } from '../domain/outside/outside-event.js'
import type { SlotReservation } from '../domain/slots/slot-reservation.js'
import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import type { Webhook } from '../domain/webhook/webhook.js'
import { givenKey, instantKey, timed } from './booking-keys.js'
import { Collection, numberKey } from './collection.js'

/** The stored things, by kind; the name of a field is its section in an export. */
export class Collections {
  readonly organizations = new Collection<Organization, 'slug'>({ slug: (it) => [it.slug] })
  readonly teams = new Collection<Team, 'slug' | 'organization'>({
    slug: (it) => [it.slug],
    organization: (it) => (it.organizationId === null ? [] : [numberKey(it.organizationId)]),
  })
  readonly users = new Collection<User, 'email' | 'username'>({
    email: (it) => [it.email.toLowerCase()],
    username: (it) => [it.username.toLowerCase()],
  })
  readonly memberships = new Collection<Membership, 'user' | 'team' | 'organization'>({
    user: (it) => [numberKey(it.userId)],
    team: (it) => (it.teamId === null ? [] : [numberKey(it.teamId)]),
    organization: (it) => (it.organizationId === null ? [] : [numberKey(it.organizationId)]),
  })
  readonly roles = new Collection<Role, 'team' | 'organization'>({
    team: (it) => (it.teamId === null ? [] : [numberKey(it.teamId)]),
    organization: (it) => (it.organizationId === null ? [] : [numberKey(it.organizationId)]),
  })
  readonly schedules = new Collection<Schedule, 'owner'>({ owner: (it) => [numberKey(it.ownerId)] })
  readonly eventTypes = new Collection<EventType, 'owner' | 'team' | 'parent' | 'slug' | 'buffer'>({
    owner: (it) => (it.ownerId === null ? [] : [numberKey(it.ownerId)]),
    team: (it) => (it.teamId === null ? [] : [numberKey(it.teamId)]),
    parent: (it) => (it.parentId === null ? [] : [numberKey(it.parentId)]),
    slug: (it) => [it.slug],
    buffer: (it) => [numberKey(widerBuffer(it))],
  })
  /**
   * `host`: everybody whose time a booking takes, by start; `email`: attendees in lower case, by start.
   * `given`, `givenAt`: by event type and host, unless cancelled or rejected, the latter by creation.
   * `held`: by event type and host, accepted and pending ones, by start. `meeting`: accepted ones, by start and by end.
   */
  readonly bookings = new Collection<
    Booking,
    | 'uid'
    | 'recurringUid'
    | 'seat'
    | 'attendee'
    | 'host'
    | 'email'
    | 'eventType'
    | 'team'
    | 'given'
    | 'givenAt'
    | 'held'
    | 'meeting'
  >({
    uid: (it) => [it.uid],
    recurringUid: (it) => (it.recurringBookingUid === null ? [] : [it.recurringBookingUid]),
    seat: (it) => it.attendees.flatMap((attendee) => (attendee.seat ? [attendee.seat.uid] : [])),
    attendee: (it) => it.attendees.map((attendee) => numberKey(attendee.id)),
    host: (it) => it.hostIds.map((host) => timed(numberKey(host), it.start)),
    email: (it) => it.attendees.map((attendee) => timed(attendee.email.toLowerCase(), it.start)),
    eventType: (it) => [timed(numberKey(it.eventTypeId), it.start)],
    team: (it) => (it.teamId === null ? [] : [timed(numberKey(it.teamId), it.start)]),
    given: (it) => (isOff(it.status) ? [] : it.hostIds.map((host) => givenKey(it.eventTypeId, host))),
    givenAt: (it) =>
      isOff(it.status) ? [] : it.hostIds.map((host) => timed(givenKey(it.eventTypeId, host), it.createdAt)),
    held: (it) =>
      it.status === 'accepted' || it.status === 'pending'
        ? it.hostIds.map((host) => timed(givenKey(it.eventTypeId, host), it.start))
        : [],
    meeting: (it) => (it.status === 'accepted' ? [instantKey(it.start), instantKey(it.end)] : []),
  })
  readonly reservations = new Collection<SlotReservation, 'eventType' | 'until'>({
    eventType: (it) => [timed(numberKey(it.eventTypeId), it.start)],
    until: (it) => [instantKey(it.until)],
  })
  /** By the number of their booking. */
  readonly bookingTraces = new Collection<BookingTraces>()
  readonly recordings = new Collection<Recording, 'booking'>({ booking: (it) => [numberKey(it.bookingId)] })
  readonly payments = new Collection<Payment, 'booking'>({ booking: (it) => [numberKey(it.bookingId)] })
  readonly webhooks = new Collection<Webhook, 'organization' | 'team' | 'eventType' | 'user' | 'oauthClient'>({
    organization: (it) => (it.organizationId === null ? [] : [numberKey(it.organizationId)]),
    team: (it) => (it.teamId === null ? [] : [numberKey(it.teamId)]),
    eventType: (it) => (it.eventTypeId === null ? [] : [numberKey(it.eventTypeId)]),
    user: (it) => (it.userId === null ? [] : [numberKey(it.userId)]),
    oauthClient: (it) => (it.oauthClientId === null ? [] : [it.oauthClientId]),
  })
  /** What is still to be sent; `due`: by the moment from which on it may be. */
  readonly outbox = new Collection<OutboxEntry, 'due'>({ due: (it) => [instantKey(it.dueAt)] })
  /** What is to happen outside the API, by the moment. */
  readonly scheduled = new Collection<ScheduledEvent, 'at'>({ at: (it) => [instantKey(it.at)] })
  readonly oauthClients = new Collection<OAuthClient>()
  /** `expiry`: those that expire, by the moment. */
  readonly credentials = new Collection<Credential, 'user' | 'expiry'>({
    user: (it) => (it.userId === null ? [] : [numberKey(it.userId)]),
    expiry: (it) => (it.expiresAt === null ? [] : [instantKey(it.expiresAt)]),
  })
}
