import type { Mock } from '../mock.js'
import type { RequestStep } from './bundle.js'

type Keys = Pick<Mock, 'keys' | 'state'>

/** Path and query of a request, with the key that was masked. */
export const toUrl = (mock: Keys, { path, presented, mount = '' }: RequestStep, product: string): string => {
  const own = path.startsWith(mount) ? path.slice(mount.length) : path
  const { apiKey } = presented
  if (apiKey === undefined) return own
  const token = encodeURIComponent(tokenOf(mock, apiKey, product))
  return own.replace(/([?&]apiKey=)\*\*\*/i, (_all, lead: string) => lead + token)
}

/** Method, headers and body of a request, with credentials in the place of their names. */
export const toRequestInit = (mock: Keys, step: RequestStep, product: string): RequestInit => {
  const { method, headers, presented } = step
  const { bearer, client, secret } = presented
  const body = ['GET', 'HEAD'].includes(method) ? undefined : bodyOf(step)
  return {
    method,
    headers: {
      ...headers,
      ...(bearer !== undefined && { authorization: `Bearer ${tokenOf(mock, bearer, product)}` }),
      ...(client !== undefined && { [`x-${product}-client-id`]: client }),
      ...(secret !== undefined && {
        [`x-${product}-secret-key`]: secret === 'right' ? secretOf(mock, client ?? '', product) : 'wrong',
      }),
      ...(body !== undefined && { 'content-type': headers['content-type'] ?? 'application/json' }),
    },
    ...(body !== undefined && { body }),
  }
}

const bodyOf = ({ body, text, headers }: RequestStep): string | undefined => {
  if (text !== undefined) return text
  if (body === undefined) return undefined
  const isText = typeof body === 'string' && !/json/i.test(headers['content-type'] ?? 'json')
  return isText ? body : JSON.stringify(body)
}

/** Tokens that came to be in the run have names too; what nobody had is nobody's again. */
const tokenOf = (mock: Keys, name: string, product: string): string => {
  if (name === '?key') return `${product}_nobody`
  if (name === '?token') return 'nobody'
  const known = Object.hasOwn(mock.keys, name) ? mock.keys[name] : undefined
  return typeof known === 'string' ? known : spoken(storedToken(mock, name), product)
}

const spoken = (token: string, product: string): string => token.replace(/^svc_/, `${product}_`)

const storedToken = ({ state }: Keys, name: string): string => {
  const found = (state.export().things['credentials'] ?? []).find((it) => Reflect.get(it, 'name') === name)
  return String(found?.id ?? 'nobody')
}

const secretOf = ({ keys, state }: Keys, client: string, product: string): string => {
  const known = Object.values(keys).find((it) => typeof it === 'object' && it.clientId === client)
  if (typeof known === 'object') return known.clientSecret
  const found = (state.export().things['oauthClients'] ?? []).find(({ id }) => spoken(String(id), product) === client)
  return spoken(String(found && Reflect.get(found, 'secret')), product)
}
