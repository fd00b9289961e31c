import type { Sanitized } from './sanitize.js'

/** A file of a recording: its name below the folder, and its JSON. */
export interface FixtureFile {
  readonly name: string
  readonly content: unknown
}

/** The first exchange of each operation and status, as `createBooking/201.json`; what leads to no operation is left out. */
export const toFixtures = (exchanges: readonly Sanitized[]): readonly FixtureFile[] => {
  const files = new Map<string, unknown>()
  for (const exchange of exchanges) {
    const name = `${exchange.operationId}/${exchange.status}.json`
    if (exchange.operationId !== undefined && !files.has(name)) files.set(name, toFixture(exchange))
  }
  return [...files].map(([name, content]) => ({ name, content }))
}

/** What of the headers says how the body is to be read. */
const toldHeaders = /^(?:content-type|.+-api-version)$/

const toFixture = ({ method, path, requestHeaders, requestBody, status, replyBody }: Sanitized) => ({
  request: {
    ...{ method, path },
    headers: Object.fromEntries(
      Object.entries(requestHeaders).flatMap(([name, [value]]) => (toldHeaders.test(name) ? [[name, value]] : [])),
    ),
    ...(requestBody !== undefined && { body: requestBody }),
  },
  response: { status, ...(replyBody !== undefined && { body: replyBody }) },
})
