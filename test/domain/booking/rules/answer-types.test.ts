import { expect, it } from 'vitest'
import { answerTypes } from '../../../../src/domain/booking/rules/answer-types.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const check = (type: string, answer: unknown) =>
  answerTypes.check(
    anAttempt({
      eventType: anEventType({ bookingFields: [{ type, slug: 'topic' }] }),
      input: { responses: { topic: answer } },
    }),
  )

it.each<[string, unknown]>([
  ['text', 'x'],
  ['textarea', 'x'],
  ['address', 'x'],
  ['phone', 'x'],
  ['url', 'x'],
  ['select', 'x'],
  ['select', 1],
  ['radio', 'x'],
  ['radio', 1],
  ['number', 1],
  ['boolean', false],
  ['multiemail', ['x']],
  ['multiselect', []],
  ['checkbox', ['x']],
])('accepts an answer to a field of type %s: %j [BK-48]', (type, answer) => {
  expect(check(type, answer)).toBeUndefined()
})

it.each<[string, unknown, string]>([
  ['text', 1, 'a string'],
  ['text', null, 'a string'],
  ['textarea', ['x'], 'a string'],
  ['address', {}, 'a string'],
  ['phone', 5, 'a string'],
  ['url', true, 'a string'],
  ['select', ['x'], 'a string or a number'],
  ['radio', false, 'a string or a number'],
  ['number', '1', 'a number'],
  ['boolean', 'true', 'a boolean'],
  ['multiemail', 'x', 'an array'],
  ['multiselect', 'x', 'an array'],
  ['checkbox', true, 'an array'],
])('refuses an answer to a field of type %s: %j, and says %s is needed [BK-21]', (type, answer, expected) => {
  const refusal = check(type, answer)

  expect(refusal).toMatchObject({ name: 'booking.answer_type_wrong', details: { slug: 'topic', expected } })
  expect(refusal?.message).toMatch(new RegExp(`topic.*${expected}`))
})

it('holds answers to default fields against their types too [BK-21]', () => {
  expect(answerTypes.check(anAttempt({ input: { responses: { notes: 5 } } }))).toMatchObject({
    details: { slug: 'notes' },
  })
})
