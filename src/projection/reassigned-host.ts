import type { Wire } from '../contract/wire.js'
import type { Directory } from '../domain/directory.js'
import { toHost } from './booking-output.js'

/** The host whose booking it is now (XT-04). */
export const toReassignedHost = (userId: number, directory: Directory): Wire<'ReassignedHost'> => {
  const { id, name, email, displayEmail } = toHost(userId, directory)
  return { id, name, email, displayEmail }
}
