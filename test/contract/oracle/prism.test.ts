import { beforeAll, expect, it } from 'vitest'
import { documents } from '../../../src/generated/documents.js'
import { type KnownDifference, knownDifferences } from './known-differences.js'
import { ourVerdict } from './our-verdict.js'
import { createPrism } from './prism-verdict.js'
import { type Trial, trials } from './requests.js'
import type { Objection } from './verdict.js'

const all = trials(documents)
const operationIds = [...new Set(all.map(({ operationId }) => operationId))]
const withBody = operationIds.flatMap(
  (id) => all.find((it) => it.operationId === id && it.change === 'body = "text"') ?? [],
)
const used = new Set<KnownDifference>()
let prismVerdict: Awaited<ReturnType<typeof createPrism>>

beforeAll(async () => {
  prismVerdict = await createPrism()
})

/** Prism writes the names of parameters in lower case, and goes deeper into unions than we do. */
const placeOf = ({ place }: Objection): string => place.slice(0, 2).join('.').toLowerCase()

const isKnown = (madeBy: KnownDifference['madeBy'], trial: Trial, objection: Objection): boolean => {
  const difference = knownDifferences.find((it) => it.madeBy === madeBy && it.explains(objection, trial))
  if (difference) used.add(difference)
  return difference !== undefined
}

/** What the one judge holds against a place in which the other sees nothing wrong. */
const alone = (mine: readonly Objection[], others: readonly Objection[]): readonly Objection[] => {
  const places = new Set(others.map(placeOf))
  return mine.filter((objection) => !places.has(placeOf(objection)))
}

const disagreements = async (trial: Trial): Promise<readonly string[]> => {
  const [ours, prisms] = [ourVerdict(trial), await prismVerdict(trial)]
  const we = alone(ours, prisms).filter((objection) => !isKnown('us', trial, objection))
  const prism = alone(prisms, ours).filter((objection) => !isKnown('prism', trial, objection))
  return [
    ...we.map(({ text }) => `${trial.change}: only we say "${text}"`),
    ...prism.map(({ text }) => `${trial.change}: only Prism says "${text}"`),
  ]
}

it('finds nothing wrong with any example of the documents, neither by us nor by Prism', async () => {
  for (const trial of all.filter(({ change }) => change === 'example')) {
    expect(ourVerdict(trial), trial.operationId).toEqual([])
    expect(await prismVerdict(trial), trial.operationId).toEqual([])
  }
})

it.each(withBody)('lets Prism judge the body of $operationId at all', async (trial) => {
  // A schema that does not compile makes Prism accept everything without a word.
  expect(await prismVerdict(trial)).toContainEqual(expect.objectContaining({ rule: 'type' }))
})

it.each(operationIds)('judges changed requests of %s as Prism does', async (operationId) => {
  const found = []
  for (const trial of all) if (trial.operationId === operationId) found.push(...(await disagreements(trial)))
  expect(found).toEqual([])
})

it('lists no difference that has gone [BK-11] [BK-73] [BK-74] [ER-08] [ER-19] [EV-10] [LM-05] [TM-03] [WH-03]', () => {
  expect(knownDifferences.filter((it) => !used.has(it)).map(({ id, says }) => `${id} ${says}`)).toEqual([])
})
