import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { inflateRawSync } from 'node:zlib'

/** Where the code of one validator stands in its file: from where to where. */
type Place = readonly [from: number, to: number]

/** A validator as it is generated: the second argument is where those inside others stand. */
type Compiled = (value: unknown, context?: object) => boolean

/**
 * Generated validators that stay packed, in a file of their own, until they are first asked: reading the code of all of them is what a start would wait
 * for most, and a run asks few.
 *
 * The code of each is a function expression, made and compressed at build; `scope` gives what it refers to, by name.
 */
export const lazilyFrom = (module: string, file: string) => {
  let packed: Buffer | undefined
  return ([from, to]: Place, scope: () => Readonly<Record<string, unknown>>): Compiled => {
    let compiled: Compiled | undefined
    return (value, context) => {
      packed ??= readFileSync(new URL(file, module))
      compiled ??= compiledOf(packed.subarray(from, to), scope())
      return compiled(value, context)
    }
  }
}

const compiledOf = (packed: Uint8Array, scope: Readonly<Record<string, unknown>>): Compiled =>
  compileFunction(
    `return ${inflateRawSync(packed).toString()}`,
    Object.keys(scope),
  )(...Object.values(scope)) as Compiled
