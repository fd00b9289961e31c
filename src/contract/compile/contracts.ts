import type { AlternativeId } from '../../generated/ledger.js'
import type { ControlOperationId } from '../control-wire.js'
import type {
  ControlContract,
  DescribedContract,
  GenerationContract,
  OperationContract,
  ParameterContract,
  VersionContract,
} from '../operation-contract.js'
import type { OperationId } from '../wire.js'
import type { Described } from './described.js'
import type { Document, Documents, Json, JsonObject } from './document.js'
import { dereference, isObject, mergeAllOf } from './schema.js'
import { shapeOf, wordsOf } from './shapes.js'
import { validatorName } from './validators.js'

/** The route table: every described operation as data. */
export const operationContracts = (
  documents: Documents,
  described: readonly Described[],
): readonly OperationContract[] =>
  described.map((operation) => ({
    ...partsOf(documents[operation.document], operation),
    id: operation.id as OperationId,
    generation: operation.path.startsWith('/v1/') ? 'v1' : 'v2',
    provenance: operation.operation['x-svc-provenance'] === 'beyond' ? 'beyond' : 'specification',
  }))

/** The route table of the control interface. */
export const controlContracts = (documents: Documents, described: readonly Described[]): readonly ControlContract[] =>
  described.map((operation) => ({
    ...partsOf(documents.control, operation),
    id: operation.id as ControlOperationId,
    generation: 'control',
    provenance: 'control',
  }))

const partsOf = (
  document: Document,
  described: Described,
): Omit<DescribedContract, 'id' | 'generation' | 'provenance'> => {
  const { operation, version } = described
  return {
    method: described.method,
    path: described.path,
    summary: String(operation['summary']),
    tag: String((operation['tags'] as string[] | undefined)?.[0] ?? ''),
    deprecated: operation['deprecated'] === true,
    credentials: credentialsOf(operation['security'] ?? document['security']),
    ...(secretStandsAlone(operation['security']) && { clientInPath: true }),
    anonymousUnder: (operation['x-svc-anonymous-under'] as AlternativeId | undefined) ?? null,
    pathParameters: parametersIn('path', described.parameters),
    version: version ? versionOf(version, described.parameters) : null,
    statuses: statusesOf(operation['responses'] as JsonObject),
    current: currentGeneration(document, described),
    older: version ? olderGeneration(document, described, version) : null,
  }
}

/** Those that are told by their number. */
const statusesOf = (responses: JsonObject): readonly number[] =>
  Object.keys(responses).map(Number).filter(Number.isInteger)

const credentialsOf = (security: Json | undefined): 'required' | 'optional' =>
  Array.isArray(security) && security.every((it) => isObject(it) && Object.keys(it).length > 0)
    ? 'required'
    : 'optional'

const secretStandsAlone = (security: Json | undefined): boolean =>
  Array.isArray(security) && security.some((it) => isObject(it) && 'clientSecret' in it && !('clientId' in it))

const parametersIn = (place: string, parameters: readonly JsonObject[]): readonly ParameterContract[] =>
  parameters.filter((it) => it['in'] === place).map(parameterOf)

const parameterOf = (parameter: JsonObject): ParameterContract => {
  const schema = isObject(parameter['schema']) ? parameter['schema'] : {}
  const word = parameter['x-svc-word'] ?? schema['x-svc-word']
  return {
    name: String(parameter['name']),
    type: (typeof schema['type'] === 'string' ? schema['type'] : 'string') as ParameterContract['type'],
    ...((word === 'suffix' || word === 'value') && { word }),
  }
}

const versionOf = (version: JsonObject, parameters: readonly JsonObject[]): VersionContract => {
  const header = parameters.find((it) => it['in'] === 'header')
  if (!header) throw new Error('An operation with x-svc-version declares its header parameter')
  return {
    header: String(header['name']).toLowerCase(),
    value: String(version['value']),
    whenAbsent: version['whenAbsent'] === 'current' ? 'current' : 'older',
  }
}

const currentGeneration = (document: Document, described: Described): GenerationContract => {
  const query = parametersIn('query', described.parameters)
  return {
    status: described.status,
    query,
    queryValidator: query.length > 0 ? validatorName(described.id, 'query') : null,
    bodyValidator: described.body === undefined ? null : validatorName(described.id, 'body'),
    replyValidator: described.reply === undefined ? null : validatorName(described.id, 'reply'),
    bodyShape: described.body === undefined ? null : shapeOf(document, described.body),
    replyWords: wordsOf(shapeOf(document, described.reply)) ?? null,
    envelope: envelopeOf(document, described.reply),
  }
}

const olderGeneration = (document: Document, described: Described, version: JsonObject): GenerationContract | null => {
  const older = version['older']
  if (!isObject(older)) return null
  const current = currentGeneration(document, described)
  const parameters = ((older['parameters'] as Json[] | undefined) ?? []).map(
    (it) => dereference(document, it) as JsonObject,
  )
  const query = parameters.map(parameterOf)
  return {
    ...current,
    ...(older['status'] !== undefined && { status: Number(older['status']) }),
    query,
    queryValidator: query.length > 0 ? validatorName(described.id, 'olderQuery') : null,
    ...olderBody(document, described, older['request']),
    ...olderReply(document, described, older['response']),
  }
}

const olderBody = (document: Document, { id }: Described, name: Json | undefined): Partial<GenerationContract> => {
  if (typeof name !== 'string') return {}
  const schema = { $ref: `#/components/schemas/${name}` }
  return { bodyValidator: validatorName(id, 'olderBody'), bodyShape: shapeOf(document, schema) }
}

const olderReply = (document: Document, { id }: Described, name: Json | undefined): Partial<GenerationContract> => {
  if (typeof name !== 'string') return {}
  const schema = { $ref: `#/components/schemas/${name}` }
  return {
    replyValidator: validatorName(id, 'olderReply'),
    replyWords: wordsOf(shapeOf(document, schema)) ?? null,
    envelope: envelopeOf(document, schema),
  }
}

const envelopeOf = (document: Document, reply: Json | undefined): readonly string[] => {
  const schema = mergeAllOf(document, dereference(document, reply ?? {}))
  return isObject(schema) && isObject(schema['properties']) ? Object.keys(schema['properties']) : []
}
