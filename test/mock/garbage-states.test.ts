import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMock, type Mock, ScenarioError, type StoredState } from '../../src/index.js'
import { aFullHouse } from '../builders/a-full-house.js'
import { deeds, looks } from '../builders/a-walk.js'
import { patience, runs } from '../oracle/runs.js'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The name of a place within what holds it. */
type Place = readonly [Node, string]

/** A place so many steps further in, each chosen by the dice; a section of a thousand things weighs no more than one of two. */
const placeIn = (state: StoredState, [first = 0, ...dice]: readonly number[]): Place => {
  let place: Place = first % 4 === 0 ? [{ state }, 'state'] : [{ ...state }, 'things']
  for (const die of dice) {
    const inner = place[0][place[1]]
    const names = isNode(inner) ? Object.keys(inner) : []
    const name = names[die % names.length]
    if (isNode(inner) && name !== undefined) place = [inner, name]
  }
  return place
}

const dice = fc.array(fc.nat({ max: 10_000 }), { minLength: 2, maxLength: 8 })

/** One change of a true state: what stands at a place is dropped, doubled, taken from another place, a little different, or odd. */
const aChange = fc.record({
  at: dice,
  from: dice,
  what: fc.constantFrom('drop', 'double', 'move', 'likeness', 'likeness', 'likeness', 'odd'),
  /** Something else of the same type. */
  likeness: fc.record({
    number: fc.oneof(
      fc.constantFrom(0, 1, -1, 1.5, 59, 1001, 10001, 2 ** 31, 1e9, 1e12, 1e15, 2 ** 53 - 1).map((it) => () => it),
      fc.integer({ min: -2, max: 2 }).map((it) => (value: number) => value + it),
      fc.constantFrom(2, 60_000, 1e-3, -1).map((it) => (value: number) => value * it),
    ),
    text: fc.oneof(
      fc.constantFrom('', ' ', 'ada', 'ADA@example.com', 'dan@example.com', 'x'.repeat(300), '12:00', '24:00', 'UTC'),
      fc.constantFrom(
        '2026-02-30',
        '9999-12-31',
        '+442071838750',
        'http://example.com',
        '{{a}}',
        '%',
        '\ud800',
        'none',
      ),
      fc.string(),
    ),
    cut: fc.nat({ max: 3 }),
  }),
  odd: fc.oneof(
    fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e300, 1e15, 8.64e15, '', 'ada', 'Nowhere', [], {}, [[]], 999_999),
    fc.jsonValue(),
  ),
})

type Change = typeof aChange extends fc.Arbitrary<infer T> ? T : never
type Doing = (place: Place, change: Change, state: StoredState) => unknown

const doings: Readonly<Record<Change['what'], Doing>> = {
  drop: ([node, name]) => (Array.isArray(node) ? node.splice(Number(name), 1) : Reflect.deleteProperty(node, name)),
  double: ([node, name]) => Reflect.set(node, Array.isArray(node) ? node.length : `${name}2`, node[name]),
  move([node, name], { from }, state) {
    const [source, other] = placeIn(state, from)
    node[name] = structuredClone(source[other])
  },
  likeness([node, name], { likeness }) {
    const value = node[name]
    if (typeof value === 'number') node[name] = likeness.number(value)
    else if (typeof value === 'string') node[name] = likeness.text
    else if (typeof value === 'boolean') node[name] = !value
    else if (Array.isArray(value)) node[name] = value.toReversed().slice(likeness.cut)
    else node[name] = null
  },
  odd([node, name], { odd }) {
    node[name] = odd
  },
}

const changed = (state: StoredState, changes: readonly Change[]): StoredState => {
  const copy = structuredClone(state)
  for (const change of changes) doings[change.what](placeIn(copy, change.at), change, copy)
  return copy
}

const fateOf = async (mock: Mock, state: StoredState): Promise<'refused' | 'taken'> => {
  const before = mock.state.export()
  try {
    await mock.state.import(state)
    return 'taken'
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    expect(error.problems.length).toBeGreaterThan(0)
    expect(mock.state.export()).toEqual(before)
    return 'refused'
  }
}

it(
  'refuses a state in which something is wrong and leaves all as it is, or answers from it without fault',
  async () => {
    const [mock, blank] = [await createMock({ scenario: aFullHouse, freeze: true }), await createMock({ freeze: true })]
    for (const it of [mock, blank]) it.onDelivery(() => undefined)
    for (const [position, deed] of deeds.entries()) await deed(mock, position * 3)
    const truth = mock.state.export()
    const fates = { refused: 0, taken: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(aChange, { minLength: 1, maxLength: 2 }), async (changes) => {
        blank.reset()
        const fate = await fateOf(blank, changed(truth, changes))
        fates[fate] += 1
        if (fate === 'refused') return
        const replies = await looks(blank)
        expect(replies.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([])
        expect(await fateOf(blank, blank.state.export())).toBe('taken')
      }),
      runs(0.02),
    )
    expect(Math.min(fates.refused, fates.taken)).toBeGreaterThan(0)
  },
  patience,
)
