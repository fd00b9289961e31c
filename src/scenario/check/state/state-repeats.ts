import type { StoredState } from '../../../state/stored-state.js'
import { formatPath, type Path, placesAt } from '../../path.js'
import type { Finding } from '../finding.js'

/** Places whose values tell things of a section apart, letter case aside. */
const distinct = ['bookings.*.uid', 'users.*.email', 'users.*.username']

/** Values that two things of a section share and may not: their ids first of all. */
export const checkStateRepeats = ({ things }: StoredState): readonly Finding[] =>
  [...Object.keys(things).map((section) => `${section}.*.id`), ...distinct].flatMap((pattern) =>
    repeated(things, pattern),
  )

const repeated = (things: StoredState['things'], pattern: string): readonly Finding[] => {
  const holders = new Map<string, Path>()
  return placesAt(things, pattern).flatMap(({ path, value }) => {
    const key = String(value).toLowerCase()
    const holder = holders.get(key)
    if (!holder) holders.set(key, path)
    return holder
      ? [{ path: ['things', ...path], message: `is the same as that of ${formatPath(holder.slice(0, -1))}` }]
      : []
  })
}
