import { minute } from './instant.js'
import { isTimeZone } from './time-zone.js'
import { offsetAt } from './zoned.js'

/** Minutes by which the local time of a zone is ahead of UTC at a moment; none for what is no zone. */
export const utcOffset = (time: number, zone: string): number =>
  isTimeZone(zone) ? Math.round(offsetAt(time, zone) / minute) : 0
