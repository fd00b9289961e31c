import type { Form } from '../checks/live/finding.js'
import type { Contract } from '../contract/contract.js'
import type { OperationContract } from '../contract/operation-contract.js'
import type { Words } from '../contract/words.js'
import { Failure } from '../domain/failure.js'
import type { Call } from '../http/call.js'
import { RefusedInput } from '../pipeline/check-input.js'
import { findRoute } from '../pipeline/find-route.js'
import { RequestNotes } from '../pipeline/notes.js'
import { createPolicy } from '../pipeline/policy.js'
import { readInput } from '../pipeline/read-input.js'
import { readPath } from '../pipeline/read-path.js'
import { parseQuery } from '../pipeline/read-query.js'
import { selectGeneration } from '../pipeline/select-generation.js'
import { violationsIn } from '../pipeline/violations-in.js'
import type { Passed, ProxyFinding } from './proxied.js'

/** What the documents say of a request. */
export interface JudgedRequest {
  /** Undefined where the path leads to none. */
  readonly operation: OperationContract | undefined
  /** The forms in which its answer may come. */
  readonly forms: readonly Form[]
  readonly findings: readonly ProxyFinding[]
}

interface Documents {
  readonly contract: Contract
  readonly words: Words
}

const policy = createPolicy()

/** Judges a request by the steps of the mock's own pipeline, the caller aside. */
export const judgeRequest = (documents: Documents, passed: Passed): JudgedRequest => {
  const call = toCall(passed)
  try {
    const route = findRoute(documents.contract, call.method, call.url.split('?', 1)[0] ?? '/')
    const { operation } = route
    const findings = caught(documents.words, () => {
      readPath(route)
      return inputFindings(documents, operation, call)
    })
    return { operation, forms: formsOf(documents, operation, call), findings }
  } catch (error) {
    return { operation: undefined, forms: [], findings: findingsOf(error, documents.words) }
  }
}

const toCall = ({ method, path, requestHeaders, requestBody: body }: Passed): Call => ({
  method,
  url: path,
  originalUrl: path,
  headers: Object.fromEntries(Object.entries(requestHeaders).map(([name, values]) => [name, values.join(', ')])),
  body,
  address: '',
})

const caught = (words: Words, judge: () => readonly ProxyFinding[]): readonly ProxyFinding[] => {
  try {
    return judge()
  } catch (error) {
    return findingsOf(error, words)
  }
}

const findingsOf = (error: unknown, words: Words): readonly ProxyFinding[] => {
  if (!(error instanceof Failure)) throw error
  const message = words.sentence(error.message)
  const [place] = violationsIn(error, words)
  return [
    { side: 'request', weight: 'gap', rule: error.name, place: place ? `${place.in}${place.pointer}` : '', message },
  ]
}

/** What is not described is dropped by the service without a word. */
const inputFindings = (
  { contract, words }: Documents,
  operation: OperationContract,
  call: Call,
): readonly ProxyFinding[] => {
  const notes = new RequestNotes(policy)
  const generation = selectGeneration(contract, operation, { header: versionIn(words, operation, call), notes })
  const input = readInput({ contract, words }, { call }, { query: parseQuery(call.url), generation, operation })
  if (input instanceof RefusedInput) throw input
  const told = [...notes.warnings.map(({ message }) => message), ...input.unknown.map((it) => `${it} is not described`)]
  return told.map((message) => ({
    ...{ side: 'request', weight: 'note', rule: 'warning', place: '', message: words.sentence(message) },
  }))
}

const versionIn = (words: Words, { version }: OperationContract, { headers }: Call): string | undefined =>
  version ? headers[words.header(version.header)] : undefined

const formsOf = ({ words }: Documents, operation: OperationContract, call: Call): readonly Form[] => {
  const { version, older } = operation
  if (!version) return ['current']
  const asked = versionIn(words, operation, call)?.trim()
  if (asked === version.value) return ['current']
  const other: Form = older ? 'older' : 'absent'
  return asked === undefined ? ['current', other] : [other]
}
