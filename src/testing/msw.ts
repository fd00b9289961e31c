import { HttpResponse, http, type RequestHandler } from 'msw'
import type { MockSandbox } from '../mock/mock-sandbox.js'
import { checkedBase } from './core/checked-base.js'
import { createStoppedCalls, type Guard } from './core/stopped-calls.js'

export { type Guard, GuardError } from './core/stopped-calls.js'

/** Which traffic is answered. */
export interface SvcHandlersOptions {
  /** The fixed base URL of the app under test, with a path where it has one: `https://api.example.com/scheduling`. */
  readonly baseUrl: string
}

/**
 * Handlers for MSW that let a mock answer whatever is sent to a base URL, so that an app whose base URL is fixed can be tested as it is.
 *
 * A function instead of the mock is asked for each request: for a sandbox that is another one in each test. Throws a `MockError` for what is no base URL.
 */
export const svcHandlers = (
  target: Pick<MockSandbox, 'fetch'> | (() => Pick<MockSandbox, 'fetch'>),
  options: SvcHandlersOptions,
): RequestHandler[] => {
  const base = checkedBase(options?.baseUrl)
  const answer = async ({ request }: { readonly request: Request }): Promise<Response> => {
    const { fetch } = typeof target === 'function' ? target() : target
    const { method, headers } = request
    const { pathname, search } = new URL(request.url)
    const bytes = await request.arrayBuffer()
    return fetch(`${pathname.slice(base.path.length) || '/'}${search}`, {
      ...{ method, headers },
      ...(bytes.byteLength > 0 && { body: bytes }),
    })
  }
  return [http.all(base.url, answer), http.all(`${base.url}/*`, answer)]
}

/** A guard, and the handlers that make it one. */
export interface HostGuard extends Guard {
  /** To be put behind those of `svcHandlers`: what none of them answers, gets here. */
  readonly handlers: RequestHandler[]
}

/**
 * Keeps the code under test from the real service: whatever is sent to this host, such as `https://api.example.com`, is answered with 502 and a message
 * that says so. Throws a `MockError` for what is no base URL.
 *
 * Code may swallow that; `afterEach(() => guard.verify())` fails the test all the same.
 */
export const guardHost = (host: string): HostGuard => {
  const url = new URL(checkedBase(host).url).origin
  const stopped = createStoppedCalls((name) => `answer what goes to ${name} with svcHandlers(mock, { baseUrl })`)
  const stop = ({ request }: { readonly request: Request }): Response => {
    const { name, message } = stopped.add(request.method, new URL(request.url))
    return HttpResponse.json({ error: name, message }, { status: 502 })
  }
  return { calls: stopped.calls, verify: stopped.verify, handlers: [http.all(url, stop), http.all(`${url}/*`, stop)] }
}
