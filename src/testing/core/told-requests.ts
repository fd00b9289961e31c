import { refusalMessage } from '../../checks/violations.js'
import type { Delivery } from '../../delivery/delivery.js'
import type { NearMiss } from '../../journal/nearest-misses.js'
import type { JournalEntry } from '../../sandbox/journal-entry.js'

/** A request on one line: `POST /v2/bookings 400 booking.host_busy (createBooking)`. */
export const requestLine = ({ method, path, status, refusedBy, operationId }: JournalEntry): string =>
  [`${method} ${path} ${status}`, refusedBy, operationId && `(${operationId})`].filter(Boolean).join(' ')

/** A delivery on one line: `BOOKING_CREATED to http://127.0.0.1:3000/hook delivered`. */
export const deliveryLine = ({ trigger, url, state, reason }: Delivery): string =>
  `${trigger} to ${url} ${state}${reason === undefined ? '' : `: ${reason}`}`

/** A request with what its client was told: why it was refused, and what it should heed. */
export const toldRequest = (entry: JournalEntry): readonly string[] => {
  const refusal = refusalMessage(entry)
  const warnings = entry.warnings.map(({ message }) => `    warning: ${message}`)
  return [`  ${requestLine(entry)}`, ...(refusal === undefined ? [] : [`    ${refusal}`]), ...warnings]
}

/** Those that came nearest to what was asked, and in what each differs; one text of several lines, or nothing. */
export const toldMisses = <T>(misses: readonly NearMiss<T>[], line: (item: T) => string): string => {
  if (misses.length === 0) return ''
  const lines = misses.flatMap(({ item, differences }) => [
    `  ${line(item)}`,
    ...differences.slice(0, 5).map((difference) => `    ${difference}`),
  ])
  return `; nearest came\n${lines.join('\n')}`
}
