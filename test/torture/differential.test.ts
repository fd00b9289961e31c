import { expect, it } from 'vitest'
import { createJury } from '../contract/oracle/jury.js'
import { ourVerdict } from '../contract/oracle/our-verdict.js'
import { amount } from './amount.js'
import { createDice } from './fuzz/dice.js'
import { aTrial } from './fuzz/trials.js'

const seed = Number(process.env['SVC_MOCK_TORTURE_SEED'] ?? 20260105)

it('judges generated requests as Prism does', async () => {
  const [jury, dice] = [await createJury(), createDice(seed)]
  const [disputed, judged, refused]: [string[], Set<string>, Set<string>] = [[], new Set(), new Set()]
  for (let count = amount({ short: 500, full: 10_000 }); count > 0; count--) {
    const trial = aTrial(dice)
    disputed.push(...(await jury.disagreements(trial)))
    ;(ourVerdict(trial).length > 0 ? refused : judged).add(trial.operationId)
  }
  console.info(`seed ${seed}: of ${judged.size} operations something was right, of ${refused.size} something was wrong`)
  expect(disputed).toEqual([])
  expect(judged.size).toBeGreaterThanOrEqual(amount({ short: 100, full: 141 }))
})
