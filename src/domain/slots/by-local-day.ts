import { day } from '../time/instant.js'
import { dateOf } from '../time/local-day.js'
import { offsetsWithin } from '../time/offset-spans.js'
import type { OfferedSlot } from './slot-search.js'

/** Offered times of one local date, `YYYY-MM-DD`. */
export interface SlotDay {
  readonly date: string
  readonly slots: readonly OfferedSlot[]
}

/** Offered times, which come by start, under their local dates in a zone; of each date the first alone where only that is to be shown (XT-51, AV-09). */
export const byLocalDay = (
  slots: readonly OfferedSlot[],
  zone: string,
  { onlyFirst }: { readonly onlyFirst: boolean },
): readonly SlotDay[] => {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const offsetAt = offsetsWithin(zone, { from: first.start, to: last.start })
  const days = new Map<number, OfferedSlot[]>()
  for (const slot of slots) {
    const localDay = Math.floor((slot.start + offsetAt(slot.start)) / day)
    const found = days.get(localDay)
    if (!found) days.set(localDay, [slot])
    else if (!onlyFirst) found.push(slot)
  }
  return [...days].map(([localDay, found]) => ({ date: dateOf(localDay), slots: found }))
}
