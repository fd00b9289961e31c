import type { Booking, BookingStatus } from '../../domain/booking/booking.js'
import { isOff } from '../../domain/booking/calendar.js'
import { decline } from '../../domain/booking/confirm.js'
import { markAbsent, markedAttendees } from '../../domain/booking/mark-absent.js'
import { seatHolders } from '../../domain/booking/seat.js'
import { minute } from '../../domain/time/instant.js'
import type { Happening } from '../../domain/webhook/happening.js'
import { toldOfNew } from '../../domain/webhook/told-of-new.js'
import type { Trigger } from '../../domain/webhook/trigger.js'
import type { World } from '../../state/world.js'
import { begunAgo, bookerOf, endedAgo, movedByADay, paymentFor, recordingOf } from './staged-booking.js'

/** Something that happens to a booking. */
export interface BookingScene {
  /** What happened, in one line. */
  readonly says: string
  /** Which bookings it can happen to just as they are stored. */
  suits(booking: Booking, world: World): boolean
  /** Lets it happen, and makes what is missing for that. */
  play(booking: Booking, world: World): Happening
}

/** Who has something happen to him without a booking. */
type OfUsers = 'FORM_SUBMITTED' | 'FORM_SUBMITTED_NO_EVENT' | 'OOO_CREATED' | 'DELEGATION_CREDENTIAL_ERROR'

const hasStatus =
  (status: BookingStatus) =>
  (booking: Booking): boolean =>
    booking.status === status
const [isAccepted, isPending] = [hasStatus('accepted'), hasStatus('pending')]
const stands = ({ status }: Booking): boolean => !isOff(status)

const isPriced = (booking: Booking, world: World): boolean =>
  stands(booking) &&
  (world.payments.first('booking', booking.id) !== undefined || (world.eventType(booking.eventTypeId)?.price ?? 0) > 0)

/** A seated booking is told of with whoever took the last seat (WH-13). */
const toldAs = (status: BookingStatus) => (booking: Booking) =>
  toldOfNew({ ...booking, status }, seatHolders(booking).at(-1))

/** What can happen to a booking, by the trigger that tells of it. */
export const bookingScenes: Readonly<Record<Exclude<Trigger, OfUsers>, BookingScene>> = {
  BOOKING_CREATED: { says: 'A booking was made, or confirmed.', suits: isAccepted, play: toldAs('accepted') },
  BOOKING_REQUESTED: { says: 'A booking waits for its host to confirm it.', suits: isPending, play: toldAs('pending') },
  BOOKING_REJECTED: {
    says: 'A host declined a booking.',
    suits: isPending,
    play: (booking, world) => ({
      trigger: 'BOOKING_REJECTED',
      booking: decline(booking, { reason: 'That day is full', now: world.now() }),
      rests: ['WH-12'],
    }),
  },
  BOOKING_CANCELLED: {
    says: 'A booking was cancelled.',
    suits: stands,
    play: (booking) => ({
      trigger: 'BOOKING_CANCELLED',
      booking: { ...booking, status: 'cancelled' },
      cancelledBy: bookerOf(booking) ?? '',
      cancellationReason: 'Something came up',
      rests: ['WH-13'],
    }),
  },
  BOOKING_RESCHEDULED: {
    says: 'A booking was moved to another time.',
    suits: isAccepted,
    play: (former, world) => ({
      trigger: 'BOOKING_RESCHEDULED',
      booking: movedByADay(former, world),
      former,
      rescheduledBy: bookerOf(former),
      rests: ['WH-12'],
    }),
  },
  BOOKING_NO_SHOW_UPDATED: {
    says: 'An attendee was marked as absent.',
    suits: isAccepted,
    play: (booking, world) => {
      const absences = { attendees: [{ email: bookerOf(booking) ?? '', absent: true }] }
      const marked = markAbsent(endedAgo(booking, 0, world), absences, world.now())
      return {
        trigger: 'BOOKING_NO_SHOW_UPDATED',
        booking: marked,
        marked: markedAttendees(marked, absences),
        rests: ['WH-14'],
      }
    },
  },
  BOOKING_PAYMENT_INITIATED: {
    says: 'The price of a booking was asked for.',
    suits: isPriced,
    play: (booking, world) => ({
      trigger: 'BOOKING_PAYMENT_INITIATED',
      booking: { ...booking, status: 'pending' },
      payment: paymentFor(booking, false, world),
      rests: ['WH-11'],
    }),
  },
  BOOKING_PAID: {
    says: 'A booking was paid.',
    suits: isPriced,
    play: (booking, world) => ({
      trigger: 'BOOKING_PAID',
      booking: { ...booking, status: 'accepted' },
      payment: paymentFor(booking, true, world),
      rests: ['WH-11'],
    }),
  },
  INSTANT_MEETING: {
    says: 'Somebody waits for a host right now.',
    suits: hasStatus('awaiting_host'),
    play: (booking, world) => toldAs('awaiting_host')(begunAgo(booking, 0, world)),
  },
  MEETING_STARTED: {
    says: 'A meeting began.',
    suits: isAccepted,
    play: (booking, world) => ({ trigger: 'MEETING_STARTED', booking: begunAgo(booking, 0, world) }),
  },
  MEETING_ENDED: {
    says: 'A meeting ended.',
    suits: isAccepted,
    play: (booking, world) => ({ trigger: 'MEETING_ENDED', booking: endedAgo(booking, 0, world) }),
  },
  RECORDING_READY: {
    says: 'The recording of a meeting can be downloaded.',
    suits: ({ id }, world) => world.recordings.first('booking', id) !== undefined,
    play: (booking, world) => {
      const over = endedAgo(booking, 5 * minute, world)
      return { trigger: 'RECORDING_READY', booking: over, recording: recordingOf(over, world) }
    },
  },
  RECORDING_TRANSCRIPTION_GENERATED: {
    says: 'The transcript of a recording can be downloaded.',
    suits: ({ id }, world) => world.recordings.first('booking', id) !== undefined,
    play: (booking, world) => {
      const over = endedAgo(booking, 10 * minute, world)
      const { id, downloadLink } = recordingOf(over, world)
      const transcription = [{ format: 'vtt', link: `${world.webBase}/transcripts/${id}.vtt` }]
      const downloadLinks = { transcription, recording: downloadLink ?? '' }
      return { trigger: 'RECORDING_TRANSCRIPTION_GENERATED', booking: over, downloadLinks }
    },
  },
  AFTER_HOSTS_SVC_VIDEO_NO_SHOW: {
    says: 'No host came to a video meeting.',
    suits: isAccepted,
    play: (booking, world) => missed('AFTER_HOSTS_SVC_VIDEO_NO_SHOW', booking, world),
  },
  AFTER_GUESTS_SVC_VIDEO_NO_SHOW: {
    says: 'No guest came to a video meeting.',
    suits: isAccepted,
    play: (booking, world) => missed('AFTER_GUESTS_SVC_VIDEO_NO_SHOW', booking, world),
  },
}

const missed = (
  trigger: 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW' | 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW',
  booking: Booking,
  world: World,
): Happening => ({ trigger, booking: begunAgo(booking, 5 * minute, world) })
