import { Failure } from '../../failure.js'
import { answeredFields } from '../answered-fields.js'
import type { BookingRule } from './booking-rule.js'

/** Kinds of answers, as a refusal calls them, with their test. */
const kinds = {
  'a string': (answer: unknown) => typeof answer === 'string',
  'a string or a number': (answer: unknown) => typeof answer === 'string' || typeof answer === 'number',
  'a number': (answer: unknown) => typeof answer === 'number',
  'a boolean': (answer: unknown) => typeof answer === 'boolean',
  'an array': (answer: unknown) => Array.isArray(answer),
}

/** The kind of answer that each type of field takes (BK-48); the attendee answers the types that are not here. */
const kindOfType: Readonly<Record<string, keyof typeof kinds>> = {
  text: 'a string',
  textarea: 'a string',
  address: 'a string',
  phone: 'a string',
  url: 'a string',
  select: 'a string or a number',
  radio: 'a string or a number',
  number: 'a number',
  boolean: 'a boolean',
  multiemail: 'an array',
  multiselect: 'an array',
  checkbox: 'an array',
}

/** Holds every answer against the type of its booking field (BK-21, BK-48). */
export const answerTypes: BookingRule = {
  name: 'answerTypes',

  check({ eventType, input }) {
    for (const { field, answer } of answeredFields(eventType, input.responses)) {
      const expected = kindOfType[field.type]
      if (expected && !kinds[expected](answer)) return wrongType(field.slug, expected, answer)
    }
    return undefined
  },
}

const wrongType = (slug: string, expected: string, answer: unknown): Failure =>
  new Failure(
    'booking.answer_type_wrong',
    `The answer to booking field ${slug} is ${JSON.stringify(answer)}; send ${expected}`,
    { slug, expected, value: answer },
  )
