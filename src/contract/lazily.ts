import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { inflateRawSync } from 'node:zlib'

/** Where the code of one validator stands in its file: from where to where. */
type Place = readonly [from: number, to: number]

/** A validator as it is generated: the second argument is where those inside others stand. */
type Compiled = (value: unknown, context?: object) => boolean

/**
 * Generated validators and their schemas that stay packed, in a file of their own, until they are first asked: reading all of them is what a start would wait
 * for most, and a run asks few.
 *
 * Each is an expression, made and compressed at build; `scope` gives what the code of a validator refers to, by name.
 */
export const lazilyFrom = (module: string, file: string) => {
  let packed: Buffer | undefined
  const read = ([from, to]: Place): Uint8Array => {
    packed ??= readFileSync(new URL(file, module))
    return packed.subarray(from, to)
  }
  return {
    lazily(place: Place, scope: () => Readonly<Record<string, unknown>>): Compiled {
      let compiled: Compiled | undefined
      return (value, context) => {
        compiled ??= compiledOf(read(place), scope()) as Compiled
        return compiled(value, context)
      }
    },
    unpacked(place: Place): () => unknown {
      let schema: unknown
      return () => {
        schema ??= compiledOf(read(place))
        return schema
      }
    },
  }
}

const compiledOf = (packed: Uint8Array, scope: Readonly<Record<string, unknown>> = {}): unknown =>
  compileFunction(`return ${inflateRawSync(packed).toString()}`, Object.keys(scope))(...Object.values(scope))
