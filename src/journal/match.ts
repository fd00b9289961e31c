import { types } from 'node:util'
import { nameOf, shown } from './shown.js'

/**
 * What is asked of a value: objects by the members that the filter names, arrays element by element and of the same
 * length, a text by a pattern too, anything by a function that says yes; all else must be the same value.
 */
export type Filter<T> = Wanted<T> | ((value: T) => unknown)

type Wanted<T> = unknown extends T
  ? unknown
  : T extends string
    ? T | RegExp
    : T extends readonly (infer Item)[]
      ? readonly Filter<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]?: Filter<T[Key]> | undefined }
        : T

/** Whether the item is as the filter asks. */
export const matches = <T>(filter: Filter<T>, item: T): boolean => compare(filter, item, start()).next().done === true

/** In what the item is not as the filter asks, one text for each place: `trigger: asked "BOOKING_PAID", found "BOOKING_CREATED"`. */
export const differences = <T>(filter: Filter<T>, item: T): readonly string[] => [...compare(filter, item, start())]

/** Where a comparison stands, and what it compared before: things that contain themselves are compared once. */
interface Place {
  readonly path: string
  readonly compared: Map<object, Set<object>>
}

const start = (): Place => ({ path: '', compared: new Map() })

function* compare(filter: unknown, item: unknown, place: Place): Generator<string> {
  if (Array.isArray(filter)) yield* compareLists(filter, item, place)
  else if (isPlain(filter)) yield* compareObjects(filter, item, place)
  else if (!accepts(filter, item)) yield differs(place, askedBy(filter), item)
}

const accepts = (filter: unknown, item: unknown): boolean => {
  if (typeof filter === 'function') return Boolean(filter(item))
  if (types.isRegExp(filter)) return typeof item === 'string' && item.search(filter) >= 0
  return Object.is(filter, item)
}

const askedBy = (filter: unknown): string => {
  if (typeof filter === 'function') return `what ${nameOf(filter)} accepts`
  return types.isRegExp(filter) ? String(filter) : shown(filter)
}

function* compareLists(filter: readonly unknown[], item: unknown, place: Place): Generator<string> {
  if (!Array.isArray(item)) yield differs(place, 'a list', item)
  else if (item.length !== filter.length)
    yield `${prefix(place)}asked a list of ${filter.length}, found one of ${item.length}`
  else if (isNew(filter, item, place))
    for (const [index, wanted] of filter.entries()) yield* compare(wanted, item[index], inner(place, String(index)))
}

function* compareObjects(filter: object, item: unknown, place: Place): Generator<string> {
  if (typeof item !== 'object' || item === null) yield differs(place, shown(filter), item)
  else if (isNew(filter, item, place)) {
    const members: ReadonlyMap<string, unknown> = new Map(Object.entries(item))
    for (const [name, wanted] of Object.entries(filter)) yield* compare(wanted, members.get(name), inner(place, name))
  }
}

/** Notes that the two are being compared; false where they were before. */
const isNew = (filter: object, item: object, { compared }: Place): boolean => {
  const items = compared.get(filter) ?? new Set()
  if (items.has(item)) return false
  compared.set(filter, items.add(item))
  return true
}

/** Objects of other prototypes, such as dates, have no members that could be asked for. */
const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const inner = ({ path, compared }: Place, name: string): Place => ({
  path: path === '' ? name : `${path}.${name}`,
  compared,
})

const prefix = ({ path }: Place): string => (path === '' ? '' : `${path}: `)

const differs = (place: Place, asked: string, item: unknown): string =>
  `${prefix(place)}asked ${asked}, found ${shown(item)}`
