import { type FailureName, failures } from '../domain/failure.js'

/** Other words for refusals, by which faults may call them. */
const otherNames = { 'booking.slot_taken': 'booking.host_busy' } as const satisfies Record<string, FailureName>

/** By what a fault names the refusal that it makes. */
export type RefusalName = Exclude<FailureName, `fault.${string}`> | keyof typeof otherNames

/** All names by which a fault may refuse. */
export const refusalNames: readonly string[] = [
  ...Object.keys(failures).filter((name) => !name.startsWith('fault.')),
  ...Object.keys(otherNames),
]

/** The refusal that a fault means. */
export const refusalOf = (name: RefusalName): FailureName =>
  Object.hasOwn(otherNames, name) ? otherNames[name as keyof typeof otherNames] : (name as FailureName)
