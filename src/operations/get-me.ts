import { knownCaller } from '../domain/access/require-access.js'
import { toMe } from '../projection/me-output.js'
import { anyCaller, type Operation, success } from './operation.js'

/** GET /v2/me */
export const getMe: Operation<'getMe'> = {
  authorize: anyCaller,

  handle: ({ caller }, world) => success(toMe(knownCaller(caller).user, world)),
}
