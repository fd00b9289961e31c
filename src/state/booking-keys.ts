import { numberKey } from './collection.js'

/** Any instant of the years -9999 to 275760, to the millisecond, as text in the order of time; what lies beyond counts as the first or the last. */
export const instantKey = (time: number): string => numberKey(Math.min(Math.max(Math.floor(time) + 4e14, 0), 9.5e15))

/** A key under which things are in the order of time. */
export const timed = (key: string, time: number): string => `${key}\u0002${instantKey(time)}`

/** What a host was given of one event type. */
export const givenKey = (eventTypeId: number, hostId: number): string =>
  `${numberKey(eventTypeId)}\u0002${numberKey(hostId)}`

/** The key of the end of time. */
export const lastInstant = instantKey(9e15)
