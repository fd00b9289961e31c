import { DeliveryError } from './delivery-error.js'
import { isLoopbackHost, plainHost } from './loopback.js'

/** A host that may be delivered to; without a port on any. */
interface Allowance {
  readonly host: string
  readonly port: number | undefined
}

/** Why nothing can be delivered to this text, whoever takes it; undefined where something can. */
export const formFault = (url: string): string | undefined => {
  if (!URL.canParse(url)) return `"${shortened(url)}" is not a URL; use one that begins with http:// or https://`
  const { protocol, username, password, port } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:')
    return `"${shortened(url)}" is of the scheme ${protocol.slice(0, -1)}; deliveries go to http and https alone`
  if (username !== '' || password !== '')
    return `The URL of ${new URL(url).host} carries credentials; leave out what stands before the @`
  if (port === '0') return `"${shortened(url)}" names port 0, which nobody listens on; name the port of the receiver`
  return undefined
}

/** Why this URL, which has no fault in its form, may not be delivered to over the network; undefined where it may. */
export const hostFault = (url: string, allow: readonly string[]): string | undefined => {
  const target = new URL(url)
  const [host, port] = [plainHost(target), portOf(target)]
  if (isLoopbackHost(host) || allow.map(readAllowance).some((it) => permits(it, host, port))) return undefined
  return `${host} is neither a loopback address nor allowed; use 127.0.0.1, or allow it with --allow-delivery ${host}`
}

/** Why this URL may not be delivered to over the network; undefined where it may. Nothing is resolved. */
export const targetFault = (url: string, allow: readonly string[]): string | undefined =>
  formFault(url) ?? hostFault(url, allow)

const allowanceForm = /^(?<host>\[[0-9a-f:.]+\]|[^\s:/?#@\\*[\]]+)(?::(?<port>\d{1,5}))?$/i

/** What `host` or `host:port` allows; throws a `DeliveryError` for any other text. */
export const readAllowance = (text: string): Allowance => {
  const { host = '', port } = allowanceForm.exec(text)?.groups ?? {}
  const number = port === undefined ? undefined : Number(port)
  if (URL.canParse(`http://${host}/`) && (number ?? 0) <= 65_535)
    return { host: plainHost(new URL(`http://${host}/`)), port: number }
  throw new DeliveryError(
    `"${text}" cannot be allowed; give a host or host:port, without scheme, path and wildcards, IPv6 in brackets`,
  )
}

const permits = (allowance: Allowance, host: string, port: number): boolean =>
  allowance.host === host && (allowance.port ?? port) === port

const portOf = ({ port, protocol }: URL): number => {
  if (port !== '') return Number(port)
  return protocol === 'https:' ? 443 : 80
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)
