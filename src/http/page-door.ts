import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Call, pathOf } from './call.js'
import type { PageFacts } from './start-page.js'

/** Serves what a person looks at; false where there is no such page. */
export type PageDoor = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

const isPage = (path: string): boolean =>
  path === '/' || /^\/__svc\/openapi\/(?:v1|v2|beyond|control)\.(?:json|yaml)$/.test(path)

/** What tells who sent a request. */
export const askingOf = (request: IncomingMessage): Pick<Call, 'headers' | 'address'> => ({
  headers: request.headers as Call['headers'],
  address: request.socket?.remoteAddress ?? '',
})

/** A door to the pages; express is loaded when the first of them is asked for. */
export const pageDoor = (facts: (request: IncomingMessage) => PageFacts): PageDoor => {
  let app: ((request: never, response: never) => unknown) | undefined
  return async (request, response) => {
    const path = pathOf(request.url ?? '/')
    if (!isPage(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    if (!app) {
      const { createPages } = await import('./pages.js')
      app = createPages(facts)
    }
    app(request as never, response as never)
    return true
  }
}
