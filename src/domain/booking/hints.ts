import type { LedgerId } from '../../generated/ledger.js'
import { unaskedSlugs } from './answered-fields.js'
import type { Attempt } from './attempt.js'
import { overruledAnswers } from './overruled-answers.js'

/** Something a client should heed although it was accepted. */
export interface Hint {
  readonly message: string
  readonly id: LedgerId
}

/** What the booker's client should do otherwise next time. */
export const hintsOf = (attempt: Attempt): readonly Hint[] => [...answerHints(attempt), ...otherHints(attempt)]

const otherHints = ({ input, eventType }: Attempt): readonly Hint[] => [
  ...(input.meetingUrl === undefined
    ? []
    : [{ message: 'meetingUrl is deprecated; send a location instead', id: 'BK-53' as const }]),
  ...(input.recurrenceCount === undefined || eventType.recurrence
    ? []
    : [{ message: `event type ${eventType.id} does not recur; recurrenceCount was ignored`, id: 'BK-32' as const }]),
  ...(eventType.seats === null || input.guests.length === 0
    ? []
    : [{ message: 'a seat is for one person; guests were ignored', id: 'BK-38' as const }]),
]

const answerHints = (attempt: Attempt): readonly Hint[] =>
  [
    ...unaskedSlugs(attempt.eventType, attempt.input.responses).map(
      (slug) => `event type ${attempt.eventType.id} has no booking field ${slug}; the answer was kept`,
    ),
    ...overruledAnswers(attempt).map(
      ({ slug, through }) => `bookingFieldsResponses.${slug} was ignored; ${through} answers it`,
    ),
  ].map((message) => ({ message, id: 'BK-46' }))
