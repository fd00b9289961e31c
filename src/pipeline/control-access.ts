import { createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from '../domain/failure.js'
import type { Call } from '../http/call.js'

const loopbackAddress = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i
const loopbackHost = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i
const loopbackOrigin = /^https?:\/\/(.+)$/i

/** Header of the control token, for clients whose `Authorization` is taken. */
export const tokenHeader = 'x-mock-control-token'

/**
 * Throws where the request may not control the mock.
 *
 * With a token it is the token that counts, from wherever it is presented; without one, only this machine is let in. A name that
 * leads here from elsewhere, or a page of elsewhere in a browser on this machine, is told by Host and Origin.
 */
export const mustControl = (call: Asking, token: string | undefined): void => {
  const refusal = controlRefusalOf(call, token)
  if (refusal) throw refusal
}

/** What tells who asks. */
type Asking = Pick<Call, 'headers' | 'address' | 'isInProcess'>

/** Whether the request may control the mock, and so may see its keys. */
export const mayControl = (call: Asking, token: string | undefined): boolean =>
  controlRefusalOf(call, token) === undefined

const controlRefusalOf = (call: Asking, token: string | undefined): Failure | undefined => {
  if (call.isInProcess) return undefined
  return token === undefined ? refusalOfElsewhere(call) : refusalOfToken(call, token)
}

const wayIn = 'ask from this machine, or start the mock with a control token and present it'

const refusalOfElsewhere = ({ headers, address }: Asking): Failure | undefined => {
  const { host = '' } = headers
  if (!loopbackAddress.test(address))
    return new Failure(
      'control.address_foreign',
      `The control interface was asked from "${address}", which is another machine; ${wayIn}`,
      { address },
    )
  if (!loopbackHost.test(host))
    return new Failure(
      'control.host_foreign',
      `The control interface was asked for as "${host}", which may lead to another machine; ask for localhost or 127.0.0.1, or start the mock with a control token and present it`,
      { host },
    )
  const origin = foreignOrigin(headers)
  if (origin === undefined) return undefined
  return new Failure(
    'control.origin_foreign',
    `The control interface was asked by a page of "${origin}", which is not of this machine; ${wayIn}`,
    { origin },
  )
}

/** The page elsewhere that a browser asks for; it says `cross-site` where it names no origin, as for an image. */
const foreignOrigin = ({ origin, 'sec-fetch-site': site }: Call['headers']): string | undefined => {
  if (origin !== undefined) return isLoopbackOrigin(origin) ? undefined : origin
  return site === 'cross-site' ? 'another site' : undefined
}

const isLoopbackOrigin = (origin: string): boolean => loopbackHost.test(loopbackOrigin.exec(origin)?.[1] ?? '')

const refusalOfToken = ({ headers }: Asking, token: string): Failure | undefined => {
  const [, bearer] = /^Bearer +(\S.*)$/i.exec(headers['authorization'] ?? '') ?? []
  const presented = [headers[tokenHeader], bearer].filter((it) => it !== undefined)
  if (presented.some((it) => isSame(it, token))) return undefined
  const how = `send it as ${tokenHeader}: … or Authorization: Bearer …`
  return presented.length === 0
    ? new Failure('control.token_missing', `The control interface of this mock needs its control token; ${how}`)
    : new Failure('control.token_wrong', `This is not the control token of this mock; ${how}`)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compared in constant time, whatever the lengths. */
const isSame = (presented: string, token: string): boolean => timingSafeEqual(digest(presented), digest(token))
