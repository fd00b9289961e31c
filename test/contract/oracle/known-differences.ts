import type { LedgerId } from '../../../src/generated/ledger.js'
import type { Trial } from './requests.js'
import type { Objection } from './verdict.js'

/** An objection that one judge alone makes, and why we stand by our side. */
export interface KnownDifference {
  readonly id: LedgerId
  readonly says: string
  readonly madeBy: 'us' | 'prism'
  /** `others` is what the other judge objects to. */
  explains(objection: Objection, trial: Trial, others: readonly Objection[]): boolean
}

const ownFormat = (id: LedgerId, reason: RegExp): KnownDifference => ({
  id,
  says: `Prism does not know our format: must be ${reason.source}`,
  madeBy: 'us',
  explains: ({ rule, text }) => rule === 'format' && reason.test(text),
})

/** The value of the parameter to which was objected; Prism writes its name in lower case. */
const queryValue = ({ place }: Objection, { query }: Trial): string | undefined =>
  query.find(([name]) => name.toLowerCase() === place[1]?.toLowerCase())?.[1]

/** A text of which JavaScript, but nobody else, makes a number: `1e3`, `0x10`, ` 1`, no text at all. */
const isOddNumber = (text: string | undefined): boolean =>
  text !== undefined && !Number.isNaN(Number(text)) && !/^-?\d+(?:\.\d+)?$/.test(text)

/** Everything on which Prism and our own validators differ where one thing is wrong with a request. */
export const knownDifferences: readonly KnownDifference[] = [
  ownFormat('BK-11', /IANA time zone/),
  ownFormat('ER-19', /ISO 8601/),
  ownFormat('LM-05', /hex colour/),
  ownFormat('WH-03', /http or https URL/),
  ownFormat('EV-10', /absolute URL/),
  ownFormat('TM-03', /weekday/),
  {
    id: 'BK-74',
    says: 'An empty value in the query is a value; Prism reads it as left out',
    madeBy: 'us',
    explains: (objection, trial) => objection.place[0] === 'query' && queryValue(objection, trial) === '',
  },
  {
    id: 'BK-73',
    says: 'A number in the query has digits only; Prism takes whatever JavaScript makes a number of',
    madeBy: 'us',
    explains: (objection, trial) =>
      objection.place[0] === 'query' && objection.rule === 'type' && isOddNumber(queryValue(objection, trial)),
  },
  {
    id: 'ER-08',
    says: 'A number in the path has digits only; Prism takes whatever JavaScript makes a number of',
    madeBy: 'us',
    explains: ({ place }, { path }) =>
      place[0] === 'path' && path.split('/').some((it) => isOddNumber(decodeURIComponent(it))),
  },
  {
    id: 'ER-08',
    says: 'The body null is no object; Prism reads it as left out where the body may be',
    madeBy: 'us',
    explains: ({ place }, { body }) => place[0] === 'body' && body === null,
  },
  {
    id: 'ER-08',
    says: 'A body that is left out reads as {}; Prism asks for one',
    madeBy: 'prism',
    explains: ({ rule }, { body }) => rule === 'required' && body === undefined,
  },
]

/** Further ones, on which they differ only where several things are wrong with a request. */
export const furtherDifferences: readonly KnownDifference[] = [
  {
    id: 'ER-16',
    says: 'A path that is wrong is refused before anything else is looked at, at its first parameter; Prism goes on',
    madeBy: 'prism',
    explains: (_objection, _trial, ours) => ours.some(({ place }) => place[0] === 'path'),
  },
  {
    id: 'ER-08',
    says: 'A body that nobody should take apart, nested too deep or reaching for prototypes, is not looked at; Prism does',
    madeBy: 'us',
    explains: ({ rule }) => rule === 'request.json_too_deep' || rule === 'request.json_forbidden_key',
  },
  {
    id: 'ER-08',
    says: 'Of a body that is not taken apart nothing else is said',
    madeBy: 'prism',
    explains: (_objection, _trial, ours) => ours.some(({ rule }) => /^request\.json_/.test(rule)),
  },
  {
    id: 'ER-12',
    says: 'Of very much that is wrong we tell the first fifty findings; Prism tells all',
    madeBy: 'prism',
    explains: (_objection, _trial, ours) => ours.length >= 50,
  },
]
