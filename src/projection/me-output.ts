import type { Wire } from '../contract/wire.js'
import type { Directory } from '../domain/directory.js'
import type { Organization } from '../domain/organization/organization.js'
import type { User } from '../domain/organization/user.js'

type Output = Wire<'Me'>

/** One's own profile; `organization` is there for members of one only (ME-04). */
export const toMe = (user: User, directory: Directory): Output => {
  const organization = organizationOf(user, directory)
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    name: user.name,
    avatarUrl: user.avatarUrl,
    bio: user.bio,
    timeFormat: user.timeFormat as Output['timeFormat'],
    defaultScheduleId: user.defaultScheduleId,
    weekStart: user.weekStart as Output['weekStart'],
    timeZone: user.timeZone,
    organizationId: organization?.id ?? null,
    ...(organization && { organization: { isPlatform: organization.isPlatform, id: organization.id } }),
  }
}

const organizationOf = (user: User, directory: Directory): Organization | undefined => {
  for (const { organizationId } of directory.membershipsOf(user.id)) {
    const organization = organizationId === null ? undefined : directory.organization(organizationId)
    if (organization) return organization
  }
  return undefined
}
