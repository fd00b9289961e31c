import { localeOutsideTable } from '../../organization/locales.js'
import type { WishRule } from './booking-rule.js'

/** What the alternative AL-33 refuses: a language outside the profile table. */
export const attendeeLanguage: WishRule = {
  name: 'attendeeLanguage',
  alternative: 'AL-33',
  check: ({ input }) => localeOutsideTable('attendee.language', input.attendee.language),
}
