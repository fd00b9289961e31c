import type { MockOptions } from '../../../src/mock/mock-options.js'
import { type Assembled, assembleMock } from '../../../src/mock.js'
import type { Exchange } from '../../../src/pipeline/engine.js'
import type { Sandbox } from '../../../src/sandbox/sandbox.js'
import type { WorldContent } from '../../../src/state/world.js'

/** A mock that is fuzzed, with what is known of it from inside. */
export interface House extends Assembled {
  readonly about: MockOptions
  /** Requests that were answered since this was last emptied. */
  readonly answered: Exchange[]
}

/** The moment at which every house begins. */
const now = '2026-01-05T09:00:00Z'

/** Opens a house whose clock stands; what it delivers is taken in this process. */
export const openHouse = async (about: MockOptions): Promise<House> => {
  const answered: Exchange[] = []
  const options: MockOptions = { now, freeze: true, journalSize: 50, ...about }
  const assembled = await assembleMock({ ...options, onRequest: (exchange) => answered.push(exchange) })
  return { ...assembled, about, answered }
}

/** Back to the scenario, without sandboxes; deliveries are taken by somebody who answers anything. */
export const furnish = ({ mock, house, answered }: House): void => {
  for (const { name } of house.named()) if (name !== undefined) house.drop(name)
  mock.reset()
  answered.length = 0
  let turn = 0
  mock.onDelivery(() => [200, 500, 302][turn++ % 3])
}

const sandboxesOf = ({ house }: House): readonly Sandbox[] => [house.main, ...house.named()]

/** What one sandbox holds, apart from its journal and its counts of requests. */
interface Held {
  readonly sandbox: Sandbox
  readonly content: WorldContent
  readonly clock: string
  readonly settings: string
}

const held = (sandbox: Sandbox): Held => {
  const { world, faults, snapshots } = sandbox
  return {
    sandbox,
    content: world.content(),
    clock: JSON.stringify(world.clock.state),
    settings: JSON.stringify([faults.list(), [...snapshots.keys()]]),
  }
}

/** Everything that the sandboxes hold by now; things are replaced, never mutated, so it is enough to hold on to them. */
export const stateOf = (house: House): readonly Held[] => sandboxesOf(house).map(held)

/** What the sandboxes that were there before hold otherwise now; undefined where that is nothing. */
export const differenceOf = (before: readonly Held[], after: readonly Held[]): string | undefined => {
  for (const one of before) {
    const other = after.find(({ sandbox }) => sandbox === one.sandbox)
    const found = other ? changeOf(one, other) : 'the sandbox is gone'
    if (found !== undefined) return `${one.sandbox.name ?? 'main'}: ${found}`
  }
  return undefined
}

const changeOf = (one: Held, other: Held): string | undefined => {
  if (one.clock !== other.clock) return `the clock went from ${one.clock} to ${other.clock}`
  if (one.settings !== other.settings) return `settings went from ${one.settings} to ${other.settings}`
  if (JSON.stringify(one.content.counters) !== JSON.stringify(other.content.counters)) return 'counters went on'
  const changed = Object.keys(one.content.things).find(
    (name) => !isSame(one.content.things[name], other.content.things[name]),
  )
  return changed === undefined ? undefined : `${changed} changed`
}

const isSame = (one: readonly object[] = [], other: readonly object[] = []): boolean =>
  one.length === other.length && one.every((thing, position) => thing === other[position])

/** All of it as a text, which tells too whether something was mutated in its place. */
export const written = (house: House): string =>
  JSON.stringify(sandboxesOf(house).map(({ name, world }) => [name, world.content(), world.called]))

/** Everything stored as it is now, to be taken back as often as one likes. */
export const kept = (house: House): (() => void) => {
  const all = sandboxesOf(house).map((sandbox) => [sandbox, sandbox.world.snapshot()] as const)
  return () => {
    for (const [sandbox, snapshot] of all) sandbox.world.restore(snapshot)
  }
}

/** Stops clocks that run, ends what goes wrong on purpose, and lets what is under way arrive. */
export const calm = async (house: House): Promise<void> => {
  for (const { world, clock, faults } of sandboxesOf(house)) {
    if (!world.clock.state.frozen) clock.setMode('frozen')
    if (!faults.isEmpty) faults.clear()
    for (let turns = 0; world.outbox.size > 0 && turns < 3; turns++) await new Promise(setImmediate)
  }
}
