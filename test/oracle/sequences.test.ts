import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Booking } from '../../src/domain/booking/booking.js'
import { type Desk, isoOf, openDesk } from './desk.js'
import { aSituation, someStarts } from './generate/a-situation.js'
import { keepsLimits } from './naive/limits.js'
import { mayBook } from './naive/may-book.js'
import type { NaiveBooking, Situation } from './naive/situation.js'
import { patience, runs } from './runs.js'
import { typeId } from './world-of.js'

let desk: Desk

beforeAll(async () => {
  desk = await openDesk()
})

const aDay = aSituation.chain((situation) => fc.tuple(fc.constant(situation), someStarts(situation)))

/** The situation with the bookings that the mock holds by now. */
const present = (situation: Situation): Situation => ({
  ...situation,
  bookings: [...desk.world.bookings.all()].map((booking) => toNaive(booking, situation)),
})

const toNaive = (booking: Booking, { hosts }: Situation): NaiveBooking => ({
  of: booking.eventTypeId === typeId ? 'type' : 'other',
  start: booking.start / 60_000,
  length: (booking.end - booking.start) / 60_000,
  hosts: booking.hostIds.map((userId) => hosts.findIndex((host) => host.userId === userId)),
  status: booking.status,
  seatsTaken: booking.attendees.filter(({ seat }) => seat !== null).length,
})

it(
  'answers each of a series of bookings as the naive model, which counts those that were made [AV-06] [AV-07] [AV-11]',
  async () => {
    await fc.assert(
      fc.asyncProperty(aDay, async ([situation, starts]) => {
        desk.take(situation)
        const disputed: string[] = []
        for (const start of starts) {
          const may = mayBook(start, present(situation))
          const { status, headers } = await desk.book(start)
          const isRight = may ? status === 201 : status === 400 || status === 409
          if (!isRight) disputed.push(`${isoOf(start)} ${status} ${headers.get('x-mock-refused-by')}`)
        }
        expect(disputed).toEqual([])
      }),
      runs(0.08),
    )
  },
  patience,
)

it(
  'never books a host twice at one time, nor more seats than there are, nor beyond a limit [AV-04] [AV-06] [AV-07] [AV-11] [AV-12]',
  async () => {
    await fc.assert(
      fc.asyncProperty(aDay, async ([given, starts]) => {
        const situation = { ...given, bookings: [], type: { ...given.type, pendingBlocks: true } }
        desk.take(situation)
        for (const start of starts) await desk.book(start)
        const now = present(situation)
        expect(overlaps(now)).toEqual([])
        expect(now.bookings.filter(({ seatsTaken }) => seatsTaken > (now.type.seats ?? 0))).toEqual([])
        expect(beyondLimits(now)).toEqual([])
      }),
      runs(0.06),
    )
  },
  patience,
)

/** Pairs of bookings that share a host and a minute. */
const overlaps = ({ bookings }: Situation): readonly (readonly [NaiveBooking, NaiveBooking])[] =>
  bookings.flatMap((one, position) =>
    bookings
      .slice(position + 1)
      .filter((it) => it.start < one.start + one.length && one.start < it.start + it.length)
      .filter((it) => it.hosts.some((host) => one.hosts.includes(host)))
      .map((it) => [one, it] as const),
  )

/** Bookings that could not be made if they were the last ones. */
const beyondLimits = (situation: Situation): readonly NaiveBooking[] =>
  situation.bookings.filter((booking) => {
    const without = { ...situation, bookings: situation.bookings.filter((it) => it !== booking) }
    return booking.hosts.some((position) => {
      const host = situation.hosts[position]
      return host !== undefined && !keepsLimits(host, booking.start, without)
    })
  })

it(
  'offers the same slots again once a booking is cancelled, and books them again [XT-01] [XT-42]',
  async () => {
    await fc.assert(
      fc.asyncProperty(aSituation, fc.nat(), async ({ first, ...situation }, choice) => {
        desk.take(situation)
        const before = await desk.offered(first, first + 24 * 60)
        const start = before[choice % before.length]
        if (start === undefined) return
        const booked = await desk.book(start)
        expect(booked.status).toBe(201)
        const { uid, seatUid } = booked.body.data
        const cancelled = await desk.cancel(uid, { cancellationReason: 'Ill', ...(seatUid && { seatUid }) })
        expect(cancelled, JSON.stringify(cancelled.body)).toMatchObject({ status: 200 })
        expect(await desk.offered(first, first + 24 * 60)).toEqual(before)
        expect((await desk.book(start)).status).toBe(201)
      }),
      runs(0.03),
    )
  },
  patience,
)

it(
  'takes bookings that do not touch each other in any order, if it takes them in one [AV-06] [AV-07]',
  async () => {
    await fc.assert(
      fc.asyncProperty(aDay, fc.infiniteStream(fc.nat()), async ([given, starts], dice) => {
        const kind = given.type.kind === 'roundRobin' ? 'collective' : given.type.kind
        const situation = { ...given, type: { ...given.type, kind } }
        const made = await bookAll(situation, [...new Set(starts)])
        const shuffled = made.map((start) => [dice.next().value, start] as const).sort(([one], [other]) => one - other)
        expect(
          (
            await bookAll(
              situation,
              shuffled.map(([, start]) => start),
            )
          ).length,
        ).toBe(made.length)
      }),
      runs(0.03),
    )
  },
  patience,
)

/** Books what it can of the starts, in their order; answers those that were booked. */
const bookAll = async (situation: Situation, starts: readonly number[]): Promise<readonly number[]> => {
  desk.take(situation)
  const made: number[] = []
  for (const start of starts) if ((await desk.book(start)).status === 201) made.push(start)
  return made
}
