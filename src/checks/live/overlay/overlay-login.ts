import { isObject, type JsonObject } from '../../../documents/json.js'
import { followed } from '../../../documents/operations.js'
import type { Login } from '../credential.js'

/** Makes of a token what an operation of the user's document asks for; undefined where it asks for something else. */
export type OverlayLogin = (token: string) => Login

const nothing: Login = { headers: {}, query: [] }

/** How an operation of the user's document wants a token; `free` where it wants none, undefined where it wants what no token is. */
export const loginFor = (root: unknown, operation: JsonObject): OverlayLogin | 'free' | undefined => {
  const asked = operation['security'] ?? (isObject(root) ? root['security'] : undefined)
  const ways = Array.isArray(asked) ? asked.filter(isObject) : []
  if (ways.length === 0 || ways.some((way) => Object.keys(way).length === 0)) return 'free'
  const logins = ways.flatMap((way) => {
    const [scheme, further] = Object.keys(way)
    const login = scheme !== undefined && further === undefined ? ofScheme(root, scheme) : undefined
    return login ? [login] : []
  })
  return logins[0]
}

const ofScheme = (root: unknown, scheme: string): OverlayLogin | undefined => {
  const { type, scheme: how, in: place, name } = followed(root, ['components', 'securitySchemes', scheme])?.value ?? {}
  const isBearer = type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && /^bearer$/i.test(String(how)))
  if (isBearer) return (token) => ({ ...nothing, headers: { authorization: `Bearer ${token}` } })
  if (type !== 'apiKey' || typeof name !== 'string') return undefined
  if (place === 'header') return (token) => ({ ...nothing, headers: { [name.toLowerCase()]: token } })
  return place === 'query' ? (token) => ({ ...nothing, query: [[name, token]] }) : undefined
}
