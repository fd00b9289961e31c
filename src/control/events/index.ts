import type { OutsideEventType } from '../../domain/outside/outside-event.js'
import { appConnected } from './app-connected.js'
import { bookingConfirmed } from './booking-confirmed.js'
import { delegationCredentialError } from './delegation-credential-error.js'
import { emailVerified } from './email-verified.js'
import type { EventKind } from './event-kind.js'
import { formSubmitted } from './form-submitted.js'
import { guestNoShow } from './guest-no-show.js'
import { hostNoShow } from './host-no-show.js'
import { meetingEnded } from './meeting-ended.js'
import { meetingStarted } from './meeting-started.js'
import { memberJoined } from './member-joined.js'
import { outOfOffice } from './out-of-office.js'
import { paymentCompleted } from './payment-completed.js'
import { paymentInitiated } from './payment-initiated.js'
import { recordingReady } from './recording-ready.js'
import { transcriptionReady } from './transcription-ready.js'

/** Everything that can happen outside the API, by type. */
export const eventKinds: { readonly [Type in OutsideEventType]: EventKind<Type> } = {
  paymentInitiated,
  paymentCompleted,
  recordingReady,
  transcriptionReady,
  hostNoShow,
  guestNoShow,
  meetingStarted,
  meetingEnded,
  bookingConfirmed,
  formSubmitted,
  outOfOffice,
  appConnected,
  delegationCredentialError,
  emailVerified,
  memberJoined,
}
