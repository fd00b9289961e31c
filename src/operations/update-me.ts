import { knownCaller } from '../domain/access/require-access.js'
import { metadataOverLimits, metadataValueKind } from '../domain/limits/metadata.js'
import { changeProfile } from '../domain/organization/change-profile.js'
import { profileEmailIsFree } from '../domain/organization/rules/profile-email-is-free.js'
import type { User } from '../domain/organization/user.js'
import { toMe } from '../projection/me-output.js'
import type { World } from '../state/world.js'
import { anyCaller, type Operation, type Request, success } from './operation.js'
import { followWithSchedule } from './users/follow-with-schedule.js'

type Asked = Request<'updateMe'>

/** PATCH /v2/me */
export const updateMe: Operation<'updateMe'> = {
  authorize: anyCaller,

  handle(request, world) {
    const { user } = knownCaller(request.caller)
    mustBeUsable(request)
    mustBeFree(request, world, user)
    const changed = changeProfile(user, request.body, world.now())
    world.users.save(changed)
    followWithSchedule(request, world, changed)
    return success(toMe(changed, world))
  },
}

const mustBeUsable = (request: Asked): void => {
  const { metadata = {} } = request.body
  const excess = metadataOverLimits(metadata)
  if (excess) throw excess
  request.judge('AL-40', metadataValueKind(metadata))
}

const mustBeFree = ({ body: { email } }: Asked, world: World, user: User): void => {
  if (email === undefined) return
  const taken = profileEmailIsFree(user, email, world.users.first('email', email.toLowerCase()))
  if (taken) throw taken
}
