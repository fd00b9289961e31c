import { Failure } from '../failure.js'

/** Languages of the profile table, binding for PATCH me and otherwise free text (TM-05). */
export const profileLocales: readonly string[] = (
  'ar ca de es eu he id ja lv pl ro sr th vi az cs el es-419 fi hr it km nl pt ru sv tr zh-CN bg da en et fr hu iw ko no pt-BR ' +
  'sk ta uk zh-TW bn'
).split(' ')

/** What the alternative AL-33 refuses: a language outside the profile table. `property` is the one that holds it. */
export const localeOutsideTable = (property: string, locale: string | undefined): Failure | undefined =>
  locale === undefined || profileLocales.includes(locale)
    ? undefined
    : new Failure('user.locale_unknown', `${property} is "${locale}"; send one of ${profileLocales.join(', ')}`, {
        property,
        value: locale,
      })
