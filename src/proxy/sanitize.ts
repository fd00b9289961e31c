import { bytesOf, type Judged, jsonOf, type Passed, type PassedHeaders } from './proxied.js'
import { Pseudonyms, type Sort } from './pseudonyms.js'

/** One exchange without anything that is for nobody else's eyes. */
export interface Sanitized extends Omit<Judged, 'requestBody' | 'replyBody' | 'requestHeaders' | 'replyHeaders'> {
  readonly requestHeaders: PassedHeaders
  readonly replyHeaders: PassedHeaders
  /** Parsed where it is JSON, else a text; undefined where there was none, or where it was too large. */
  readonly requestBody: unknown
  readonly replyBody: unknown
}

/** Takes secrets, e-mail addresses, names and phone numbers out of what passed through; equal ones stay equal over all of it. */
export const sanitized = (all: readonly Judged[], kept: readonly Exclude<Sort, 'secrets'>[]): readonly Sanitized[] => {
  const pseudonyms = new Pseudonyms(kept)
  // Whoever is met late may be named in a text that came early.
  for (const exchange of all) clean(exchange, pseudonyms)
  return all.map((exchange) => clean(exchange, pseudonyms))
}

const clean = (exchange: Judged, pseudonyms: Pseudonyms): Sanitized => {
  const { requestHeaders, replyHeaders, path, findings, replyBody, ...rest } = exchange
  return {
    ...rest,
    requestHeaders: cleanHeaders(requestHeaders, pseudonyms),
    requestBody: cleanBody(bytesOf(exchange.requestBody), pseudonyms),
    path: cleanAddress(path, pseudonyms),
    replyHeaders: cleanHeaders(replyHeaders, pseudonyms),
    replyBody: cleanBody(replyBody, pseudonyms),
    findings: findings.map((it) => ({ ...it, message: pseudonyms.inText(it.message) })),
  }
}

/** Headers that carry a secret whatever they are called exactly. */
const secretHeader = /^(?:proxy-)?authorization$|cookie|secret|token|api-?key|signature|^x-[a-z-]+-client-id$/

const cleanHeaders = (headers: PassedHeaders, pseudonyms: Pseudonyms): PassedHeaders => {
  const entries = Object.entries(headers).map(([name, values]) => [
    name,
    values.map((value) => (secretHeader.test(name) ? cleanSecret(value, pseudonyms) : cleanAddress(value, pseudonyms))),
  ])
  return Object.fromEntries(entries)
}

/** `Bearer` stays, what it bears does not. */
const cleanSecret = (value: string, pseudonyms: Pseudonyms): string => {
  const [scheme = ''] = /^(?:Bearer|Basic) +/i.exec(value) ?? []
  return scheme + pseudonyms.of('secrets', value.slice(scheme.length))
}

/** Names have an end, so that a long text without one costs no more than its length. */
const secretParameter = /([?&][^?=&]{0,100}(?:key|token|secret|code|password|signature)[^?=&]{0,100}=)([^&#\s"]+)/gi

/** A path with its query, or any text in which there are addresses. */
const cleanAddress = (text: string, pseudonyms: Pseudonyms): string =>
  pseudonyms.inText(
    text.replace(secretParameter, (_all, lead: string, value: string) => lead + pseudonyms.of('secrets', value)),
  )

const cleanBody = (bytes: Passed['replyBody'], pseudonyms: Pseudonyms): unknown => {
  if (!bytes || bytes.length === 0) return undefined
  const value = jsonOf(bytes)
  return value === undefined
    ? cleanAddress(Buffer.from(bytes).toString(), pseudonyms)
    : cleanValue(value, '', pseudonyms)
}

/** Properties by whose names their values are known. */
const sorts: readonly (readonly [RegExp, Sort])[] = [
  [/secret|token|password|api_?key|authorization|signature|verificationCode/i, 'secrets'],
  [/e-?mail/i, 'emails'],
  [/phone|smsReminderNumber/i, 'phones'],
  [/^(?:name|firstName|lastName|fullName|displayName|username)$/i, 'names'],
]

const cleanValue = (value: unknown, name: string, pseudonyms: Pseudonyms): unknown => {
  if (typeof value === 'string') return cleanText(value, name, pseudonyms)
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, name, pseudonyms))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [pseudonyms.inText(key), cleanValue(item, key, pseudonyms)]),
  )
}

const cleanText = (text: string, name: string, pseudonyms: Pseudonyms): string => {
  const [, sort] = sorts.find(([pattern]) => pattern.test(name)) ?? []
  if (sort === 'emails') return pseudonyms.inText(text)
  return sort === undefined ? cleanAddress(text, pseudonyms) : pseudonyms.of(sort, text)
}
