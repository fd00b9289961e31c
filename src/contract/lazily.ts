import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import type { Validator } from './validators.js'

/** Where the code of one validator stands in its text: from where to where. */
type Place = readonly [from: number, to: number]

/**
 * Generated validators that stay text, in a file of its own, until they are first asked: reading the code of all of them is what a start would wait
 * for most, and a run asks few.
 *
 * The code of each is a function expression, made at build; `names` are what it refers to, `scope` gives their values.
 */
export const lazilyFrom = (module: string, file: string) => {
  let texts: string | undefined
  return ([from, to]: Place, names: readonly string[], scope: () => readonly unknown[]): Validator => {
    let compiled: Validator | undefined
    return (...given) => {
      texts ??= readFileSync(new URL(file, module), 'utf8')
      compiled ??= compileFunction(`return ${texts.slice(from, to)}`, names)(...scope()) as Validator
      return compiled(...given)
    }
  }
}
