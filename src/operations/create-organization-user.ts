import { knownCaller, requireOrganizationAdmin } from '../domain/access/require-access.js'
import { newOrganizationUser, usernameFor } from '../domain/organization/new-organization-user.js'
import type { Membership } from '../domain/organization/organization.js'
import type { User } from '../domain/organization/user.js'
import { toOrganizationUser } from '../projection/organization-user-output.js'
import type { World } from '../state/world.js'
import { type Operation, type Request, success } from './operation.js'
import { mustBeNew, mustBeUsable } from './organization-users/usable-input.js'
import { warnOfForeign } from './users/follow-with-schedule.js'

type Asked = Request<'createOrganizationUser'>

/** POST /v2/organizations/{orgId}/users */
export const createOrganizationUser: Operation<'createOrganizationUser'> = {
  authorize({ params, caller }, world) {
    requireOrganizationAdmin(world, knownCaller(caller).user, { organizationId: params.orgId })
  },

  handle(request, world) {
    mustBeUsable(request)
    mustBeNew(request.body, world)
    const user = makeUser(request, world)
    const membership = makeMembership(user, request, world)
    world.users.save(user)
    world.memberships.save(membership)
    noteDefaults(request, user)
    return success(toOrganizationUser(user, membership, request.params.orgId))
  },
}

const makeUser = (request: Asked, world: World): User => {
  const { organizationRole: _role, autoAccept: _accept, weekday, ...input } = request.body
  const isTaken = (username: string) => world.users.first('username', username) !== undefined
  const username = input.username?.toLowerCase() ?? usernameFor(input.email, isTaken)
  const weekdayCounts = weekday !== undefined && !request.isOn('AL-47')
  return newOrganizationUser(
    { ...input, ...(weekdayCounts && { weekday }) },
    { id: world.nextId('user'), username, createdAt: world.now() },
  )
}

const makeMembership = (user: User, { body, params }: Asked, world: World): Membership => ({
  id: world.nextId('membership'),
  userId: user.id,
  teamId: null,
  organizationId: params.orgId,
  role: body.organizationRole ?? 'MEMBER',
  accepted: body.autoAccept ?? true,
  roleId: null,
})

const defaulted = [
  'locale',
  'organizationRole',
  'autoAccept',
  'timeZone',
  'weekday',
  'timeFormat',
  'hideBranding',
] as const

const noteDefaults = (request: Asked, user: User): void => {
  const { body } = request
  if (defaulted.some((property) => body[property] === undefined)) request.restsOn('TM-02')
  if (body.defaultScheduleId !== undefined) warnOfForeign(request, user, body.defaultScheduleId)
}
