import { readFileSync } from 'node:fs'

interface KeptBooking {
  readonly uid: string
  readonly status: string
  readonly cancellationReason: string
  readonly rescheduledToUid: string | null
  readonly rescheduledFromUid: string | null
}

/** What is half done in the file that a killed server left: bookings that were moved without a successor, or cancelled without a reason. */
export const halvesIn = (file: string): readonly string[] => {
  const { things }: { things: { bookings: readonly KeptBooking[] } } = JSON.parse(readFileSync(file, 'utf8'))
  const byUid = new Map(things.bookings.map((it) => [it.uid, it]))
  return things.bookings.flatMap((booking) => {
    const { uid, status, cancellationReason, rescheduledToUid: to, rescheduledFromUid: from } = booking
    const isUnexplained = status === 'cancelled' && cancellationReason === '' && to === null
    const lacksSuccessor = to !== null && byUid.get(to)?.rescheduledFromUid !== uid
    const lacksPredecessor = from !== null && byUid.get(from)?.rescheduledToUid !== uid
    return isUnexplained || lacksSuccessor || lacksPredecessor ? [JSON.stringify(booking)] : []
  })
}
