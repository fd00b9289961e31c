import type { Words } from '../contract/words.js'
import type { LedgerId } from '../generated/ledger.js'
import type { RequestNotes, Warning } from './notes.js'

const mostEntries = 8
const mostWarnings = 8
const longestWarning = 400

/** What the mock adds to a reply: on what it rests, and what the client should heed (design decisions 9 and 14). */
export const noteHeaders = ({ rests, warnings }: RequestNotes, words: Words): Record<string, string> => {
  const headers: Record<string, string> = {}
  if (rests.length > 0) headers['x-mock-rests-on'] = listed(rests)
  if (warnings.length > 0) headers['x-mock-warning'] = warningText(warnings, words)
  return headers
}

const listed = (ids: readonly LedgerId[]): string => {
  const more = ids.length - mostEntries
  return [...ids.slice(0, mostEntries), ...(more > 0 ? [`+${more}`] : [])].join(', ')
}

const warningText = (warnings: readonly Warning[], words: Words): string => {
  const texts = warnings.slice(0, mostWarnings).map(({ id, message }) => (id ? `${id}: ${message}` : message))
  const more = warnings.length - mostWarnings
  return [...texts, ...(more > 0 ? [`+${more} more`] : [])].map((text) => headerSafe(words.sentence(text))).join(' | ')
}

/** A header takes one line of visible ASCII. */
const headerSafe = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, longestWarning)

/** Headers of every reply: any origin may read it, and what the mock adds (ER-17). */
export const commonHeaders = (now: number): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-Request-Id, X-RateLimit-Limit-Default, X-RateLimit-Remaining-Default, X-RateLimit-Reset-Default, X-RateLimit-Limit-Location, X-RateLimit-Remaining-Location, X-RateLimit-Reset-Location, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, x-mock-rests-on, x-mock-refused-by, x-mock-warning, x-mock-fault, x-mock-synthetic',
  Date: httpDate(now),
})

const toldLast = { second: Number.NaN, text: '' }

/** A moment as headers have it: to the second, so that the last one is mostly the one that is asked for. */
const httpDate = (now: number): string => {
  const second = Math.floor(now / 1000)
  if (second !== toldLast.second) Object.assign(toldLast, { second, text: new Date(now).toUTCString() })
  return toldLast.text
}

/** Headers of the answer to OPTIONS, which asks before a browser's request. */
export const preflightHeaders = (now: number, words: Words): Record<string, string> => {
  const { 'Content-Type': _, ...headers } = commonHeaders(now)
  const named = ['svc-api-version', 'x-svc-client-id', 'x-svc-secret-key'].map((name) => words.header(name))
  return {
    ...headers,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': [
      'Authorization',
      'Content-Type',
      ...named,
      'x-mock-sandbox',
      'x-mock-test',
      'x-mock-fault',
      'x-mock-overlay',
    ].join(', '),
    'Access-Control-Max-Age': '600',
  }
}
