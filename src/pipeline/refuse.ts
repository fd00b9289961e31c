import { STATUS_CODES } from 'node:http'
import type { Words } from '../contract/words.js'
import { type Failure, kindOf } from '../domain/failure.js'
import { toIso } from '../domain/time/instant.js'
import type { Call } from '../http/call.js'
import { maskKey } from './mask-key.js'

/** Codes of v2 by status (ER-10, ER-14). */
const codes: Readonly<Record<number, string>> = {
  400: 'BadRequestException',
  401: 'UnauthorizedException',
  403: 'ForbiddenException',
  404: 'NotFoundException',
  409: 'ConflictException',
  413: 'PayloadTooLargeException',
  422: 'UnprocessableEntityException',
  429: 'ThrottlerException',
  498: 'TokenExpiredException',
  500: 'INTERNAL_SERVER_ERROR',
}

/** The code of a status that ER-10 does not name, in the manner of those that it does. */
const furtherCode = (status: number): string => {
  const words = (STATUS_CODES[status] ?? 'Error').replace(/[^A-Za-z ]/g, '').split(' ')
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Exception`
}

/** The moment and the words in which a refusal is told. */
interface Telling {
  readonly now: number
  readonly words: Words
}

/** The body of a refusal in v2 (ER-09, ER-11, ER-12); a key that is lost in its query is masked, as it is in v1. */
export const v2Refusal = (failure: Failure, { originalUrl }: Call, { now, words }: Telling): object => {
  const { status } = failure
  const { code } = kindOf(failure.name)
  const message = words.sentence(failure.message)
  const details = failure.details['errors']
    ? worded(failure.details, words)
    : { message, error: reason(status), statusCode: status }
  return {
    status: 'error',
    timestamp: toIso(now),
    path: maskKey(originalUrl),
    error: { code: code ?? codes[status] ?? furtherCode(status), message, details },
  }
}

/** Texts of the findings speak of our names too. */
const worded = (value: unknown, words: Words): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => worded(item, words))
  const entries = Object.entries(value).map(([key, item]) => {
    if (key === 'value') return [key, item]
    return [key, typeof item === 'string' ? words.sentence(item) : worded(item, words)]
  })
  return Object.fromEntries(entries)
}

const reason = (status: number): string => (status === 498 ? 'Token Expired' : (STATUS_CODES[status] ?? 'Error'))

/** The body of a refusal in v1 (V1-01, V1-02), the key masked. */
export const v1Refusal = (failure: Failure, { originalUrl, method }: Call, { words }: Telling): object => {
  const { v1Key } = kindOf(failure.name)
  const message = words.sentence(failure.message)
  if (v1Key) return { [v1Key]: message }
  return { message, url: maskKey(originalUrl), method, data: failure.details }
}
