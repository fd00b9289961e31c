import { loadedContract } from '../../../src/contract/contract.js'
import { findingsOf } from '../../../src/contract/findings.js'
import { createWords } from '../../../src/contract/words.js'
import { Failure } from '../../../src/domain/failure.js'
import { contracts } from '../../../src/generated/contracts.js'
import type { Call } from '../../../src/http/call.js'
import { dropUnknown } from '../../../src/pipeline/drop-unknown.js'
import { findRoute } from '../../../src/pipeline/find-route.js'
import { readBody } from '../../../src/pipeline/read-body.js'
import { readPath } from '../../../src/pipeline/read-path.js'
import { decodeQuery, parseQuery } from '../../../src/pipeline/read-query.js'
import { allValidators } from '../all-validators.js'
import type { Trial } from './requests.js'
import type { Objection } from './verdict.js'

const bytesOf = (body: unknown): Call['body'] => ({
  kind: 'bytes',
  bytes: new TextEncoder().encode(JSON.stringify(body)),
})

const emptyCall: Call = { method: '', url: '', originalUrl: '', headers: {}, address: '', body: { kind: 'none' } }

const validators = await allValidators()
const contract = loadedContract(contracts, validators)
const words = createWords('svc')

/** What our own steps of path, query and body object to, in the current generation. */
export const ourVerdict = (trial: Trial): readonly Objection[] => {
  try {
    return objections(trial)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return [{ place: placeOf(error), rule: error.name, text: error.message }]
  }
}

const placeOf = ({ name, details }: Failure): readonly string[] => {
  if (name === 'request.path_parameter_invalid') return ['path', String(details['parameter'])]
  return name === 'request.query_repeated' ? ['query', String(details['parameter'])] : ['body']
}

const objections = (trial: Trial): readonly Objection[] => {
  const route = findRoute(contract, trial.method, trial.path)
  readPath(route)
  const { current } = route.operation
  const query = decodeQuery(parseQuery(`?${new URLSearchParams(Object.fromEntries(trial.query))}`), current, words)
  const inQuery = found('query', current.queryValidator, query)
  if (!current.bodyShape) return inQuery
  const body = readBody({ ...emptyCall, ...(trial.body !== undefined && { body: bytesOf(trial.body) }) })
  return [...inQuery, ...found('body', current.bodyValidator, dropUnknown(body, current.bodyShape).known)]
}

const found = (part: string, name: string | null, value: unknown): readonly Objection[] => {
  const validator = name === null ? undefined : contract.requestValidator(name)
  if (!validator || name === null) return []
  return findingsOf(validator, value, contract.facts(name)).map(({ path, rule, reason }) => ({
    // A property that is missing is held against the object that lacks it, as JSON Schema does.
    place: [part, ...(rule === 'required' ? path.slice(0, -1) : path)],
    rule,
    text: reason,
  }))
}
