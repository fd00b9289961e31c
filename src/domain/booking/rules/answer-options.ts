import { Failure } from '../../failure.js'
import { answeredFields } from '../answered-fields.js'
import type { BookingRule } from './booking-rule.js'

/** Lets nothing but the options of a booking field be chosen, where it has options (BK-21). */
export const answerOptions: BookingRule = {
  name: 'answerOptions',

  check({ eventType, input }) {
    for (const { field, answer } of answeredFields(eventType, input.responses)) {
      const { slug, options = [] } = field
      const odd = options.length === 0 ? undefined : chosen(answer).find((it) => !options.includes(it))
      if (odd !== undefined) return unknownOption(slug, odd, options)
    }
    return undefined
  },
}

/** A number chooses the option that reads like it. */
const chosen = (answer: unknown): readonly string[] => (Array.isArray(answer) ? answer : [answer]).map(String)

const unknownOption = (slug: string, value: string, options: readonly string[]): Failure =>
  new Failure(
    'booking.option_unknown',
    `The answer to booking field ${slug} is "${value}"; choose one of ${options.join(', ')}`,
    { slug, value, options },
  )
