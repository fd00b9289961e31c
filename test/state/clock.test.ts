import { expect, it } from 'vitest'
import { createMockClock, instantOf } from '../../src/mock/mock-clock.js'
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

it('advances by the sum of days, hours, minutes and seconds', () => {
  const { clock } = open({ frozen: true, at: 0 })
  createMockClock(clock).advance({ days: 1, hours: 2, minutes: 3, seconds: 4.5 })
  expect([clock.now(), createMockClock(clock).now()]).toEqual([93_784_500, '1970-01-02T02:03:04.500Z'])
})

it('sets by text or number', () => {
  const { clock } = open({ frozen: true, at: 0 })
  const mock = createMockClock(clock)
  mock.set('2026-01-05T09:00:00+05:45')
  expect(mock.now()).toBe('2026-01-05T03:15:00.000Z')
  mock.set(1)
  expect(mock.now()).toBe('1970-01-01T00:00:00.001Z')
})

it.each(['soon', '', Number.NaN, Number.POSITIVE_INFINITY, 8.64e15])('refuses %s as a time', (time) => {
  expect(() => instantOf(time)).toThrow('is not a time; write ISO 8601')
})

it.each([{ hours: -1 }, { days: Number.NaN }, { seconds: Number.POSITIVE_INFINITY }])(
  'refuses to advance by %o',
  (by) => {
    expect(() => createMockClock(open().clock).advance(by)).toThrow('use set to go back')
  },
)
