import { createInstance, getHttpOperationsFromSpec, type IHttpConfig, type IHttpRequest } from '@stoplight/prism-http'
import { documents } from '../../../src/generated/documents.js'
import type { Trial } from './requests.js'
import type { Objection } from './verdict.js'

type Components = Parameters<typeof createInstance>[1]

const ignore = (): void => undefined
const silent = {
  success: ignore,
  error: ignore,
  warn: ignore,
  info: ignore,
  debug: ignore,
  trace: ignore,
  fatal: ignore,
  child: () => silent,
}

const config: IHttpConfig = {
  mock: { dynamic: false },
  isProxy: false,
  errors: false,
  validateRequest: true,
  validateResponse: false,
  checkSecurity: false,
} as IHttpConfig

/** Prism reading the same documents: answers what it objects to in a request. */
export const createPrism = async (): Promise<(trial: Trial) => Promise<readonly Objection[]>> => {
  const operations = (
    await Promise.all(Object.values(documents).map((document) => getHttpOperationsFromSpec(structuredClone(document))))
  ).flat()
  const prism = createInstance(config, { logger: silent as unknown as Components['logger'] })
  return async (trial) => {
    // It finds its way sooner where there are fewer.
    const candidates = operations.filter(({ method }) => method === trial.method.toLowerCase())
    const outcome = await prism.request(toPrismRequest(trial), candidates)()
    if (outcome._tag === 'Left') return [{ place: ['route'], rule: outcome.left.name, text: outcome.left.message }]
    return outcome.right.validations.input.map(({ path = [], code, message }) => ({
      // Prism holds a missing body against nothing in particular.
      place: path.length > 0 ? path.map(String) : ['body'],
      rule: String(code),
      text: message,
    }))
  }
}

const toPrismRequest = ({ method, path, query, headers, body }: Trial): IHttpRequest => ({
  method: method.toLowerCase() as IHttpRequest['method'],
  url: { path, query: Object.fromEntries(query) },
  headers: { ...headers, ...(body !== undefined && { 'content-length': String(JSON.stringify(body).length) }) },
  // Prism changes what it reads.
  ...(body !== undefined && { body: structuredClone(body) }),
})
