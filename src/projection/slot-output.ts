import type { Wire } from '../contract/wire.js'
import { seatsTaken } from '../domain/booking/rules/seats.js'
import type { SlotDay } from '../domain/slots/by-local-day.js'
import type { OfferedSlot } from '../domain/slots/slot-search.js'
import { minute, toIso } from '../domain/time/instant.js'
import { offsetsWithin } from '../domain/time/offset-spans.js'

/** How slots are told. */
export interface SlotView {
  readonly timeZone: string
  /** Whether they show their end. */
  readonly isRange: boolean
  /** Whether the event type gives away seats. */
  readonly isSeated: boolean
}

type Slots = Wire<'SlotListReply'>['data']

/** Offered times by local date, as XT-50 and XT-51 have them. */
export const toSlotList = (days: readonly SlotDay[], view: SlotView): Slots => {
  const text = writerOf(days, view.timeZone)
  return Object.fromEntries(days.map(({ date, slots }) => [date, slots.map((slot) => toSlot(slot, view, text))]))
}

const toSlot = (
  { start, end, joins }: OfferedSlot,
  { isRange, isSeated }: SlotView,
  text: (time: number) => string,
) => ({
  start: text(start),
  ...(isRange && { end: text(end) }),
  ...(isSeated && { attendeesCount: joins ? seatsTaken(joins) : 0 }),
  ...(joins && { bookingUid: joins.uid }),
})

/** ISO 8601 with the offset of the zone; in UTC `Z`. */
const writerOf = (days: readonly SlotDay[], zone: string): ((time: number) => string) => {
  const [first, last] = [days[0]?.slots[0], days.at(-1)?.slots.at(-1)]
  if (!first || !last || isUtc(zone)) return toIso
  const offsetAt = offsetsWithin(zone, { from: first.start, to: last.end })
  return (time) => {
    const minutes = Math.round(offsetAt(time) / minute)
    return `${toIso(time + minutes * minute).slice(0, -1)}${offsetText(minutes)}`
  }
}

const isUtc = (zone: string): boolean => /^(?:etc\/)?(?:utc|uct|zulu|universal)$/i.test(zone)

const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes)
  const digits = (count: number) => String(count).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`
}
