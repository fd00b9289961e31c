import type { Team } from './organization.js'

/** What a team cannot do without. */
type Given = Pick<Team, 'id' | 'organizationId' | 'slug' | 'name'> & Partial<Team>

/** A team that is given nothing else. */
const unset: Omit<Team, 'id' | 'organizationId' | 'slug' | 'name'> = {
  isPlatform: false,
  logoUrl: null,
  bannerUrl: null,
  bio: null,
  timeZone: 'Europe/London',
  weekStart: 'Sunday',
  brandColor: null,
  darkBrandColor: null,
  theme: null,
}

/** A team with the service's defaults wherever nothing else is given. */
export const newTeam = (given: Given): Team => ({ ...unset, ...given })
