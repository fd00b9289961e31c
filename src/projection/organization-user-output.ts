import type { Wire } from '../contract/wire.js'
import type { Membership } from '../domain/organization/organization.js'
import type { User } from '../domain/organization/user.js'
import { toIso } from '../domain/time/instant.js'

type Output = Wire<'OrganizationUser'>

/** A member of an organization, with every key of the specification, null where unset (TM-04). */
export const toOrganizationUser = (user: User, membership: Membership, organizationId: number): Output => ({
  id: user.id,
  email: user.email,
  timeZone: user.timeZone,
  weekStart: user.weekStart as Output['weekStart'],
  hideBranding: user.hideBranding,
  createdDate: toIso(user.createdAt),
  // A profile is the membership seen from outside, so it has the membership's number.
  profile: { id: membership.id, organizationId, userId: user.id, username: user.username },
  username: user.username,
  name: user.name,
  emailVerified: user.emailVerified === null ? null : toIso(user.emailVerified),
  bio: user.bio,
  avatarUrl: user.avatarUrl,
  appTheme: user.appTheme,
  theme: user.theme,
  defaultScheduleId: user.defaultScheduleId,
  locale: user.locale,
  timeFormat: user.timeFormat as Output['timeFormat'],
  brandColor: user.brandColor,
  darkBrandColor: user.darkBrandColor,
  allowDynamicBooking: user.allowDynamicBooking,
  verified: user.verified,
  invitedTo: user.invitedTo,
  metadata: { ...user.metadata },
})
