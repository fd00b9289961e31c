import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The generator comes with the peers, which have a package file of their own. */
const autocannon: (options: object) => Promise<Result> = createRequire(
  join(import.meta.dirname, 'peers', 'package.json'),
)('autocannon')

interface Result {
  readonly duration: number
  readonly requests: { readonly total: number }
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>
  readonly errors: number
}

/** What is asked, again and again. */
export interface Asking {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Status that every answer must have; undefined where any will do. */
  readonly status: number | undefined
  /** The body of the next request. */
  body?(): string
}

/** What a server did under load. */
export interface Loaded {
  readonly perSecond: number
  readonly requests: number
}

const connections = 10

/** Asks a server for so many seconds over ten connections; throws where an answer is not what it should be, since a refusal is a cheap answer. */
export const load = async (url: string, asking: Asking, seconds: number): Promise<Loaded> => {
  const { body, method, path, headers, status } = asking
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      { method, path, headers, ...(body && { setupRequest: (request: object) => ({ ...request, body: body() }) }) },
    ],
  })
  const other = Object.keys(result.statusCodeStats).filter((it) => status !== undefined && Number(it) !== status)
  if (other.length > 0 || result.errors > 0)
    throw new Error(
      `${method} ${path} of ${url} was answered ${other.join(', ')}, with ${result.errors} errors; ${status} was expected`,
    )
  return { perSecond: result.requests.total / result.duration, requests: result.requests.total }
}
