import type { Finding } from '../contract/findings.js'
import type { Words } from '../contract/words.js'
import { type Failure, type FailureName, kindOf } from '../domain/failure.js'
import type { LedgerId } from '../generated/ledger.js'
import { type Input, RefusedInput } from './check-input.js'
import { InjectedFailure } from './injected-failure.js'

/** One place in which a request is none of those that the documents describe. */
export interface Violation {
  readonly in: 'method' | 'path' | 'headers' | 'query' | 'body'
  /** JSON pointer (RFC 6901) to the wrong place, in the client's own names: `/attendee/email`; empty for the part as a whole. */
  readonly pointer: string
  /** What was broken: the keyword of JSON Schema (`required`, `format`), else the name of the refusal. */
  readonly rule: string
  /** What would do: `must be an e-mail address`. */
  readonly expected: string
  /** Entries of the ledger that say so, most specific first. */
  readonly restsOn: readonly LedgerId[]
}

/** Where a refused request left the contract; nowhere, where it was a proper one or was refused on purpose. */
export const violationsIn = (failure: Failure, words: Words): readonly Violation[] => {
  if (failure instanceof InjectedFailure || !leavesTheContract(failure.name)) return []
  if (failure instanceof RefusedInput)
    return failure.findings.map((finding) => violation(finding, failure.input, words))
  const expected = words.sentence(failure.message)
  return [{ ...placeOf(failure, words), rule: failure.name, expected, restsOn: kindOf(failure.name).rests }]
}

/** The families of refusals that say a request is none of those that the documents describe; all others are the service's answer to one that is. */
const leavesTheContract = (refusal: FailureName): boolean => /^(?:request|route)\.|^v1\.method_unknown$/.test(refusal)

const violation = ({ path, rule, reason, rests }: Finding, { part, wireName }: Input, words: Words): Violation => ({
  in: part,
  pointer: pointerTo(path.map(wireName)),
  rule,
  expected: words.sentence(reason),
  restsOn: rests,
})

const pointerTo = (steps: readonly unknown[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

type Place = Pick<Violation, 'in' | 'pointer'>

const places: Partial<Record<FailureName, (failure: Failure, words: Words) => Place>> = {
  'route.unknown': () => ({ in: 'path', pointer: '' }),
  'route.method_unknown': () => ({ in: 'method', pointer: '' }),
  'v1.method_unknown': () => ({ in: 'method', pointer: '' }),
  'route.absent_in_version': (_failure, words) => versionHeader(words),
  'route.version_of_another_resource': (_failure, words) => versionHeader(words),
  'request.content_type_unsupported': () => ({ in: 'headers', pointer: '/content-type' }),
  'request.path_parameter_invalid': ({ details }) => ({ in: 'path', pointer: pointerTo([details['parameter']]) }),
  'request.query_repeated': ({ details }) => ({ in: 'query', pointer: pointerTo([details['parameter'] ?? 'apiKey']) }),
  'request.json_forbidden_key': ({ details: { name } }) =>
    name === undefined ? { in: 'body', pointer: '' } : { in: 'query', pointer: pointerTo([name]) },
}

const placeOf = (failure: Failure, words: Words): Place =>
  places[failure.name]?.(failure, words) ?? { in: 'body', pointer: '' }

const versionHeader = (words: Words): Place => ({ in: 'headers', pointer: `/${words.header('svc-api-version')}` })
