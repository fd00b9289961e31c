import fc from 'fast-check'
import type { NaiveBooking, NaiveHost, NaiveLimits, NaiveSchedule, NaiveType, Situation } from '../naive/situation.js'
import { laterDate } from '../naive/wall-clock.js'
import { oddDays, zones } from './places.js'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const dayLength = 24 * 60

/** Where and when a situation plays: the zone of its first host, and the first of its three days. */
interface Scene {
  readonly zone: string
  readonly date: string
  /** The first minute of that date by UTC. */
  readonly first: number
}

const aDate = fc
  .integer({ min: Date.parse('1980-01-01') / 86_400_000, max: Date.parse('2060-12-31') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

const aScene: fc.Arbitrary<Scene> = fc
  .oneof(
    { arbitrary: fc.tuple(fc.constantFrom(...oddDays), fc.integer({ min: -2, max: 0 })), weight: 2 },
    { arbitrary: fc.tuple(fc.tuple(fc.constantFrom(...zones), aDate), fc.constant(0)), weight: 1 },
  )
  .map(([[zone, date], days]) => toScene(zone, laterDate(date, days)))

const toScene = (zone: string, date: string): Scene => ({ zone, date, first: Date.parse(date) / 60_000 })

/** Times of day near which clocks are changed, and office hours. */
const aTimeOfDay = fc.oneof(
  fc.constantFrom(0, 1, 60, 90, 105, 120, 150, 180, 9 * 60, 12 * 60, 17 * 60, 22 * 60, 24 * 60),
  fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
)

/** Hours from one time of day to a later one; now and then from one to the same, which are none. */
const someHours = fc
  .tuple(aTimeOfDay, aTimeOfDay)
  .map(([one, another]) => ({ from: Math.min(one, another), to: Math.max(one, another) }))

const someDays = fc.oneof(
  { arbitrary: fc.constant(weekdays), weight: 3 },
  { arbitrary: fc.constant(weekdays.slice(0, 5)), weight: 1 },
  { arbitrary: fc.subarray(weekdays), weight: 1 },
)

const aSchedule = ({ zone, date }: Scene): fc.Arbitrary<NaiveSchedule> =>
  fc.record({
    timeZone: fc.oneof(
      { arbitrary: fc.constant(zone), weight: 3 },
      { arbitrary: fc.constantFrom(...zones), weight: 1 },
    ),
    hours: fc
      .oneof(
        { arbitrary: fc.array(fc.record({ days: someDays, hours: someHours }), { maxLength: 3 }), weight: 3 },
        { arbitrary: fc.constant([{ days: weekdays, hours: { from: 0, to: 24 * 60 } }]), weight: 1 },
      )
      .map((entries) => entries.map(({ days, hours }) => ({ days, ...hours }))),
    overrides: fc.array(
      fc
        .tuple(fc.integer({ min: -1, max: 4 }), someHours)
        .map(([days, hours]) => ({ date: laterDate(date, days), ...hours })),
      { maxLength: 2 },
    ),
  })

const hosts = (scene: Scene): fc.Arbitrary<readonly NaiveHost[]> =>
  fc
    .array(
      fc.record({
        timeZone: fc.constantFrom(scene.zone, ...zones),
        weekStart: fc.constantFrom('Sunday', 'Monday', 'Saturday'),
        mandatory: fc.constantFrom(false, false, true),
        schedule: fc.option(aSchedule(scene), { freq: 5, nil: null }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((found) => found.map((host, position) => ({ userId: 1001 + position, ...host })))

const limits = (counts: readonly number[]): fc.Arbitrary<NaiveLimits> =>
  fc.oneof(
    { arbitrary: fc.constant({}), weight: 4 },
    {
      arbitrary: fc.record(
        {
          day: fc.constantFrom(...counts),
          week: fc.constantFrom(...counts),
          month: fc.constantFrom(...counts),
          year: fc.constantFrom(...counts),
        },
        { requiredKeys: [] },
      ) as fc.Arbitrary<NaiveLimits>,
      weight: 1,
    },
  )

const aWindow = ({ date }: Scene): fc.Arbitrary<NaiveType['window']> =>
  fc.oneof(
    { arbitrary: fc.constant(null), weight: 5 },
    {
      arbitrary: fc.record({
        type: fc.constantFrom('calendarDays' as const, 'businessDays' as const),
        value: fc.integer({ min: 0, max: 4 }),
        rolling: fc.boolean(),
      }),
      weight: 2,
    },
    {
      arbitrary: fc.tuple(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 0, max: 3 })).map(([from, days]) => ({
        type: 'range' as const,
        value: [laterDate(date, from), laterDate(date, from + days)] as const,
      })),
      weight: 1,
    },
  )

const aBuffer = fc.constantFrom(0, 0, 0, 5, 10, 15, 30, 60)

const aType = (scene: Scene): fc.Arbitrary<NaiveType> =>
  fc.record({
    kind: fc.constantFrom('personal' as const, 'collective' as const, 'roundRobin' as const),
    length: fc.constantFrom(1, 15, 20, 30, 45, 60, 90, 180),
    notice: fc.constantFrom(0, 0, 0, 1, 60, 120, 24 * 60, 36 * 60),
    interval: fc.constantFrom(null, 1, 5, 15, 20, 60),
    offset: fc.constantFrom(0, 0, 5, 7),
    optimized: fc.boolean(),
    onlyFirst: fc.constantFrom(false, false, true),
    before: aBuffer,
    after: aBuffer,
    pendingBlocks: fc.boolean(),
    window: aWindow(scene),
    mostBookings: limits([1, 2, 3]),
    mostMinutes: limits([30, 60, 90, 120]),
    seats: fc.constantFrom(null, null, null, 1, 3),
    schedule: fc.option(aSchedule(scene), { freq: 5, nil: null }).map((schedule) => schedule),
  })

const statuses = [
  'accepted',
  'accepted',
  'accepted',
  'pending',
  'pending',
  'cancelled',
  'rejected',
  'awaiting_host',
] as const

const someBookings = (
  { first }: Scene,
  { type, count }: { readonly type: NaiveType; readonly count: number },
): fc.Arbitrary<readonly NaiveBooking[]> => {
  const aBooking = fc.record({
    of: fc.constantFrom('type' as const, 'other' as const),
    start: fc.oneof(
      { arbitrary: fc.integer({ min: -48, max: 4 * 48 }).map((half) => first + half * 30), weight: 3 },
      { arbitrary: fc.integer({ min: -dayLength, max: 4 * dayLength }).map((minute) => first + minute), weight: 1 },
    ),
    length: fc.constantFrom(1, 15, 30, 45, 60, 90, 240),
    hosts: type.kind === 'roundRobin' ? fc.shuffledSubarray(range(count), { minLength: 1 }) : fc.constant(range(count)),
    status: fc.constantFrom(...statuses),
    seatsTaken: fc.integer({ min: 1, max: 3 }),
  })
  return fc.array(aBooking, { maxLength: 8 }).map((bookings) => distinct(bookings, type))
}

const range = (count: number): number[] => Array.from({ length: count }, (_, position) => position)

/** Of two seated bookings at one start nobody could say which is joined: only the first is kept. */
const distinct = (bookings: readonly NaiveBooking[], { seats }: NaiveType): readonly NaiveBooking[] =>
  bookings
    .filter(
      (it, position) =>
        it.of === 'other' ||
        seats === null ||
        bookings.findIndex((one) => one.of === 'type' && one.start === it.start) === position,
    )
    .map((it) => ({ ...it, seatsTaken: it.of === 'type' && seats !== null ? Math.min(it.seatsTaken, seats) : 0 }))

const aNow = ({ first }: Scene): fc.Arbitrary<number> =>
  fc
    .tuple(fc.integer({ min: -2 * 24 * 4, max: 24 * 4 }), fc.constantFrom(0, 0, 0, 1, 59_999, -1, 30_000))
    .map(([quarters, milliseconds]) => (first + quarters * 15) * 60_000 + milliseconds)

/** Three days of up to five hosts, one event type and what stands in their calendars. */
export const aSituation: fc.Arbitrary<Situation & { readonly first: number }> = aScene.chain((scene) =>
  fc.tuple(hosts(scene), aType(scene)).chain(([all, type]) => {
    const own = type.kind === 'personal' ? all.slice(0, 1) : all
    return fc.record({
      first: fc.constant(scene.first),
      now: aNow(scene),
      hosts: fc.constant(own),
      type: fc.constant(type),
      other: fc.record({ before: aBuffer, after: aBuffer, pendingBlocks: fc.boolean() }),
      bookings: someBookings(scene, { type, count: own.length }),
    })
  }),
)

/** Starts worth trying: any minute, and those at which something begins or ends, or would touch it. */
export const someStarts = ({
  first,
  bookings,
  type,
}: Situation & { readonly first: number }): fc.Arbitrary<number[]> => {
  const edges = bookings.flatMap(({ start, length }) => [
    ...[start, start + length, start - type.length],
    ...[start + length + type.before, start - type.length - type.after],
  ])
  return fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 3 * 96 }).map((quarter) => first + quarter * 15),
      fc.integer({ min: 0, max: 3 * dayLength }).map((minute) => first + minute),
      ...(edges.length > 0
        ? [fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -1, max: 1 })).map(([edge, by]) => edge + by)]
        : []),
    ),
    { minLength: 12, maxLength: 24 },
  )
}
