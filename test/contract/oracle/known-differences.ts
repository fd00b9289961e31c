import type { LedgerId } from '../../../src/generated/ledger.js'
import type { Trial } from './requests.js'
import type { Objection } from './verdict.js'

/** An objection that one judge alone makes, and why we stand by our side. */
export interface KnownDifference {
  readonly id: LedgerId
  readonly says: string
  readonly madeBy: 'us' | 'prism'
  explains(objection: Objection, trial: Trial): boolean
}

const ownFormat = (id: LedgerId, reason: RegExp): KnownDifference => ({
  id,
  says: `Prism does not know our format: must be ${reason.source}`,
  madeBy: 'us',
  explains: ({ rule, text }) => rule === 'format' && reason.test(text),
})

const queryValue = ({ query }: Trial): string | undefined => query[0]?.[1]

/** Everything on which Prism and our own validators differ. */
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
    explains: ({ place }, trial) => place[0] === 'query' && queryValue(trial) === '',
  },
  {
    id: 'BK-73',
    says: 'A number in the query has digits only; Prism takes whatever JavaScript makes a number of',
    madeBy: 'us',
    explains: ({ place, rule }, trial) =>
      place[0] === 'query' && rule === 'type' && ['+1', '1e3', ' 1'].includes(queryValue(trial) ?? ''),
  },
  {
    id: 'ER-08',
    says: 'A number in the path has digits only; Prism takes 1e3 for a thousand',
    madeBy: 'us',
    explains: ({ place }, { path }) => place[0] === 'path' && path.split('/').includes('1e3'),
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
