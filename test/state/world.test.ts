import { expect, it } from 'vitest'
import { firstIds } from '../../src/state/ids.js'
import { World } from '../../src/state/world.js'
import { aBooking } from '../builders/a-booking.js'
import { aUser } from '../builders/a-user.js'

const minutes = (count: number): number => Date.UTC(2026, 0, 5, 9) + count * 60_000
const booked = (id: number, from: number, to: number) =>
  aBooking({ id, uid: `uid-${id}`, start: minutes(from), end: minutes(to), organizerId: 1001 })

it('numbers each kind from its own base, and reuses none', () => {
  const world = new World()
  expect([world.nextId('team'), world.nextId('team'), world.nextId('user'), world.nextId('booking')]).toEqual([
    101, 102, 1001, 100001,
  ])
  const bases = Object.values(firstIds)
  expect(new Set(bases).size).toBe(bases.length)
})

it('counts on above an id that was given by hand, and not back below one', () => {
  const world = new World()
  world.reserveId('team', 150)
  world.reserveId('team', 120)
  world.reserveId('user', 1)
  expect([world.nextId('team'), world.nextId('user')]).toEqual([151, 1001])
})

it('names by seed, kind and count alone', () => {
  const names = (seed: number) => {
    const world = new World({ seed })
    return [
      world.nextUid('bookingUid'),
      world.nextUid('bookingUid'),
      world.nextUid('shareToken'),
      world.nextUuid('seatUid'),
      world.nextUuid('role'),
    ]
  }
  expect(names(1)).toEqual(names(1))
  expect(new Set([...names(1), ...names(2)]).size).toBe(10)
  expect(names(1)[0]).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/)
  expect(names(1)[3]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('takes back what was written and numbered when the work throws', () => {
  const world = new World()
  const before = JSON.stringify(world.content())
  const work = () => {
    world.users.save(aUser({ id: world.nextId('user') }))
    world.saveBooking(booked(world.nextId('booking'), 0, 600))
    world.nextUid('bookingUid')
    throw new Error('no')
  }
  expect(() => world.transact(work)).toThrow('no')
  expect(JSON.stringify(world.content())).toBe(before)
  expect([world.nextId('user'), world.snapshot().longestBooking]).toEqual([1001, 0])
})

it('says whether the work wrote anything; ids alone do not count', () => {
  const world = new World()
  const save = (id: number) => () => world.users.save(aUser({ id }))
  expect([world.transact(save(1001)).changed, world.transact(() => world.nextId('user')).changed]).toEqual([
    true,
    false,
  ])
})

it('restores a snapshot with clock and counters, as often as you like', () => {
  const world = new World()
  world.clock.freeze()
  const snapshot = world.snapshot()
  const before = [world.now(), JSON.stringify(world.content())]
  for (const _time of [1, 2]) {
    world.clock.set(world.now() + 1000)
    world.users.save(aUser({ id: world.nextId('user') }))
    world.restore(snapshot)
    expect([world.now(), JSON.stringify(world.content())]).toEqual(before)
  }
})

it('takes over exported content, and finds everything by its indexes', () => {
  const world = new World()
  world.users.save(aUser({ id: world.nextId('user'), email: 'Ada@Example.com', username: 'ada' }))
  world.saveBooking(booked(world.nextId('booking'), 0, 90))
  const other = new World()
  other.fill(JSON.parse(JSON.stringify(world.content())))
  expect(other.content()).toEqual(world.content())
  expect([other.users.first('email', 'ada@example.com')?.id, other.userNamed('ADA')?.id]).toEqual([1001, 1001])
  expect(other.overlapping(1001, minutes(89), minutes(200)).map(({ id }) => id)).toEqual([100001])
})

it.each([
  ['before', -60, 0, []],
  ['one millisecond into it', -60, 0 + 1 / 60_000, [1]],
  ['exactly it', 0, 30, [1]],
  ['within it', 10, 20, [1]],
  ['its last millisecond', 30 - 1 / 60_000, 60, [1]],
  ['after it', 30, 60, []],
  ['all of it and more', -60, 60, [1]],
] as const)('finds what overlaps the time %s; touching is no overlap [AV-04] [AV-12]', (_when, from, to, found) => {
  const world = new World()
  world.saveBooking(booked(1, 0, 30))
  expect(world.overlapping(1001, minutes(from), minutes(to)).map(({ id }) => id)).toEqual(found)
  expect(world.overlapping(1002, minutes(from), minutes(to))).toEqual([])
})

it('finds a long booking that began long before, after shorter ones were stored [AV-12]', () => {
  const world = new World()
  world.saveBooking(booked(1, 0, 1440))
  for (let id = 2; id < 20; id++) world.saveBooking(booked(id, id * 10, id * 10 + 5))
  expect(world.overlapping(1001, minutes(1439), minutes(1500)).map(({ id }) => id)).toEqual([1])
})

it('finds bookings before the epoch and far ahead, in the order of time', () => {
  const world = new World()
  for (const [id, start] of [
    [1, Date.UTC(9000, 0)],
    [2, -1],
    [3, Date.UTC(1900, 0)],
    [4, 0],
  ] as const)
    world.saveBooking(aBooking({ id, uid: `uid-${id}`, start, end: start + 1, organizerId: 1001 }))
  expect([...world.bookingsOfHost(1001)].map(({ id }) => id)).toEqual([3, 2, 4, 1])
  expect(world.overlapping(1001, -1, 0).map(({ id }) => id)).toEqual([2])
})
