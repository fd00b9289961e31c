import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, type LookupFunction } from 'node:net'

/** Addresses of the link alone, where clouds keep the secrets of their machines; of nobody in particular; of many at once. */
const forbidden = new BlockList()
for (const [network, prefix] of [
  ['169.254.0.0', 16],
  ['0.0.0.0', 8],
  ['224.0.0.0', 3],
] as const)
  forbidden.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['fe80::', 10],
  ['fd00:ec2::', 32],
  ['ff00::', 8],
  ['::', 128],
] as const)
  forbidden.addSubnet(network, prefix, 'ipv6')

const isForbidden = ({ address, family }: LookupAddress): boolean =>
  forbidden.check(address, family === 6 ? 'ipv6' : 'ipv4')

type Find = (
  name: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Finds a name that was allowed, once: the connection goes to what was looked at here.
 *
 * It may lead to private networks, where containers live, but not where nobody would have meant it to lead.
 */
export const lookUpElsewhere =
  (find: Find = lookup): LookupFunction =>
  (name, options, callback) => {
    find(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const usable = found.filter((it) => !isForbidden(it))
      const [first] = usable
      if (!first) return callback(nowhere(name, found), [])
      if (options.all) callback(null, usable)
      else callback(null, first.address, first.family)
    })
  }

const nowhere = (name: string, found: readonly LookupAddress[]): Error =>
  new Error(
    `${name} leads to ${found.map(({ address }) => address).join(', ') || 'no address'}, where no name may lead; allow that address itself, if it is meant`,
  )
