import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type Desk, isoOf, openDesk } from './desk.js'
import { aSituation } from './generate/a-situation.js'
import { mayBook } from './naive/may-book.js'
import type { NaiveBooking } from './naive/situation.js'
import { patience, runs } from './runs.js'

const quarter = 15
let desk: Desk

beforeAll(async () => {
  desk = await openDesk()
})

/** A stretch of the three days, between 15 minutes and so many hours long. */
const aStretch = (hours: number) =>
  fc.tuple(fc.integer({ min: 0, max: 72 * 4 }), fc.integer({ min: 1, max: hours * 4 })).map(([from, quarters]) => ({
    from: from * quarter,
    to: (from + quarters) * quarter,
  }))

it(
  'offers every minute that may be booked, and no other, where slots are a minute apart [AV-09] [XT-51]',
  async () => {
    await fc.assert(
      fc.asyncProperty(aSituation, aStretch(8), async ({ first, ...given }, { from, to }) => {
        const situation = { ...given, type: { ...given.type, ...everyMinute } }
        desk.take(situation)
        const offered = await desk.offered(first + from, first + to)
        const free = minutes(first + from, first + to).filter((start) => mayBook(start, situation))
        expect(offered.map(isoOf)).toEqual(free.map(isoOf))
      }),
      runs(0.1),
    )
  },
  patience,
)

it(
  'offers only what may be booked, on every grid, and books it [AV-09] [XT-51]',
  async () => {
    await fc.assert(
      fc.asyncProperty(aSituation, aStretch(72), fc.nat(), async ({ first, ...situation }, { from, to }, choice) => {
        desk.take(situation)
        const offered = await desk.offered(first + from, first + to)
        expect(offered.filter((start) => !mayBook(start, situation)).map(isoOf)).toEqual([])
        expect(offered.filter((start) => start < first + from || start >= first + to).map(isoOf)).toEqual([])
        const start = offered[choice % offered.length]
        if (start === undefined) return
        const reply = await desk.book(start)
        expect(reply, JSON.stringify(reply.body)).toMatchObject({
          status: 201,
          body: { data: { start: isoOf(start) } },
        })
      }),
      runs(0.15),
    )
  },
  patience,
)

it(
  'offers a booking that is to be moved what may be booked where it does not stand, and moves it there [AV-13] [XT-44]',
  async () => {
    await fc.assert(
      fc.asyncProperty(aSituation, aStretch(8), fc.nat(), async ({ first, ...given }, { from, to }, choice) => {
        const situation = { ...given, type: { ...given.type, seats: null, ...everyMinute } }
        const moved = situation.bookings.findIndex((it) => isMovable(it, situation.now))
        if (moved === -1) return
        desk.take(situation)
        const uid = [...desk.world.bookings.all()][moved]?.uid ?? ''
        const others = { ...situation, bookings: situation.bookings.filter((_, position) => position !== moved) }
        const offered = await desk.offered(first + from, first + to, uid)
        const free = minutes(first + from, first + to).filter((start) => mayBook(start, others))
        expect(offered.map(isoOf)).toEqual(free.map(isoOf))
        const start = free[choice % free.length]
        if (start === undefined) return
        const reply = await desk.reschedule(uid, start)
        expect(reply, JSON.stringify(reply.body)).toMatchObject({
          status: 201,
          body: { data: { start: isoOf(start) } },
        })
      }),
      runs(0.05),
    )
  },
  patience,
)

const isMovable = ({ of, status, start, seatsTaken }: NaiveBooking, now: number): boolean =>
  of === 'type' && seatsTaken === 0 && (status === 'accepted' || status === 'pending') && start * 60_000 > now

const everyMinute = { interval: 1, offset: 0, onlyFirst: false }

const minutes = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, by) => from + by)
