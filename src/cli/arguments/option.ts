import { didYouMean } from '../../domain/nearest-name.js'

/** One option of a command. */
export interface Option<V = unknown> {
  readonly kind: 'flag' | 'value'
  /** What stands for the value in help texts: `NUMBER`. */
  readonly placeholder: string
  /** What it does, for help texts. */
  readonly says: string
  /** The value of everything that was given, in order; throws an `Error` whose message says what would do. */
  read(given: readonly string[]): V
}

/** Options by name, without the dashes. */
export type Options = Readonly<Record<string, Option>>

/** What the options of a table were given; those that were not are absent. */
export type Values<T extends Options> = { readonly [Name in keyof T]?: T[Name] extends Option<infer V> ? V : never }

const yes = ['1', 'true', 'yes', 'on']
const no = ['0', 'false', 'no', 'off']

/** An option that is on or off. */
export const flag = (says: string): Option<boolean> => ({
  kind: 'flag',
  placeholder: '',
  says,
  read(given) {
    const last = (given.at(-1) ?? '').toLowerCase()
    if (yes.includes(last)) return true
    if (no.includes(last)) return false
    throw new Error(`"${given.at(-1)}" is neither yes nor no; write 1 or 0`)
  },
})

/** An option with a value; of several the last counts. */
export const value = <V>(placeholder: string, says: string, read: (text: string) => V): Option<V> => ({
  kind: 'value',
  placeholder,
  says,
  read: (given) => read(given.at(-1) ?? ''),
})

/** An option that may be given several times, or with commas. */
export const list = <V>(placeholder: string, says: string, read: (text: string) => V): Option<readonly V[]> => ({
  kind: 'value',
  placeholder,
  says,
  read: (given) =>
    given
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map(read),
})

/** An option that may be given several times, commas and all. */
export const several = <V>(placeholder: string, says: string, read: (text: string) => V): Option<readonly V[]> => ({
  kind: 'value',
  placeholder,
  says,
  read: (given) => given.map(read),
})

/** A reader that takes one of some names, and suggests the nearest. */
export const oneOf =
  <Name extends string>(...names: readonly Name[]) =>
  (text: string): Name => {
    const found = names.find((name) => name === text)
    if (found !== undefined) return found
    throw new Error(`"${text}" is not known; write ${names.join(' or ')}${didYouMean(text, names)}`)
  }
