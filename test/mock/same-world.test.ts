import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMock, type Mock, type MockOptions } from '../../src/index.js'
import { aFullHouse } from '../builders/a-full-house.js'
import { deeds, looks, told } from '../builders/a-walk.js'
import { patience, runs } from '../oracle/runs.js'

const aWalk = fc.array(fc.tuple(fc.nat({ max: deeds.length - 1 }), fc.nat({ max: 500 })), { maxLength: 8 })

const walk = async (mock: Mock, steps: readonly (readonly [number, number])[]): Promise<readonly unknown[]> => {
  const replies: unknown[] = []
  for (const [deed, dice] of steps) {
    const reply = await deeds[deed]?.(mock, dice)
    if (reply) replies.push(told(reply))
  }
  return replies
}

/** A mock whose deliveries reach somebody at once, and somebody in this process. */
const open = async (options: MockOptions = {}): Promise<Mock> => {
  const mock = await createMock({ freeze: true, ...options })
  mock.onDelivery(() => undefined)
  return mock
}

it(
  'is the same world in a mock made with an export and in one that imported it: what follows is answered alike',
  async () => {
    const [first, other] = [await open({ scenario: aFullHouse }), await open()]
    await fc.assert(
      fc.asyncProperty(aWalk, aWalk, async (before, after) => {
        first.reset()
        await walk(first, before)
        await first.settled()
        const state = first.state.export()
        await other.state.import(JSON.parse(JSON.stringify(state)))
        const made = await open({ scenario: state })
        expect(other.state.export()).toEqual(state)
        expect(made.state.export()).toEqual(state)

        const replies = await Promise.all([first, other, made].map((mock) => walk(mock, after)))
        expect(replies[1]).toEqual(replies[0])
        expect(replies[2]).toEqual(replies[0])
        const shown = await Promise.all([first, other].map(async (mock) => (await looks(mock)).map(told)))
        expect(shown[1]).toEqual(shown[0])
        await Promise.all([first, other, made].map((mock) => mock.settled()))
        expect(other.state.export()).toEqual(first.state.export())
        await made.close()
      }),
      runs(0.005),
    )
  },
  patience,
)
