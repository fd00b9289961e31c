import type { StoredState } from './stored-state.js'

/** Texts of what is stored. Things are replaced, never mutated, so that the text of one is its text for good. */
const texts = new WeakMap<object, string>()

const textOf = (thing: object): string => {
  const known = texts.get(thing)
  if (known !== undefined) return known
  const text = JSON.stringify(thing)
  texts.set(thing, text)
  return text
}

/** A state as JSON, one line for each thing: only what was replaced since the last time is written out anew. */
export const toStateText = ({ things, keys, ids, ...rest }: StoredState): string => {
  const entries = Object.entries(rest).map(([name, value]) => `${line(name)}${JSON.stringify(value)}`)
  const called = [`${line('keys')}${textOf(keys)}`, `${line('ids')}${textOf(ids)}`]
  const collections = Object.entries(things).map(([name, kept]) => `${line(name)}${listOf(kept.map(textOf))}`)
  return `{${[...entries, ...called].join(',')},${line('things')}{${collections.join(',')}}}\n`
}

const line = (name: string): string => `\n${JSON.stringify(name)}: `

const listOf = (items: readonly string[]): string => (items.length === 0 ? '[]' : `[\n${items.join(',\n')}]`)
