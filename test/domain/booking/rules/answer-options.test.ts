import { expect, it } from 'vitest'
import { answerOptions } from '../../../../src/domain/booking/rules/answer-options.js'
import { anAttempt } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const check = (answer: unknown, options?: readonly string[]) => {
  const field = { type: 'select', slug: 'level', ...(options && { options }) }
  return answerOptions.check(
    anAttempt({ eventType: anEventType({ bookingFields: [field] }), input: { responses: { level: answer } } }),
  )
}

it.each([['some'], [3], [['some', '3']], [[]]])('accepts %j among some and 3', (answer) => {
  expect(check(answer, ['some', '3'])).toBeUndefined()
})

it('accepts anything where the field has no options [BK-21]', () => {
  expect(check('whatever')).toBeUndefined()
  expect(check('whatever', [])).toBeUndefined()
})

it.each([
  ['none', 'none'],
  [4, '4'],
  [['some', 'none'], 'none'],
])('refuses %j, and names slug and options [BK-21]', (answer, value) => {
  const refusal = check(answer, ['some', '3'])

  expect(refusal).toMatchObject({
    name: 'booking.option_unknown',
    details: { slug: 'level', value, options: ['some', '3'] },
  })
  expect(refusal?.message).toContain('some, 3')
})
