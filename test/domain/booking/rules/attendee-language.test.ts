import { expect, it } from 'vitest'
import { attendeeLanguage } from '../../../../src/domain/booking/rules/attendee-language.js'
import { aBooker, aWish } from '../../../builders/an-attempt.js'

const speaking = (language: string | undefined) => aWish({ input: { attendee: aBooker({ language }) } })

it.each([['pt-BR'], [undefined]])('accepts the language %s', (language) => {
  expect(attendeeLanguage.check(speaking(language))).toBeUndefined()
})

it('names a language outside the profile table [AL-33]', () => {
  const refusal = attendeeLanguage.check(speaking('tlh'))

  expect(refusal).toMatchObject({
    name: 'user.locale_unknown',
    details: { property: 'attendee.language', value: 'tlh' },
  })
  expect(attendeeLanguage.alternative).toBe('AL-33')
})
