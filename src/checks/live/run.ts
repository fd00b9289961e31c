import type { OperationContract } from '../../contract/operation-contract.js'
import type { Words } from '../../contract/words.js'
import { type Credential, loginOf, whyNoLogin } from './credential.js'
import type { Form } from './finding.js'
import type { Parts, Probe } from './probe.js'
import type { Session } from './session.js'
import type { World } from './world.js'

/** What the documents hold against the parts of a request, as sentences; none where it is valid. */
export type ObjectionsTo = (operation: OperationContract, form: Form, parts: Parts) => readonly string[]

/** What a check goes about with. */
export interface Run {
  readonly session: Session
  /** What is known of the target. */
  readonly world: World
  /** What is known of the mock, found in the same way. */
  readonly mockWorld: World
  readonly words: Words
  readonly operations: readonly OperationContract[]
  /** Who asks unless a case says otherwise; undefined: nobody in particular. */
  readonly credentials: readonly Credential[]
  readonly seed: number
  readonly objectionsTo: ObjectionsTo
  /** Query parameters that some operation was tried with, so that others need not be tried with as many values. */
  readonly tried: Set<string>
  /** The present, in milliseconds since 1970. */
  now(): number
  /** Says that an operation was not tried, and why. */
  skip(operation: OperationContract, why: string): void
}

/** The first credential that an operation takes; `why` where it takes none. */
export const credentialFor = (
  operation: OperationContract,
  { credentials, words }: Pick<Run, 'credentials' | 'words'>,
): { readonly credential: Credential | undefined } | { readonly why: string } => {
  const credential = credentials.find((it) => loginOf(it, operation, words) !== undefined)
  if (credential || operation.credentials === 'optional') return { credential }
  return { why: whyNoLogin(operation) }
}

/** The form in which an operation answers a version header, by the documents. */
export const formOf = ({ version, older }: OperationContract, header: string | undefined): Form => {
  if (!version || header === version.value) return 'current'
  if (header === undefined && version.whenAbsent === 'current') return 'current'
  return older ? 'older' : 'absent'
}

/** A request of an operation at a place; what is not given is plain. */
export const probeAt = (
  operation: OperationContract,
  given: Partial<Probe> & Pick<Probe, 'id' | 'credential'>,
): Probe => ({
  operation,
  form: 'current',
  version: operation.version?.value,
  aim: 'plain',
  params: {},
  query: [],
  body: undefined,
  mirror: undefined,
  ...given,
})
