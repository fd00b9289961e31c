import type { Wire } from '../contract/wire.js'
import type { User } from '../domain/organization/user.js'
import { toIso } from '../domain/time/instant.js'
import { cityOf } from '../domain/time/time-zones.js'

/** An app in which the user can meet (XT-25). */
export const toConferencingConnection = (app: string, { id }: User): Wire<'ConferencingConnection'> => ({
  app,
  userId: id,
})

/** When something outside the service takes a user's time (XT-25). */
export const toBusyTime = ({ from, to }: User['busyTimes'][number]): Wire<'BusyTime'> => ({
  start: toIso(from),
  end: toIso(to),
})

/** A time zone to choose, with the place after which it is named (XT-25). */
export const toTimeZoneChoice = (timezone: string): Wire<'TimeZoneChoice'> => ({ city: cityOf(timezone), timezone })
