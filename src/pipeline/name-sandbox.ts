import type { Words } from '../contract/words.js'
import { Failure } from '../domain/failure.js'
import type { Call } from '../http/call.js'

/** A call without what names its sandbox, and that name; none for the default one. */
export interface Addressed {
  readonly sandbox: string | undefined
  readonly call: Call
}

/** A sandbox's name (design decision 7). */
const name = '[A-Za-z0-9._-]{1,64}'
const prefix = /^\/(?:~|%7e)([^/?]*)/i
const nameOnly = new RegExp(`^${name}$`)
const suffix = new RegExp(`~(${name})$`)

/** Which sandbox a call is for: named by prefix, by header, or at the end of its credential; throws where two of these contradict each other. */
export const nameSandbox = (call: Call, words: Words): Addressed => {
  const byPrefix = withoutPrefix(call)
  const byCredential = withoutSuffix(byPrefix.call, words)
  const names = [byPrefix.sandbox, call.headers['x-mock-sandbox'], byCredential.sandbox].filter(
    (it) => it !== undefined,
  )
  const [sandbox, ...others] = names
  if (sandbox === undefined) return byCredential
  mustBeName(sandbox)
  const other = others.find((it) => it !== sandbox)
  if (other !== undefined)
    throw new Failure(
      'sandbox.named_twice',
      `The request names two sandboxes, "${sandbox}" and "${other}"; name one of them`,
      { sandboxes: names },
    )
  return { sandbox, call: byCredential.call }
}

/** Throws for a text that cannot name a sandbox. */
export const mustBeName = (text: string): void => {
  if (nameOnly.test(text)) return
  throw new Failure(
    'sandbox.name_invalid',
    `"${text.slice(0, 80)}" cannot name a sandbox; use 1 to 64 letters, digits, dots, underscores and hyphens`,
    { sandbox: text.slice(0, 80) },
  )
}

const withoutPrefix = (call: Call): Addressed => {
  const [found, sandbox] = prefix.exec(call.url) ?? []
  if (found === undefined) return { sandbox: undefined, call }
  const rest = call.url.slice(found.length)
  const url = rest.startsWith('/') ? rest : `/${rest}`
  return { sandbox, call: { ...call, url, originalUrl: call.originalUrl.replace(found, '') || '/' } }
}

/** Where credentials stand: any of these may end in `~name`. */
const withoutSuffix = (call: Call, words: Words): Addressed => {
  const { headers, url } = call
  const clientId = words.header('x-svc-client-id')
  for (const header of ['authorization', clientId]) {
    const given = headers[header]
    if (!given?.includes('~')) continue
    const [found, sandbox] = suffix.exec(given.trimEnd()) ?? []
    if (found === undefined) continue
    const value = given.trimEnd().slice(0, -found.length)
    return { sandbox, call: { ...call, headers: { ...headers, [header]: value } } }
  }
  const [found, lead, key = '', sandbox] = url.includes('?') ? (queryKey.exec(url) ?? []) : []
  if (found === undefined) return { sandbox: undefined, call }
  const bare = (text: string): string => text.replace(found, `${lead}${key}`)
  return { sandbox, call: { ...call, url: bare(url), originalUrl: bare(call.originalUrl) } }
}

const queryKey = new RegExp(`([?&]apiKey=)([^?&]*)(?:~|%7[Ee])(${name})(?=&|$)`)
