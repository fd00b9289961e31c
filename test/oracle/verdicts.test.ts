import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoOf } from './desk.js'
import { aSituation, someStarts } from './generate/a-situation.js'
import { mayBook } from './naive/may-book.js'
import { refusalOf } from './our-verdict.js'
import { patience, runs } from './runs.js'
import { worldOf } from './world-of.js'

const aTrial = aSituation.chain((situation) => fc.tuple(fc.constant(situation), someStarts(situation)))

it(
  'books and refuses the same starts as the naive model [AV-01] [AV-02] [AV-03] [AV-04] [AV-05] [AV-06] [AV-07] [AV-11] [AV-12] [HA-01] [HA-06]',
  () => {
    fc.assert(
      fc.property(aTrial, ([situation, starts]) => {
        const world = worldOf(situation)
        const verdicts = starts.map((start) => ({ start, refusal: refusalOf(world, start)?.name }))
        const disputed = verdicts.filter(({ start, refusal }) => (refusal === undefined) !== mayBook(start, situation))
        expect(disputed.map(({ start, refusal }) => `${isoOf(start)} ${refusal ?? 'booked'}`)).toEqual([])
      }),
      runs(0.5),
    )
  },
  patience,
)
