import { expect, it } from 'vitest'
import { createJury } from '../contract/oracle/jury.js'
import { furtherDifferences, knownDifferences } from '../contract/oracle/known-differences.js'
import { ourVerdict } from '../contract/oracle/our-verdict.js'
import { amount } from './amount.js'
import { createDice, tortureSeed, usualSeed } from './dice.js'
import { aTrial } from './fuzz/trials.js'

const requests = amount({ short: 500, full: 10_000 })

it('judges generated requests as Prism does, but for what is known [ER-08] [ER-12] [ER-16]', async () => {
  const [jury, dice] = [await createJury([...knownDifferences, ...furtherDifferences]), createDice(tortureSeed)]
  const [disputed, right, wrong]: [string[], Set<string>, Set<string>] = [[], new Set(), new Set()]
  for (let count = 0; count < requests; count++) {
    const trial = aTrial(dice)
    const found = await jury.disagreements(trial)
    disputed.push(...found.map((text) => `seed ${tortureSeed}, request ${count}: ${text}`))
    ;(ourVerdict(trial).length > 0 ? wrong : right).add(trial.operationId)
  }
  const unmet = furtherDifferences.filter((it) => !jury.met.has(it)).map(({ says }) => says)
  console.info(
    `${requests} requests, right ones to ${right.size} operations, wrong ones to ${wrong.size}; not met: ${unmet}`,
  )
  expect(disputed).toEqual([])
  expect(right.size).toBeGreaterThanOrEqual(amount({ short: 85, full: 140 }))
  // With some operations nothing can be wrong: they take neither ids nor a query nor a body.
  expect(wrong.size).toBeGreaterThanOrEqual(amount({ short: 85, full: 115 }))
  if (tortureSeed === usualSeed && requests >= 10_000) expect(unmet).toEqual([])
})
