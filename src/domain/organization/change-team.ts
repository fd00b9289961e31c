import { normaliseSlug } from '../event-type/slug.js'
import { usualTimeZone } from '../time/zoned.js'
import type { Team } from './organization.js'

/** What a team is made or changed with; what is left out stays (XT-19). */
export interface TeamInput {
  readonly name?: string
  readonly slug?: string
  readonly logoUrl?: string
  readonly bio?: string
  readonly timeZone?: string
  readonly weekStart?: string
  readonly theme?: string
  readonly brandColor?: string
}

/** The team with every property that is sent, its slug in the form that addresses take, its zone in the usual spelling. */
export const changeTeam = (team: Team, { slug, timeZone, ...rest }: TeamInput): Team => ({
  ...team,
  ...rest,
  ...(slug !== undefined && { slug: normaliseSlug(slug) }),
  ...(timeZone !== undefined && { timeZone: usualTimeZone(timeZone) }),
})
