import { beforeAll, expect, it } from 'vitest'
import { documents } from '../../../src/generated/documents.js'
import { createJury, type Jury } from './jury.js'
import { knownDifferences } from './known-differences.js'
import { ourVerdict } from './our-verdict.js'
import { trials } from './requests.js'

const all = trials(documents)
const operationIds = [...new Set(all.map(({ operationId }) => operationId))]
const withBody = operationIds.flatMap(
  (id) => all.find((it) => it.operationId === id && it.change === 'body = "text"') ?? [],
)
let jury: Jury

beforeAll(async () => {
  jury = await createJury(knownDifferences)
})

it('finds nothing wrong with any example of the documents, neither by us nor by Prism', async () => {
  for (const trial of all.filter(({ change }) => change === 'example')) {
    expect(ourVerdict(trial), trial.operationId).toEqual([])
    expect(await jury.prismVerdict(trial), trial.operationId).toEqual([])
  }
})

it.each(withBody)('lets Prism judge the body of $operationId at all', async (trial) => {
  // A schema that does not compile makes Prism accept everything without a word.
  expect(await jury.prismVerdict(trial)).toContainEqual(expect.objectContaining({ rule: 'type' }))
})

it.each(operationIds)(
  'judges changed requests of %s as Prism does',
  async (operationId) => {
    const found = []
    for (const trial of all) if (trial.operationId === operationId) found.push(...(await jury.disagreements(trial)))
    expect(found).toEqual([])
  },
  120_000,
)

it('lists no difference that has gone [BK-11] [BK-73] [BK-74] [ER-08] [ER-19] [EV-10] [LM-05] [TM-03] [WH-03]', () => {
  expect(knownDifferences.filter((it) => !jury.met.has(it)).map(({ id, says }) => `${id} ${says}`)).toEqual([])
})
