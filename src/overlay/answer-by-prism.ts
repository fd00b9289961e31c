import { createInstance, getHttpOperationsFromSpec, type IHttpConfig, type IHttpRequest } from '@stoplight/prism-http'
import { isObject, type JsonObject, nodeAt, stepsOf } from '../documents/json.js'
import type { Overlay, OverlayFinding, OverlayOutcome, OverlayRequest, OverlayWish } from './overlay.js'

type Components = Parameters<typeof createInstance>[1]
type Prism = ReturnType<typeof createInstance>
type Outcome = Awaited<ReturnType<ReturnType<Prism['request']>>>
type Answered = Extract<Outcome, { _tag: 'Right' }>['right']
type Diagnostic = Answered['validations']['input'][number]

/** What answers requests by a document, with Prism; it says nothing and calls nobody back. */
export const createAnswerer = async (document: unknown): Promise<Overlay['answer']> => {
  const resources = await getHttpOperationsFromSpec(readable(document))
  const prism = createInstance(configOf({ mode: 'static', seed: '' }), silentComponents())
  return async (operation, request, wish) => {
    const found = resources.filter(
      ({ method, path }) => method.toUpperCase() === operation.method && path === operation.ownPath,
    )
    try {
      const outcome = await prism.request(toPrismRequest(request), found, configOf(wish))()
      return outcome._tag === 'Left' ? fromFailure(outcome.left) : fromAnswer(outcome.right)
    } catch (error) {
      // Of some requests Prism throws what it should answer.
      return { kind: 'unanswerable', message: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** Without a dialect Prism reads the schemas of 3.1 by an older draft. */
const readable = (document: unknown): object => {
  const copy = withoutTraps(document, document)
  const root = isObject(copy) ? copy : {}
  return { ...(is31(root) && { jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema' }), ...root }
}

const is31 = ({ openapi }: JsonObject): boolean => String(openapi).startsWith('3.1')

/** Described callbacks Prism would carry out; on what extensions refer to in vain it would stumble. */
const withoutTraps = (node: unknown, root: unknown): unknown => {
  if (Array.isArray(node)) return node.map((item) => withoutTraps(item, root))
  if (!isObject(node)) return node
  const isOperation = isObject(node['responses'])
  const entries = Object.entries(node).filter(
    ([key, value]) => !(isOperation && key === 'callbacks') && !(key === '$ref' && leadsNowhere(root, value)),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutTraps(value, root)]))
}

const leadsNowhere = (root: unknown, reference: unknown): boolean => {
  const steps = typeof reference === 'string' ? stepsOf(reference) : []
  return steps === undefined || nodeAt(root, steps) === undefined
}

const silentComponents = (): Components => {
  const ignore = (): void => undefined
  const levels = ['success', 'error', 'warn', 'info', 'debug', 'trace', 'fatal']
  const logger: Record<string, unknown> = Object.fromEntries(levels.map((level) => [level, ignore]))
  logger['child'] = () => logger
  // Prism asks for a pino logger, of which it calls these alone.
  return { logger: logger as unknown as Components['logger'] }
}

/** A new one for each request: Prism notes in it what the request accepts. */
const configOf = ({ mode, seed, status, example }: OverlayWish): IHttpConfig => ({
  isProxy: false,
  errors: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  upstreamProxy: undefined,
  mock: {
    dynamic: mode === 'dynamic',
    ...(mode === 'dynamic' && { seed, ignoreExamples: example === undefined }),
    ...(status !== undefined && { code: status }),
    ...(example !== undefined && { exampleKey: example }),
  },
})

const toPrismRequest = ({ method, path, query, headers, body }: OverlayRequest): IHttpRequest => ({
  method: method.toLowerCase() as IHttpRequest['method'],
  url: { path, query: { ...query } },
  headers: { ...headers },
  // Prism changes what it reads.
  ...(body !== undefined && { body: structuredClone(body) }),
})

const fromAnswer = ({ output, validations }: Answered): OverlayOutcome => {
  const refusing = validations.input.filter(({ severity }) => severity === 0)
  if (refusing.length > 0) return refused(refusing)
  const headers = Object.entries(output.headers ?? {}).filter(([, value]) => value !== null && value !== undefined)
  return {
    kind: 'answered',
    status: output.statusCode,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), String(value)])),
    body: output.body,
    findings: validations.output.map(toFinding),
  }
}

const refused = (diagnostics: readonly Diagnostic[]): OverlayOutcome => ({
  kind: 'refused',
  reason: reasonOf(diagnostics.map(({ code }) => Number(code))),
  findings: diagnostics.map(toFinding),
})

const reasonOf = (codes: readonly number[]): 'credentials' | 'contentType' | 'invalid' => {
  if (codes.includes(401)) return 'credentials'
  return codes.includes(415) ? 'contentType' : 'invalid'
}

const toFinding = ({ path = [], code, message }: Diagnostic): OverlayFinding => ({
  place: path.join('.'),
  rule: String(code ?? 'invalid'),
  message,
})

/** What Prism could not answer, by what the document describes, in its own words. */
const fromFailure = (error: Error): OverlayOutcome => {
  const { status, detail = error.message, additional }: Error & Partial<PrismProblem> = error
  const found = isObject(additional) && Array.isArray(additional['validation']) ? additional['validation'] : []
  if (status === 401) return { kind: 'refused', reason: 'credentials', findings: [] }
  if (status === 415) return { kind: 'refused', reason: 'contentType', findings: [whole(415, detail)] }
  if (status === 422 && found.length > 0) return { kind: 'refused', reason: 'invalid', findings: found.map(toOwn) }
  return { kind: 'unanswerable', message: detail }
}

interface PrismProblem {
  readonly status: number
  readonly detail: string
  readonly additional: unknown
}

const whole = (rule: number, message: string): OverlayFinding => ({ place: '', rule: String(rule), message })

const toOwn = (told: unknown): OverlayFinding => {
  const { location, code, message } = isObject(told) ? told : {}
  const place = Array.isArray(location) ? location.join('.') : ''
  return { place, rule: String(code ?? 'invalid'), message: String(message ?? '') }
}
