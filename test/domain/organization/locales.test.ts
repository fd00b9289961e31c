import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { localeOutsideTable, profileLocales } from '../../../src/domain/organization/locales.js'

it('has the languages that the document allows for the own profile [TM-05]', () => {
  const { Locale } = parse(readFileSync(new URL('../../../openapi/v2/schemas/users.yaml', import.meta.url), 'utf8'))
  expect(profileLocales).toEqual(Locale.enum)
})

it('finds a language outside the table and names property and value [AL-33]', () => {
  const failure = localeOutsideTable('attendee.language', 'tlh')
  expect(failure?.name).toBe('user.locale_unknown')
  expect(failure?.message).toContain('attendee.language is "tlh"')
})

it.each(['en', 'zh-TW', undefined])('finds nothing odd about the language %s [AL-33]', (locale) => {
  expect(localeOutsideTable('locale', locale)).toBeUndefined()
})
