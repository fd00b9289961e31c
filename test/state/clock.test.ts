import { expect, it } from 'vitest'
import { instantOf } from '../../src/mock/mock-clock.js'
import { Clock } from '../../src/state/clock.js'

const open = (state: ConstructorParameters<typeof Clock>[0] = { frozen: false, offset: 0 }) => {
  let platform = 1_000_000
  const clock = new Clock(state, () => platform)
  return { clock, tick: (by: number) => (platform += by) }
}

it('reads the platform, moved by its offset', () => {
  const { clock, tick } = open({ frozen: false, offset: 500 })
  tick(10)
  expect(clock.now()).toBe(1_000_510)
})

it('stands when frozen, runs on from there, and runs on from where it was set', () => {
  const { clock, tick } = open()
  clock.freeze()
  tick(10)
  expect(clock.now()).toBe(1_000_000)
  clock.run()
  tick(5)
  expect(clock.now()).toBe(1_000_005)
  clock.set(7)
  tick(1)
  expect(clock.now()).toBe(8)
  clock.freeze()
  clock.set(9)
  tick(1)
  expect([clock.now(), clock.state]).toEqual([9, { frozen: true, at: 9 }])
})

it('restores a state', () => {
  const { clock } = open()
  const { state } = clock
  clock.set(1)
  clock.freeze()
  clock.restore(state)
  expect(clock.now()).toBe(1_000_000)
})

it('reads the moment at which something happens while it happens, and its own time after', () => {
  const { clock } = open({ frozen: true, at: 5 })
  expect(clock.during(3, () => clock.now())).toBe(3)
  expect(() =>
    clock.during(4, () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(clock.now()).toBe(5)
})

it.each(['soon', '', Number.NaN, Number.POSITIVE_INFINITY, 8.64e15])('refuses %s as a time', (time) => {
  expect(() => instantOf(time)).toThrow('is not a time; write ISO 8601')
})
