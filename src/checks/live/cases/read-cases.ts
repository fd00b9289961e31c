import Ajv2020Module from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import type { JsonObject } from '../../../contract/compile/document.js'
import type { OperationContract } from '../../../contract/operation-contract.js'
import { documents } from '../../../generated/documents.js'
import { isHarmless } from '../writing/bodies.js'
import schema from './cases.schema.json' with { type: 'json' }

/** What a case expects of its reply; what is left out is as the documents say. */
export interface Expectation {
  readonly status?: number | readonly number[]
  /** Name of a schema of the documents. */
  readonly schema?: string
  /** A part of the body. */
  readonly body?: unknown
}

/** One request of a user's own. */
export interface LiveCase {
  readonly name: string
  readonly operation: OperationContract
  readonly params: Readonly<Record<string, string>>
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string>>
  /** Undefined: that of the current form; null: none. */
  readonly version: string | null | undefined
  readonly body: unknown
  /** Undefined: the first; null: nobody. */
  readonly credential: string | null | undefined
  readonly expect: Expectation
}

/** A case as it stands in the file. */
interface WrittenCase {
  readonly name: string
  readonly operationId?: string
  readonly request?: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly headers?: Readonly<Record<string, string>>
  readonly version?: string | null
  readonly body?: unknown
  readonly credential?: string | null
  readonly expect?: Expectation
}

/** What cases may refer to. */
export interface CaseGround {
  /** The operation of a name or of a method and template; throws an `Error` that names the nearest. */
  requireOperation(name: string): OperationContract
  readonly credentials: readonly string[]
  readonly mayWrite: boolean
}

/** Reads a file of cases, YAML or JSON; throws an `Error` that says where it is wrong and what would do. */
export const readCases = (text: string, ground: CaseGround): readonly LiveCase[] => {
  const written: unknown = parse(text)
  const validate = new Ajv2020Module.default({ allowUnionTypes: true, strictRequired: false }).compile<{
    cases: readonly WrittenCase[]
  }>(schema)
  if (!validate(written)) {
    const [error] = validate.errors ?? []
    throw new Error(`${error?.instancePath || '/'} ${error?.message}`)
  }
  const names = written.cases.map(({ name }) => name)
  const twice = names.find((name, position) => names.indexOf(name) !== position)
  if (twice !== undefined) throw new Error(`two cases are called "${twice}"; name them apart`)
  return written.cases.map((it) => toCase(it, ground))
}

const toCase = (written: WrittenCase, ground: CaseGround): LiveCase => {
  const operation = ground.requireOperation(written.operationId ?? written.request ?? '')
  mustBeAllowed(written, operation, ground)
  const { name, headers = {}, version, body, credential, expect = {} } = written
  const texts = (given: Readonly<Record<string, unknown>> = {}) =>
    Object.entries(given).map(([key, value]) => [key, String(value)] as const)
  return {
    ...{ name, operation, headers, version, body, credential, expect },
    params: Object.fromEntries(texts(written.params)),
    query: texts(written.query),
  }
}

const mustBeAllowed = (written: WrittenCase, operation: OperationContract, ground: CaseGround): void => {
  const { name, credential, expect } = written
  if (credential && !ground.credentials.includes(credential))
    throw new Error(
      `the case "${name}" asks as ${credential}; there are ${ground.credentials.join(', ') || 'no credentials'}`,
    )
  if (expect?.schema !== undefined && !isSchema(expect.schema))
    throw new Error(`the case "${name}" expects the schema ${expect.schema}, which the documents do not have`)
  if (operation.method !== 'GET') mustBeHarmless(written, operation, ground)
}

/** A case that changes something works on what the check has made, like everything else that does. */
const mustBeHarmless = (
  { name, params, body }: WrittenCase,
  { method }: OperationContract,
  { mayWrite }: CaseGround,
): void => {
  if (!mayWrite) throw new Error(`the case "${name}" changes something; allow that with --write, or leave it out`)
  if (method === 'DELETE')
    throw new Error(`the case "${name}" deletes; leave it out, since the check takes away itself what it made`)
  if (Object.keys(params ?? {}).length > 0)
    throw new Error(
      `the case "${name}" changes a thing by its id; leave params out, so that it changes one that the check has made`,
    )
  if (typeof body === 'object' && body !== null && !isHarmless(body as JsonObject))
    throw new Error(
      `the case "${name}" names a thing of somebody else in its body; write eventTypeId, which becomes that of the check's own`,
    )
}

const isSchema = (name: string): boolean =>
  Object.values(documents).some(({ components }) => Object.hasOwn(components.schemas, name))
