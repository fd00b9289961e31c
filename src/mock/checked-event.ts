import { didYouMean } from '../domain/nearest-name.js'
import type { OutsideEvents, OutsideEventType } from '../domain/outside/outside-event.js'
import { MockError } from './mock-error.js'

type Properties<Type extends OutsideEventType> = readonly (keyof OutsideEvents[Type] & string)[]

/** What an event must be told, and what it may be told beside `at`. */
type Form<Type extends OutsideEventType> = readonly [needed: Properties<Type>, others?: Properties<Type>]

const ofBooking = [['bookingUid']] as const

/** What each event is told; the same as the documents of the control interface say. */
export const eventForms: { readonly [Type in OutsideEventType]: Form<Type> } = {
  paymentInitiated: ofBooking,
  paymentCompleted: ofBooking,
  recordingReady: [['bookingUid'], ['downloadLink', 'duration']],
  transcriptionReady: [['bookingUid'], ['transcription', 'recording']],
  hostNoShow: ofBooking,
  guestNoShow: ofBooking,
  meetingStarted: ofBooking,
  meetingEnded: ofBooking,
  bookingConfirmed: ofBooking,
  formSubmitted: [
    ['formId', 'formName', 'responses'],
    ['teamId', 'userId', 'eventTypeId'],
  ],
  outOfOffice: [['userId', 'start', 'end'], ['notes']],
  appConnected: [['userId', 'app']],
  delegationCredentialError: [['userId'], ['error']],
  emailVerified: [['userId'], ['email']],
  memberJoined: [['userId'], ['teamId', 'organizationId', 'role']],
}

/** What an event is told, if it is told what it needs and nothing else; throws a `MockError` otherwise. */
export const checkedEvent = <Type extends OutsideEventType>(type: Type, given: OutsideEvents[Type]) => {
  if (typeof given !== 'object' || given === null)
    throw new MockError(`events.${type} takes an object, such as ${example(type)}`)
  const [needed, others = []]: Form<Type> = eventForms[type]
  const known: readonly string[] = [...needed, ...others, 'at']
  const told = Object.keys(given).filter((name) => Reflect.get(given, name) !== undefined)
  const strange = told.find((name) => !known.includes(name))
  if (strange !== undefined)
    throw new MockError(
      `events.${type} has no property "${strange}"${didYouMean(strange, known) || `; there are ${known.join(', ')}`}`,
    )
  const missing = needed.find((name) => !told.includes(name))
  if (missing !== undefined) throw new MockError(`events.${type} needs ${missing}; give ${example(type)}`)
  return given
}

/** `{ userId, start, end }` */
const example = (type: OutsideEventType): string => `{ ${eventForms[type][0].join(', ')} }`
