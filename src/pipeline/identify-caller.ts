import type { OperationContract } from '../contract/operation-contract.js'
import type { Words } from '../contract/words.js'
import type { Caller, KnownCaller } from '../domain/access/caller.js'
import { Failure, type FailureName } from '../domain/failure.js'
import { type Credential, hasExpired } from '../domain/organization/credential.js'
import type { User } from '../domain/organization/user.js'
import type { Call } from '../http/call.js'
import type { Notes } from '../operations/operation.js'
import type { World } from '../state/world.js'

const anonymous: Caller = { kind: 'anonymous' }

/** What an operation says of the credentials it asks for. */
export type Guarded = Pick<OperationContract, 'method' | 'path' | 'credentials' | 'anonymousUnder' | 'clientInPath'>

/** What identifying asks beside the world and the operation. */
interface Identifying {
  readonly call: Call
  readonly words: Words
  readonly notes: Notes
  /** Of the path. */
  readonly params: Readonly<Record<string, string | number>>
}

/** Who asks in v2: an OAuth client before a bearer token; throws for wrong credentials, and for none where they are required. */
export const identifyCaller = (world: World, operation: Guarded, identifying: Identifying): Caller => {
  const { call, words, notes } = identifying
  const caller = byClient(world, operation, identifying) ?? byBearer(world, call.headers['authorization'], words)
  if (caller) return caller
  if (operation.credentials === 'optional' || servesAnonymous(operation, notes)) return anonymous
  throw new Failure(
    'auth.missing',
    `${operation.method} ${operation.path} needs credentials: send Authorization: Bearer with an API key ({svc}_…) or access token, or x-svc-client-id with x-svc-secret-key`,
  )
}

/** An alternative may make required credentials optional (AL-13). */
const servesAnonymous = ({ anonymousUnder }: Guarded, notes: Notes): boolean => {
  if (anonymousUnder === null || !notes.isOn(anonymousUnder)) return false
  notes.restsOn(anonymousUnder)
  return true
}

/** The token of `Authorization: Bearer …` in its inside form; undefined for any other scheme (AU-03). */
export const bearerToken = (authorization: string | undefined, words: Words): string | undefined => {
  const token = authorization === undefined ? undefined : tokenIn(authorization)
  return token === undefined ? undefined : words.token(token)
}

const bearer = /^Bearer +(\S+) *$/i
const readLast: { authorization: string; token: string | undefined } = { authorization: '', token: undefined }

/** Asked several times for each request, and mostly of what the request before presented too. */
const tokenIn = (authorization: string): string | undefined => {
  if (authorization !== readLast.authorization)
    Object.assign(readLast, { authorization, token: bearer.exec(authorization)?.[1] })
  return readLast.token
}

const byBearer = (world: World, authorization: string | undefined, words: Words): Caller | undefined => {
  const token = bearerToken(authorization, words)
  if (token === undefined) return undefined
  return token.startsWith('svc_') ? byApiKey(world, token) : byAccessToken(world, token)
}

const byApiKey = (world: World, token: string): Caller => {
  const key = world.credentials.get(token)
  if (key?.kind !== 'apiKey')
    throw new Failure(
      'auth.key_unknown',
      'The API key is not known here; the start page lists the keys of the scenario',
    )
  if (hasExpired(key, world.now()))
    throw new Failure('auth.key_expired', `The API key "${key.name}" has expired; use another one`, {
      credential: key.name,
    })
  return callerOf('apiKey', key, userOf(world, key, 'auth.key_without_user'))
}

const byAccessToken = (world: World, token: string): Caller => {
  const access = world.credentials.get(token)
  if (access?.kind !== 'accessToken') {
    throw new Failure(
      'auth.token_unknown',
      'The access token is not known here; API keys begin with {svc}_, anything else is read as an access token',
    )
  }
  if (hasExpired(access, world.now()))
    throw new Failure('auth.token_expired', 'ACCESS_TOKEN_IS_EXPIRED', { credential: access.name })
  return callerOf('accessToken', access, userOf(world, access, 'auth.token_without_user'))
}

const callerOf = (kind: 'apiKey' | 'accessToken', { name }: Credential, user: User): KnownCaller => ({
  kind,
  user,
  credential: name,
  clientId: user.managedByClientId,
})

const userOf = (world: World, { name, userId }: Credential, failure: FailureName): User => {
  const user = userId === null ? undefined : world.user(userId)
  if (user) return user
  throw new Failure(failure, `The credential "${name}" belongs to no user; use one that does`, { credential: name })
}

/** The client's id: of the header, or of the path where the documents let the secret stand alone (XT-24). */
const clientIdIn = ({ clientInPath }: Guarded, { call, words, params }: Identifying): string | undefined =>
  call.headers[words.header('x-svc-client-id')] ?? (clientInPath ? String(params['clientId']) : undefined)

/** The owner of the OAuth client (AU-02); undefined unless id and secret are there. */
const byClient = (world: World, operation: Guarded, identifying: Identifying): Caller | undefined => {
  const { call, words } = identifying
  const id = clientIdIn(operation, identifying)
  const secret = call.headers[words.header('x-svc-secret-key')]
  if (id === undefined || secret === undefined) return undefined
  const client = world.oauthClients.get(words.token(id))
  if (!client)
    throw new Failure('auth.client_unknown', `The OAuth client "${id}" is not known here; check the client id`, {
      clientId: id,
    })
  if (client.secret !== words.token(secret)) {
    throw new Failure(
      'auth.client_secret_wrong',
      `The secret of OAuth client "${id}" is wrong; check x-svc-secret-key`,
      { clientId: id },
    )
  }
  const user = client.userId === null ? undefined : world.user(client.userId)
  if (!user)
    throw new Failure('auth.client_without_user', `The OAuth client "${id}" belongs to no user; use one that does`, {
      clientId: id,
    })
  return { kind: 'oauthClient', user, credential: client.name, clientId: client.id }
}

/** Who asks in v1: an API key in the query (V1-01). */
export const identifyV1Caller = (world: World, apiKey: string | undefined, words: Words): Caller => {
  if (!apiKey)
    throw new Failure(
      'v1.key_missing',
      'The query parameter apiKey is missing; append ?apiKey= and a key of the scenario',
    )
  const key = world.credentials.get(words.token(apiKey))
  if (key?.kind !== 'apiKey')
    throw new Failure('v1.key_unknown', 'The apiKey is not known here; the start page lists the keys of the scenario')
  if (hasExpired(key, world.now()))
    throw new Failure('v1.key_expired', `The apiKey "${key.name}" has expired; use another one`)
  const user = userOf(world, key, 'v1.key_without_user')
  if (user.isLocked)
    throw new Failure('v1.user_locked', `User ${user.id} of this apiKey is locked; use the key of another user`)
  return callerOf('apiKey', key, user)
}
