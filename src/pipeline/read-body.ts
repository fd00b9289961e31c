import { parse } from 'secure-json-parse'
import { Failure } from '../domain/failure.js'
import { bodyLimit, type Call } from '../http/call.js'

const deepest = 64
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** The JSON object of the request; absent reads as `{}` (ER-08). Throws for everything that is no such object. */
export const readBody = (call: Call): Record<string, unknown> => {
  const value = bodyValue(call)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new Failure('request.json_invalid', `The body must be a JSON object, but is ${kindOf(value)}`, {
    found: kindOf(value),
  })
}

/** Whatever JSON the request carries, not an object alone; a text where it says that it is none, `undefined` where it carries nothing. */
export const readValue = (call: Call): unknown => {
  const { body, headers } = call
  const isEmpty = body.kind === 'none' || (body.kind === 'bytes' && body.bytes.length === 0)
  if (isEmpty) return undefined
  const isText = body.kind === 'bytes' && !isJsonType(headers['content-type'] ?? 'application/json')
  return isText ? decoded(body.bytes) : bodyValue(call)
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'an array' : value === null ? 'null' : `a ${typeof value}`

const bodyValue = ({ body, headers, url }: Call): unknown => {
  const limit = bodyLimit(url)
  if (body.kind === 'none') return {}
  if (body.kind === 'tooLarge') throw tooLarge(limit)
  if (body.kind === 'parsed') return alreadyParsed(body.value, headers)
  if (body.bytes.length === 0) return {}
  if (body.bytes.length > limit) throw tooLarge(limit)
  mustBeJson(headers)
  const text = decoded(body.bytes)
  return text.trim() === '' ? {} : parsed(text)
}

const tooLarge = (limit: number): Failure =>
  new Failure('request.body_too_large', `The body is larger than ${limit} bytes; send less`, { limit })

const isJsonType = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)

const mustBeJson = (headers: Call['headers']): void => {
  const type = headers['content-type'] ?? 'application/json'
  const isJson = isJsonType(type)
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
  const encoding = headers['content-encoding'] ?? 'identity'
  if (isJson && /^utf-?8$/i.test(charset) && encoding === 'identity') return
  throw new Failure(
    'request.content_type_unsupported',
    `The body must be JSON in UTF-8, but came as ${type}${encoding === 'identity' ? '' : ` encoded as ${encoding}`}; send Content-Type: application/json`,
    { contentType: type },
  )
}

const decoded = (bytes: Uint8Array): string => {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    throw new Failure('request.text_not_utf8', 'The body is not valid UTF-8; encode it as UTF-8')
  }
}

const parsed = (text: string): unknown => {
  mustNotBeDeep(text)
  try {
    return parse(text, undefined, { protoAction: 'error', constructorAction: 'error' })
  } catch (error) {
    throw notParsed(error instanceof Error ? error.message : '')
  }
}

const notParsed = (reason: string): Failure =>
  reason.includes('forbidden prototype property')
    ? new Failure(
        'request.json_forbidden_key',
        'The body has a key that reaches for prototypes (__proto__ or constructor.prototype); leave it out',
      )
    : new Failure('request.json_invalid', `The body is not valid JSON: ${reason.slice(0, 200)}`)

const [quote, backslash] = [0x22, 0x5c]
const [brace, endBrace, bracket, endBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Counts open brackets outside of texts. */
const mustNotBeDeep = (text: string): void => {
  let depth = 0
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position)
    if (code === quote) position = endOfText(text, position)
    else depth += stepOf(code)
    if (depth > deepest) throw tooDeep()
  }
}

const stepOf = (code: number): number => {
  if (code === brace || code === bracket) return 1
  return code === endBrace || code === endBracket ? -1 : 0
}

const endOfText = (text: string, start: number): number => {
  let position = start + 1
  while (position < text.length && text.charCodeAt(position) !== quote)
    position += text.charCodeAt(position) === backslash ? 2 : 1
  return position
}

const tooDeep = (): Failure =>
  new Failure('request.json_too_deep', `The body is nested deeper than ${deepest} levels; flatten it`, {
    limit: deepest,
  })

/** A body that another parser read: how it was encoded is that parser's business. */
const alreadyParsed = (value: unknown, { 'content-type': type }: Call['headers']): unknown => {
  mustBeJson({ 'content-type': type })
  return checked(value ?? {})
}

const reachesForPrototype = (value: object): boolean => {
  if (Object.hasOwn(value, '__proto__')) return true
  const constructed: unknown = Object.hasOwn(value, 'constructor') ? value.constructor : undefined
  return typeof constructed === 'object' && constructed !== null && Object.hasOwn(constructed, 'prototype')
}

/** The same limits on depth and keys as for a text. */
const checked = (value: unknown, depth = 1): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) throw tooDeep()
  if (reachesForPrototype(value)) throw notParsed('forbidden prototype property')
  for (const item of Object.values(value)) checked(item, depth + 1)
  return value
}
