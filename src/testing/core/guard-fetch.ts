import { hostFault, readAllowance } from '../../delivery/target.js'
import { createStoppedCalls, type Guard } from './stopped-calls.js'

/** Who may be called. */
export interface GuardOptions {
  /** Hosts beside this machine: `host` or `host:port`. */
  readonly allow?: readonly string[]
}

/** A guard that stands until it is taken away. */
export interface FetchGuard extends Guard {
  /** Lets every call pass again. */
  restore(): void
}

/**
 * Stops calls of the global `fetch` to hosts other than this machine and those allowed: the caller's promise rejects with a `GuardError`.
 *
 * Code may swallow that; `afterEach(() => guard.verify())` fails the test all the same. Throws a `DeliveryError` for what is no host.
 */
export const guardFetch = ({ allow = [] }: GuardOptions = {}): FetchGuard => {
  for (const text of allow) readAllowance(text)
  const { fetch: passed } = globalThis
  const stopped = createStoppedCalls(
    (host) => `point the code under test at the mock, or allow the host: guardFetch({ allow: ['${host}'] })`,
  )
  let stands = true
  const guarded: typeof fetch = async (input, init) => {
    const url = urlOf(input)
    if (!stands || url === undefined || hostFault(url.href, allow) === undefined) return passed(input, init)
    throw stopped.add(methodOf(input, init), url)
  }
  globalThis.fetch = guarded
  return {
    calls: stopped.calls,
    verify: stopped.verify,
    restore() {
      stands = false
      // Whoever laid a fetch of his own over this one takes that away himself.
      if (globalThis.fetch === guarded) globalThis.fetch = passed
    },
  }
}

/** Undefined for what leads to no host; `fetch` itself says what is wrong with it. */
const urlOf = (input: string | URL | Request): URL | undefined => {
  const text = input instanceof Request ? input.url : String(input)
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

const methodOf = (input: string | URL | Request, init: RequestInit | undefined): string =>
  (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
