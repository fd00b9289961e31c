import type { LedgerId } from '../../generated/ledger.js'
import { type Attempt, chosenHosts } from './attempt.js'
import type { Booking } from './booking.js'
import { chosenLocation, saysNoLocation } from './chosen-location.js'
import { isServiceVideo } from './location.js'
import { bookedAsHost } from './rules/booking-requires-authentication.js'
import { ownSeat } from './rules/same-seat.js'
import { isSeries } from './slots.js'

/** A decision, and whether it turned this attempt. */
type Ground = readonly [LedgerId, (attempt: Attempt, made: readonly Booking[]) => boolean]

/** Decisions on which the specification is silent, or that show a default; the most specific first. */
const personal: readonly Ground[] = [
  ['AL-05', (attempt) => bookedAsHost(attempt)],
  ['AV-11', (attempt) => ownSeat(attempt) !== undefined],
  ['BK-37', ({ slots }) => slots.some(({ joins }) => joins !== undefined)],
]

const general: readonly Ground[] = [
  ['BK-33', ({ input }) => input.instant],
  ['BK-49', (_attempt, made) => made.some(({ status }) => status === 'pending')],
  ['AL-07', (attempt) => attempt.policy.firstLocationByDefault && isDefaultOdd(attempt)],
  ['BK-53', (attempt) => !attempt.policy.firstLocationByDefault && isDefaultOdd(attempt)],
  ['BK-34', ({ input, eventType }) => isSeries(input, eventType)],
  ['BK-31', ({ input, eventType }) => isSeries(input, eventType) || eventType.seats !== null],
  ['BK-32', ({ input, eventType }) => input.recurrenceCount !== undefined && eventType.recurrence === null],
]

/** What an attempt that succeeded rests on: nothing for an ordinary personal booking. */
export const groundsOf = (attempt: Attempt, made: readonly Booking[]): readonly LedgerId[] => {
  const turned = (grounds: readonly Ground[]) => grounds.filter(([, did]) => did(attempt, made)).map(([id]) => id)
  return [...turned(personal), ...chosenHosts(attempt).restsOn, ...turned(general)]
}

/** No location was sent, and the two defaults that there are differ. */
const isDefaultOdd = ({ input, eventType }: Attempt): boolean => {
  if (!saysNoLocation(input)) return false
  const first = chosenLocation(input, eventType, { firstLocationByDefault: true })
  return first !== undefined && !isServiceVideo(first)
}
