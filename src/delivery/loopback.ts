import type { LookupFunction } from 'node:net'

/** A host as URLs spell it, without the dot that may end a full name. */
export const plainHost = ({ hostname }: URL): string => hostname.replace(/(?<=[^.])\.$/, '')

/** Whether it is `localhost`, or a name under it. */
export const isLocalName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

const loopbackAddress = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/

/** Whether the host, as a parsed URL spells it, can be nowhere but on this machine. */
export const isLoopbackHost = (host: string): boolean => isLocalName(host) || loopbackAddress.test(host)

const addresses = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/** Both loopback addresses for any local name: nobody is asked, so that no resolver can answer with another one. */
export const lookUpLocalName: LookupFunction = (_name, { all }, callback) => {
  process.nextTick(() => (all ? callback(null, addresses) : callback(null, '127.0.0.1', 4)))
}
