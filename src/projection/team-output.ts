import type { Wire } from '../contract/wire.js'
import type { Team } from '../domain/organization/organization.js'

type Output = Wire<'Team'>

/** A team as the service answers it; what is unset is left out (XT-19, ER-18). */
export const toTeam = (team: Team): Output => ({
  id: team.id,
  ...(team.organizationId !== null && { organizationId: team.organizationId }),
  name: team.name,
  slug: team.slug,
  timeZone: team.timeZone,
  weekStart: team.weekStart as Output['weekStart'],
  ...(team.bio !== null && { bio: team.bio }),
  ...toLook(team),
})

const toLook = ({ logoUrl, bannerUrl, theme, brandColor, darkBrandColor }: Team) => ({
  ...(logoUrl !== null && { logoUrl }),
  ...(bannerUrl !== null && { bannerUrl }),
  ...(theme !== null && { theme }),
  ...(brandColor !== null && { brandColor }),
  ...(darkBrandColor !== null && { darkBrandColor }),
})
