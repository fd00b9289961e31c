import type { BookingStatus } from '../domain/booking/booking.js'
import type { Payment } from '../domain/booking/payment.js'
import type { Recording } from '../domain/booking/recording.js'
import type { Metadata } from '../domain/organization/user.js'
import type { Key, ScenarioTime } from './key.js'
import type { ScenarioTraces } from './scenario-traces.js'

/** Somebody who booked. */
export interface ScenarioAttendee {
  readonly id?: number
  readonly name: string
  /** Default: made of the phone number. */
  readonly email?: string
  /** Default: that of the host. */
  readonly timeZone?: string
  readonly language?: string
  readonly phoneNumber?: string
  readonly absent?: boolean
  /** Seats only: this booker's own answers and data. */
  readonly responses?: Metadata
  readonly metadata?: Metadata
}

/** A location as the create request has it: `{ type: address, address: 1 Quay Street }`. */
export interface ScenarioLocation {
  readonly type:
    | 'address'
    | 'link'
    | 'phone'
    | 'integration'
    | 'attendeeAddress'
    | 'attendeePhone'
    | 'attendeeDefined'
    | 'organizersDefaultApp'
  readonly address?: string
  readonly link?: string
  readonly phone?: string
  readonly integration?: string
  readonly location?: string
}

/** A booking, a series of them (`occurrences`), or a seated one (`seats` in place of `attendee`). */
export interface ScenarioBooking extends ScenarioTraces {
  readonly id?: number
  readonly uid?: string
  readonly eventType: Key
  /** For a managed event type: the host whose child is booked. */
  readonly host?: Key
  readonly start: ScenarioTime
  readonly lengthInMinutes?: number
  readonly attendee?: ScenarioAttendee
  readonly seats?: readonly ScenarioAttendee[]
  /** How many of a series; default: those of the event type's recurrence, if it has one. */
  readonly occurrences?: number
  readonly guests?: readonly string[]
  readonly title?: string
  readonly status?: BookingStatus
  readonly location?: ScenarioLocation
  readonly responses?: Metadata
  readonly metadata?: Metadata
  readonly absentHost?: boolean
  readonly rating?: number
  readonly cancellationReason?: string
  readonly cancelledByEmail?: string
  readonly rejectionReason?: string
  readonly createdAt?: ScenarioTime
  readonly updatedAt?: ScenarioTime
}

/** A recording of a booking; a link failure has `error` and no `downloadLink`. */
export interface ScenarioRecording
  extends Partial<
    Pick<Recording, 'id' | 'roomName' | 'status' | 'shareToken' | 'maxParticipants' | 'downloadLink' | 'error'>
  > {
  readonly booking: Key
  /** Default: the start of the booking. */
  readonly start?: ScenarioTime
  /** Seconds; default: the length of the booking. */
  readonly duration?: number
}

/** A payment of a booking; amounts in the currency's smallest unit. */
export interface ScenarioPayment
  extends Partial<Pick<Payment, 'id' | 'success' | 'refunded' | 'fee' | 'paymentOption' | 'currency'>> {
  readonly booking: Key
  /** Default: the event type's price. */
  readonly amount?: number
}
