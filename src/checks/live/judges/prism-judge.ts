import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http'
import type { Document, Documents, Json, JsonObject } from '../../../contract/compile/document.js'
import { isObject } from '../../../contract/compile/schema.js'
import { documents } from '../../../generated/documents.js'
import type { LiveReply, LiveRequest } from '../exchange.js'
import type { Form } from '../finding.js'

type Components = Parameters<typeof createInstance>[1]
type Forward = NonNullable<Components['forward']>
type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>

/** What Prism holds against the body of a reply. */
export interface PrismObjection {
  /** Steps into the body. */
  readonly path: readonly string[]
  /** Name of the broken rule. */
  readonly rule: string
  readonly message: string
}

/** A reply that was got elsewhere, and what it answers. */
export interface JudgedExchange {
  /** The path's template. */
  readonly template: string
  readonly form: Form
  readonly request: LiveRequest
  readonly reply: LiveReply
}

/** Lets Prism judge a reply. */
export type PrismJudge = (exchange: JudgedExchange) => Promise<readonly PrismObjection[]>

const ignore = (): void => undefined
const silent = {
  ...{ success: ignore, error: ignore, warn: ignore, info: ignore, debug: ignore, trace: ignore, fatal: ignore },
  child: () => silent,
}

const config = {
  isProxy: true as const,
  upstream: new URL('http://nowhere.invalid'),
  upstreamProxy: undefined,
  mock: { dynamic: false },
  errors: false,
  validateRequest: false,
  validateResponse: true,
  checkSecurity: false,
}

/** What Prism has read of our documents, in the forms of both generations. */
const read: { current?: Promise<Operations>; older?: Promise<Operations> } = {}

const operationsOf = (form: Form): Promise<Operations> => {
  if (form !== 'older') {
    read.current ??= operationsIn(documents)
    return read.current
  }
  read.older ??= operationsIn(olderDocuments(documents))
  return read.older
}

/** Prism as a judge of replies; it reads the documents when it is first asked. */
export const judgeByPrism: PrismJudge = async ({ template, form, request, reply }) => {
  const all = await operationsOf(form)
  // Among all operations Prism would look for the path each time.
  const operations = all.filter(({ method, path }) => path === template && method === request.method.toLowerCase())
  return judged(request, reply, operations)
}

const operationsIn = async (given: Documents): Promise<Operations> => {
  const { control: _, ...api } = given
  return (
    await Promise.all(Object.values(api).map((document) => getHttpOperationsFromSpec(structuredClone(document))))
  ).flat()
}

/** Prism asks for the reply; we hand it the one we have. */
const judged = async (
  request: LiveRequest,
  { status, headers, body }: LiveReply,
  operations: Operations,
): Promise<readonly PrismObjection[]> => {
  // Prism changes what it reads.
  const output = { statusCode: status, headers: { ...headers }, body: structuredClone(body) }
  const forward: Forward = () => () => async () => ({ _tag: 'Right', right: output })
  const prism = createInstance(config, { logger: silent as unknown as Components['logger'], forward })
  const outcome = await prism.request(toPrismRequest(request), operations)()
  if (outcome._tag === 'Left') return [{ path: [], rule: outcome.left.name, message: outcome.left.message }]
  const found = outcome.right.validations.output
    .filter(({ path }) => String(path?.[0]) === 'body')
    .map(({ path = [], code, message }) => ({ path: path.slice(1).map(String), rule: String(code), message }))
  return withoutBranches(found)
}

/** Prism tells the problems of every branch of a union, also of those that were not meant; the union alone stands for them. */
const withoutBranches = (found: readonly PrismObjection[]): readonly PrismObjection[] => {
  const unions = found.filter(({ rule }) => rule === 'anyOf' || rule === 'oneOf')
  const isBelow = ({ path }: PrismObjection, union: PrismObjection): boolean =>
    union.path.every((step, position) => path[position] === step)
  return found.filter((it) => !unions.some((union) => union !== it && isBelow(it, union)))
}

const toPrismRequest = ({ method, path, query, headers }: LiveRequest): IHttpRequest => ({
  method: method.toLowerCase() as IHttpRequest['method'],
  url: { path, query: Object.fromEntries(query) },
  headers: { ...headers },
})

/** The documents with the older form of each reply in the place of the current one, which Prism has no other way to know. */
const olderDocuments = (given: Documents): Documents =>
  Object.fromEntries(Object.entries(given).map(([name, document]) => [name, olderDocument(document)])) as Documents

const olderDocument = (document: Document): Document => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([key, node]) => [key, olderOperation(node)])),
    ]),
  ),
})

const olderOperation = (node: Json): Json => {
  const version = isObject(node) ? node['x-svc-version'] : undefined
  const older = isObject(version) ? version['older'] : undefined
  if (!isObject(node) || !isObject(older) || typeof older['response'] !== 'string') return node
  const responses = node['responses'] as JsonObject
  const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '200'
  const schema = { $ref: `#/components/schemas/${older['response']}` }
  const response = { description: 'The older form.', content: { 'application/json': { schema } } }
  const { [success]: _, ...others } = responses
  return { ...node, responses: { ...others, [String(older['status'] ?? success)]: response } }
}
