import { day, minute } from './instant.js'

/** A stretch of time; the members add up. */
export interface Stretch {
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
  readonly seconds?: number
}

const lengths: Readonly<Record<keyof Stretch, number>> = {
  days: day,
  hours: 60 * minute,
  minutes: minute,
  seconds: 1000,
}

const isMember = (name: string): name is keyof Stretch => Object.hasOwn(lengths, name)

/** Whole milliseconds of a stretch; undefined for what is none: other members, values that are no numbers, less than nothing. */
export const stretchLength = (stretch: unknown): number | undefined => {
  if (typeof stretch !== 'object' || stretch === null || Array.isArray(stretch)) return undefined
  let length = 0
  for (const [member, value] of Object.entries(stretch)) {
    if (value === undefined) continue
    if (!isMember(member) || typeof value !== 'number') return undefined
    length += value * lengths[member]
  }
  return Number.isFinite(length) && length >= 0 ? Math.round(length) : undefined
}
