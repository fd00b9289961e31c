import Ajv2020Module, { type Ajv2020 } from 'ajv/dist/2020.js'
import { type Described, describedOperations } from '../../contract/compile/described.js'
import type { Document, Json, JsonObject } from '../../contract/compile/document.js'
import { dereference, isObject } from '../../contract/compile/schema.js'
import { shapeOf } from '../../contract/compile/shapes.js'
import { formats } from '../../contract/formats.js'
import type { GenerationContract, OperationContract, Shape } from '../../contract/operation-contract.js'
import type { Validator } from '../../contract/validators.js'
import { documents } from '../../generated/documents.js'
import type { Form } from './finding.js'

/** What the documents say of one reply. */
export interface DescribedReply {
  /** Finds everything that is wrong; undescribed properties are none of it. */
  readonly validator: Validator
  /** Which properties are described. */
  readonly shape: Shape
}

/** What the documents say of the replies of an operation. */
export interface DescribedOperation {
  readonly described: Described
  readonly document: Document
  /** Statuses that are described one by one; what the mock alone may answer is not among them. */
  statuses(form: Form): readonly number[]
  /** Undefined where the reply has no described body. */
  reply(form: Form, status: number): DescribedReply | undefined
}

/** The operation's generation that a request of this form asks for. */
export const generationOf = ({ current, older }: OperationContract, form: Form): GenerationContract =>
  form === 'older' && older ? older : current

let described: ReadonlyMap<string, Described> | undefined

/** What the documents say of an operation of the API. */
export const describedOperation = (operation: OperationContract): DescribedOperation => {
  described ??= new Map(describedOperations(documents).map((it) => [it.id, it]))
  const found = described.get(operation.id)
  if (!found) throw new Error(`${operation.id} is not described`)
  const document = documents[found.document]
  return {
    described: found,
    document,
    statuses: (form) => statusesOf(found, operation, form),
    reply: (form, status) => replyOf(found, form, status),
  }
}

const statusesOf = ({ operation }: Described, contract: OperationContract, form: Form): readonly number[] => {
  const all = Object.keys(operation['responses'] as JsonObject)
    .map(Number)
    .filter((status) => !Number.isNaN(status))
  const refusals = all.filter((status) => status >= 400)
  return form === 'absent' ? refusals : [generationOf(contract, form).status, ...refusals]
}

const known = new Map<string, DescribedReply | undefined>()

const replyOf = (found: Described, form: Form, status: number): DescribedReply | undefined => {
  const key = `${found.id} ${form} ${status}`
  if (!known.has(key)) {
    const schema = schemaOf(found, form, status)
    known.set(key, schema === undefined ? undefined : compiled(documents[found.document], schema))
  }
  return known.get(key)
}

const schemaOf = (found: Described, form: Form, status: number): Json | undefined => {
  const { operation, version, document, status: success } = found
  const older = isObject(version?.['older']) ? version['older'] : undefined
  if (form === 'older' && status === Number(older?.['status'] ?? success) && typeof older?.['response'] === 'string')
    return { $ref: `#/components/schemas/${older['response']}` }
  const responses = operation['responses'] as JsonObject
  const response = dereference(
    documents[document],
    responses[String(form === 'older' && status < 300 ? success : status)] ?? null,
  )
  const content =
    isObject(response) && isObject(response['content']) ? response['content']['application/json'] : undefined
  return isObject(content) ? content['schema'] : undefined
}

const compiled = (document: Document, schema: Json): DescribedReply => {
  const whole = dereference(document, schema) as JsonObject
  return { validator: compiler().compile(whole) as Validator, shape: shapeOf(document, whole) }
}

/** A validator that finds everything wrong with a value of this schema. */
export const validatorOf = (document: Document, schema: Json): Validator => compiled(document, schema).validator

let ajv: Ajv2020 | undefined

const annotations = ['x-svc-rests', 'x-svc-expected', 'x-svc-word', 'x-svc-provenance', 'x-svc-alternatives', 'example']

/** Objects stay open and every problem is found, other than in the validators of our own replies. */
const compiler = (): Ajv2020 => {
  if (ajv) return ajv
  ajv = new Ajv2020Module.default({
    strict: true,
    discriminator: true,
    allowUnionTypes: true,
    messages: false,
    allErrors: true,
  })
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.addVocabulary(annotations)
  return ajv
}
