import { expect, it } from 'vitest'
import { alternatives, ledgerEntry } from '../../src/contract/ledger.js'
import { failures } from '../../src/domain/failure.js'
import { contracts } from '../../src/generated/contracts.js'
import type { LedgerId } from '../../src/generated/ledger.js'
import { ledgerEntries } from '../../src/generated/ledger-entries.js'
import { operations } from '../../src/operations/index.js'
import { idsInCode, idsInDocuments, idsInTitles, sourcesIn } from './citations.js'

const [inCode, inDocuments, inTitles] = [idsInCode(), idsInDocuments(), idsInTitles()]
const isKnown = (id: string): boolean => ledgerEntry(id as LedgerId) !== undefined
/** The last part of the project that is built. */
const builtPart = 3
const built = ledgerEntries.filter(({ part }) => part <= builtPart)

it('implements exactly the operations that the documents describe, in both generations where their forms differ', () => {
  expect(Object.keys(operations).sort()).toEqual(contracts.map(({ id }) => id).sort())
  const olderForms = contracts
    .filter(({ older, current }) => older && older.replyValidator !== current.replyValidator)
    .map(({ id }) => id)
  const olderHandlers = Object.entries(operations).flatMap(([id, { older }]) => (older ? [id] : []))
  expect(olderHandlers).toEqual(expect.arrayContaining(olderForms))
})

it('names every entry once', () => {
  const ids = ledgerEntries.map(({ id }) => id)
  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([])
})

it('cites only entries that exist', () => {
  expect([...inCode, ...inDocuments, ...inTitles].filter((id) => !isKnown(id))).toEqual([])
})

it('cites every entry of this part: as data in code, in the documents, or in the title of a test', () => {
  const cited = new Set([...inCode, ...inDocuments, ...inTitles])
  expect(built.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([])
})

it('proves every entry that code cites by a test that names it', () => {
  expect([...inCode].filter((id) => built.some((it) => it.id === id) && !inTitles.has(id)).sort()).toEqual([])
})

it('tests every alternative of this part', () => {
  const untested = alternatives.filter(({ id, part }) => part <= builtPart && !inTitles.has(id))
  expect(untested.map(({ id }) => id)).toEqual([])
})

it('gives every refusal grounds that exist, those of its own control interface aside', () => {
  for (const [name, { rests }] of Object.entries(failures))
    expect([name, rests.filter((id) => !isKnown(id))]).toEqual([name, []])
  const groundless = Object.entries(failures).filter(([, { rests }]) => rests.length === 0)
  // What is said about the mock itself rests on no decision about the service.
  const own = /^(?:policy\.not_specified$|sandbox\.|control\.|fault\.|overlay\.)/
  expect(groundless.map(([name]) => name).filter((name) => !own.test(name))).toEqual([])
})

it('raises every refusal in some test', () => {
  const texts = [...sourcesIn('test')].filter(([path]) => path.endsWith('.test.ts')).map(([, text]) => text)
  const unraised = Object.keys(failures).filter((name) => !texts.some((text) => text.includes(`'${name}'`)))
  expect(unraised).toEqual([])
})

it('throws every refusal somewhere in the code', () => {
  const texts = [...sourcesIn('src')].filter(([path]) => !path.endsWith('failure.ts')).map(([, text]) => text)
  const unused = Object.keys(failures).filter((name) => !texts.some((text) => text.includes(`'${name}'`)))
  expect(unused).toEqual([])
})
