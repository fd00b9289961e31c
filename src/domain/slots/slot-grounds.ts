import type { LedgerId } from '../../generated/ledger.js'
import { overlap } from '../availability/busy-time.js'
import { hoursOf } from '../availability/host-hours.js'
import { keptHosts } from '../hosts/kept-hosts.js'
import { neededHosts } from '../hosts/needed-hosts.js'
import { isHeld } from './reservation-attempt.js'
import type { SlotSearch } from './slot-search.js'

type Ground = readonly [LedgerId, (search: SlotSearch) => boolean]

/** Decisions that shaped a list of offered times, the most specific first. */
const grounds: readonly Ground[] = [
  ['HA-07', (search) => keptHosts({ ...search, teamMemberIds: undefined }) !== undefined],
  ['AV-13', ({ rescheduling }) => rescheduling !== undefined],
  ['AV-14', (search) => search.reservations.some((it) => isHeld(it, search.now) && liesIn(it, search))],
  ['AV-09', ({ eventType }) => isShaped(eventType)],
  ['HA-01', ({ eventType }) => eventType.schedulingType === 'roundRobin'],
  ['HA-06', ({ eventType }) => eventType.schedulingType === 'collective'],
  ['AV-11', ({ eventType }) => eventType.seats !== null],
  ['AL-26', (search) => search.policy.officeHoursByDefault && lacksSchedule(search)],
  ['AV-02', (search) => !search.policy.officeHoursByDefault && lacksSchedule(search)],
]

/** What this list rests on. */
export const slotGrounds = (search: SlotSearch): readonly LedgerId[] =>
  grounds.filter(([, did]) => did(search)).map(([id]) => id)

const liesIn = ({ start, end }: { readonly start: number; readonly end: number }, { range, length }: SlotSearch) =>
  overlap({ from: start, to: end }, { from: range.from, to: range.to + length })

const isShaped = (eventType: SlotSearch['eventType']): boolean =>
  eventType.offsetStart > 0 ||
  eventType.slotInterval !== null ||
  eventType.onlyShowFirstAvailableSlot ||
  eventType.showOptimizedSlots

const lacksSchedule = (search: SlotSearch): boolean => {
  const { everyone, oneOf = [] } = neededHosts({ ...search, teamMemberIds: undefined })
  return [...everyone, ...oneOf].some((userId) => hoursOf(userId, search).isUnset)
}
