import { knownAnswers } from './answers.js'
import type { Attempt } from './attempt.js'
import { chosenLocation } from './chosen-location.js'
import { toBooker } from './party.js'

/** An answer that something else in the request answers too, and otherwise. */
export interface OverruledAnswer {
  readonly slug: string
  /** The property that counts. */
  readonly through: string
}

const answeredThrough: Readonly<Record<string, string>> = {
  name: 'attendee.name',
  email: 'attendee.email',
  displayEmail: 'attendee.email',
  attendeePhoneNumber: 'attendee.phoneNumber',
  displayGuests: 'guests',
  location: 'location',
}

/** Answers that a booking of this attempt does not show, since what is known of attendee, guests and location wins over them (BK-46). */
export const overruledAnswers = ({ input, eventType, policy }: Attempt): readonly OverruledAnswer[] => {
  if (Object.keys(input.responses).length === 0) return []
  const location = chosenLocation(input, eventType, policy)
  const known = knownAnswers({ booker: toBooker(input.attendee), guests: input.guests, location })
  return Object.entries(answeredThrough)
    .filter(([slug]) => Object.hasOwn(input.responses, slug) && known[slug] !== undefined)
    .filter(([slug]) => !isSame(input.responses[slug], known[slug]))
    .map(([slug, through]) => ({ slug, through }))
}

/** Whether two answers have the same text, and the same members whatever their order. */
const isSame = (answer: unknown, known: unknown): boolean => {
  if (!isRecord(answer) || !isRecord(known)) return answer === known
  const keys = Object.keys({ ...answer, ...known })
  return keys.every((key) => isSame(answer[key], known[key]))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
