import { changeOrganizationUser } from '../domain/organization/new-organization-user.js'
import type { OrganizationUser } from '../domain/organization/require-organization-user.js'
import { toOrganizationUser } from '../projection/organization-user-output.js'
import { changeMember } from './memberships/change-members.js'
import { type Operation, type Request, success } from './operation.js'
import { findForAdmin } from './organization-users/find-user.js'
import { mustBeNew, mustBeUsable } from './organization-users/usable-input.js'
import { followWithSchedule } from './users/follow-with-schedule.js'

/** PATCH /v2/organizations/{orgId}/users/{userId} */
export const updateOrganizationUser: Operation<'updateOrganizationUser', OrganizationUser> = {
  authorize: findForAdmin,

  handle(request, world, { user, membership }) {
    mustBeUsable(request)
    mustBeNew(request.body, world, user)
    const changed = changeOrganizationUser(user, settingsOf(request))
    world.users.save(changed)
    followWithSchedule(request, world, changed)
    const place = changeMember(world, membership, placeOf(request))
    return success(toOrganizationUser(changed, place, request.params.orgId))
  },
}

type Asked = Request<'updateOrganizationUser'>

const settingsOf = ({ body, isOn }: Asked) => {
  const { organizationRole: _role, autoAccept: _accept, weekday, ...settings } = body
  return { ...settings, ...(weekday !== undefined && !isOn('AL-47') && { weekday }) }
}

const placeOf = ({ body: { organizationRole, autoAccept } }: Asked) => ({
  ...(organizationRole !== undefined && { role: organizationRole }),
  ...(autoAccept !== undefined && { accepted: autoAccept }),
})
