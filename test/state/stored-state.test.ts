import { expect, it } from 'vitest'
import { Clock } from '../../src/state/clock.js'
import { isState, stateOf, takeOver } from '../../src/state/stored-state.js'
import { World } from '../../src/state/world.js'
import { aUser } from '../builders/a-user.js'

const at = Date.UTC(2026, 0, 5, 9)
const called = { scenario: 'small', story: 'Ada alone.', keys: { owner: 'svc_owner' }, ids: { 'user.ada': 1001 } }

const aWorld = (): World => {
  const world = new World({ seed: 7, clock: new Clock({ frozen: true, at }) })
  world.called = called
  world.users.save(aUser({ id: world.nextId('user') }))
  return world
}

it('writes a world down with seed, time, names, counters and things', () => {
  expect(stateOf(aWorld())).toMatchObject({
    ...called,
    format: 1,
    seed: 7,
    now: '2026-01-05T09:00:00.000Z',
    clock: 'frozen',
    counters: { user: 1 },
    things: { users: [{ id: 1001 }], bookings: [] },
  })
})

it('takes a state over into an empty world, but for its clock', () => {
  const [world, state] = [new World({ clock: new Clock({ frozen: false, offset: 0 }, () => at) }), stateOf(aWorld())]
  takeOver(world, state)
  expect(stateOf(world)).toEqual({ ...state, clock: 'running' })
  expect(world.nextUid('bookingUid')).toBe(aWorld().nextUid('bookingUid'))
})

it('brings names and seed back with a snapshot, and into a fork', () => {
  const world = aWorld()
  const snapshot = world.snapshot()
  takeOver(world, { ...stateOf(new World({ seed: 9 })), story: 'Nobody.' })
  expect([world.seed, world.called.story]).toEqual([9, 'Nobody.'])
  const fork = world.fork(snapshot)
  world.restore(snapshot)
  expect([world.called, fork.called, world.seed, fork.seed]).toEqual([called, called, 7, 7])
})

it.each([
  [{ things: {} }, true],
  [{ users: {} }, false],
  [null, false],
  ['things', false],
  [undefined, false],
])('tells whether %j is meant as a state', (given, isOne) => {
  expect(isState(given)).toBe(isOne)
})
