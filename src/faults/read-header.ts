import { checkedFault } from './check-fault.js'
import type { Fault } from './fault.js'
import { FaultError } from './fault-error.js'
import { aims } from './fields.js'

/**
 * The fault that a request brings for itself in `x-mock-fault`: `status=503`, `latency=200;connection=reset`, or JSON.
 *
 * Throws a `FaultError` for one that cannot be, and for one that is aimed at other requests.
 */
export const readFaultHeader = (header: string): Fault => {
  const text = header.trim()
  const given = text.startsWith('{') ? fromJson(text) : fromPairs(text)
  const aim = aims.find((name) => Object.hasOwn(given, name))
  if (aim === undefined) return checkedFault(given, () => [])
  throw new FaultError(`x-mock-fault is for its own request, which needs no ${aim}; leave it out`)
}

const fromJson = (text: string): object => {
  try {
    return JSON.parse(text)
  } catch {
    throw new FaultError('x-mock-fault begins like JSON, but is none; write pairs such as status=503 in its place')
  }
}

const fromPairs = (text: string): object => {
  const pairs = text
    .split(';')
    .filter((pair) => pair.trim() !== '')
    .map(toPair)
  const names = pairs.map(([name]) => name)
  const repeated = names.find((name, position) => names.indexOf(name) !== position)
  if (repeated !== undefined) throw new FaultError(`x-mock-fault gives ${repeated} twice; give it once`)
  return Object.fromEntries(pairs)
}

/** A name alone means true. */
const toPair = (pair: string): readonly [name: string, value: unknown] => {
  const [name = '', ...rest] = pair.split('=')
  return [name.trim(), rest.length === 0 ? true : readValue(rest.join('=').trim())]
}

const readValue = (text: string): unknown => {
  if (text === 'true') return true
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}
