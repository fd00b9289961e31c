import type { Wire } from '../../contract/wire.js'
import type { Payment } from '../../domain/booking/payment.js'
import type { Directory } from '../../domain/directory.js'
import { toIso } from '../../domain/time/instant.js'
import type { Absence, FormSubmission, Happening } from '../../domain/webhook/happening.js'
import type { Trigger } from '../../domain/webhook/trigger.js'
import { toOlderBooking } from '../older-booking.js'
import { toBookingPayload } from './booking-payload.js'
import { toMissedMeetingPayload, toNoShowPayload } from './no-show-payload.js'
import { toPayloadUser } from './payload-people.js'

type Of<Name extends Trigger> = Telling<Happening, Name>
type Telling<Any extends Happening, Name> = Any extends unknown ? (Name extends Any['trigger'] ? Any : never) : never

/** What the default body of a delivery carries under `payload`, by trigger (WH-32 to WH-39). */
export const toPayload = (happening: Happening, directory: Directory): object => {
  // A projection takes the happenings of its own trigger.
  const project = payloads[happening.trigger] as (happening: Happening, directory: Directory) => object
  return project(happening, directory)
}

const payloads: { readonly [Name in Trigger]: (happening: Of<Name>, directory: Directory) => object } = {
  BOOKING_CREATED: toBookingPayload,
  BOOKING_REQUESTED: toBookingPayload,
  INSTANT_MEETING: toBookingPayload,
  BOOKING_REJECTED: (happening, directory) => toRejected(happening, directory),
  BOOKING_CANCELLED: (happening, directory) => toCancelled(happening, directory),
  BOOKING_RESCHEDULED: (happening, directory) => toRescheduled(happening, directory),
  BOOKING_PAYMENT_INITIATED: (happening, directory) => toPaid(happening, directory),
  BOOKING_PAID: (happening, directory) => toPaid(happening, directory),
  BOOKING_NO_SHOW_UPDATED: ({ booking, marked }) => toNoShowPayload(booking, marked),
  MEETING_STARTED: ({ booking }, directory) => toOlderBooking(booking, directory),
  MEETING_ENDED: ({ booking }, directory) => toOlderBooking(booking, directory),
  RECORDING_READY: (happening, directory) => toRecorded(happening, directory),
  RECORDING_TRANSCRIPTION_GENERATED: (happening, directory) => toTranscribed(happening, directory),
  AFTER_HOSTS_SVC_VIDEO_NO_SHOW: ({ booking }, directory) => toMissedMeetingPayload(booking, 'hosts', directory),
  AFTER_GUESTS_SVC_VIDEO_NO_SHOW: ({ booking }, directory) => toMissedMeetingPayload(booking, 'guests', directory),
  FORM_SUBMITTED: ({ form }) => toForm(form),
  FORM_SUBMITTED_NO_EVENT: ({ form }) => toForm(form),
  OOO_CREATED: (happening) => toAbsence(happening),
  DELEGATION_CREDENTIAL_ERROR: ({ error: { type, message }, user }): Wire<'CredentialErrorPayload'> => ({
    error: { type, message },
    user: toPayloadUser(user),
  }),
}

const toRejected = (happening: Of<'BOOKING_REJECTED'>, directory: Directory): Wire<'RejectedBookingPayload'> => ({
  ...toBookingPayload(happening, directory),
  rejectionReason: happening.booking.rejectionReason,
})

const toCancelled = (happening: Of<'BOOKING_CANCELLED'>, directory: Directory): Wire<'CancelledBookingPayload'> => {
  const { booking, cancelledBy = booking.cancelledByEmail, cancellationReason = booking.cancellationReason } = happening
  return {
    ...toBookingPayload(happening, directory),
    cancelledBy: cancelledBy || null,
    cancellationReason: cancellationReason || null,
    requestReschedule: false,
  }
}

const toRescheduled = (
  happening: Of<'BOOKING_RESCHEDULED'>,
  directory: Directory,
): Wire<'RescheduledBookingPayload'> => ({
  ...toBookingPayload(happening, directory),
  rescheduleId: happening.former.id,
  rescheduleUid: happening.former.uid,
  rescheduleStartTime: toIso(happening.former.start),
  rescheduleEndTime: toIso(happening.former.end),
  rescheduledBy: happening.rescheduledBy,
})

const toPaid = (happening: Of<'BOOKING_PAID'>, directory: Directory): Wire<'PaidBookingPayload'> => ({
  ...toBookingPayload(happening, directory),
  paymentId: happening.payment.id,
  paymentData: toPaymentData(happening.payment),
})

const toPaymentData = ({ amount, currency, success, refunded, fee, paymentOption }: Payment) => ({
  amount,
  currency,
  success,
  refunded,
  fee,
  paymentOption,
})

const toRecorded = (happening: Of<'RECORDING_READY'>, directory: Directory): Wire<'RecordedBookingPayload'> => ({
  ...toBookingPayload(happening, directory),
  downloadLink: happening.recording.downloadLink,
})

const toTranscribed = (
  happening: Of<'RECORDING_TRANSCRIPTION_GENERATED'>,
  directory: Directory,
): Wire<'TranscribedBookingPayload'> => ({
  ...toBookingPayload(happening, directory),
  downloadLinks: {
    transcription: happening.downloadLinks.transcription.map(({ format, link }) => ({ format, link })),
    recording: happening.downloadLinks.recording,
  },
})

const toForm = ({ formId, formName, teamId, responses }: FormSubmission): Wire<'FormPayload'> => ({
  formId,
  formName,
  teamId,
  responses: { ...responses },
})

const toAbsence = ({ absence, user }: Of<'OOO_CREATED'>): Wire<'AbsencePayload'> => ({
  oooEntry: { ...toEntry(absence), user: toPayloadUser(user) },
})

const toEntry = ({ id, start, end, createdAt, notes }: Absence) => ({
  id,
  start: toIso(start),
  end: toIso(end),
  createdAt: toIso(createdAt),
  notes,
})
