import { didYouMean } from '../domain/nearest-name.js'
import { MockError } from './mock-error.js'

type Named<T> = Readonly<Record<string, T>>

/** Names that others ask any object for, to find out what it is; the answer is no. */
const probes: ReadonlySet<string> = new Set([
  ...['then', 'toJSON', 'inspect', 'asymmetricMatch'],
  ...['nodeType', 'nodeName', 'tagName', 'hasAttribute', 'length', 'size', 'stack', 'message'],
  ...['href', 'protocol', 'buffer', 'callee'],
])

/**
 * The things by name as they were, but that asking for one that is not there throws a `MockError` with the nearest name.
 *
 * They stay an ordinary object, since the guard is its prototype: `in`, `Object.keys`, spread, `JSON.stringify` and `structuredClone` work.
 */
export const guardedNames = <T>(things: Named<T>, noun: string): Named<T> => {
  const get = (target: object, name: string | symbol, receiver: unknown): unknown => {
    if (isWanted(name) && !Reflect.has(target, name)) throw unknown(name, noun, Object.keys(things))
    return Reflect.get(target, name, receiver)
  }
  const guarded: Record<string, T> = Object.create(new Proxy(Object.prototype, { get }))
  return Object.assign(guarded, things)
}

/** Names as scenarios may give them. */
const isWanted = (name: string | symbol): name is string =>
  typeof name === 'string' && /^[A-Za-z][\w.-]*$/.test(name) && !probes.has(name)

const unknown = (name: string, noun: string, names: readonly string[]): MockError =>
  new MockError(`The scenario has no ${noun} "${name}"${didYouMean(name, names) || listed(names)}`)

const listed = (names: readonly string[]): string => {
  if (names.length === 0) return '; it has none'
  const more = names.length > 12 ? `, and ${names.length - 12} more` : ''
  return `; there are ${names.slice(0, 12).join(', ')}${more}`
}
