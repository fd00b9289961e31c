import type { Contract } from '../contract/contract.js'
import type { DescribedContract } from '../contract/operation-contract.js'
import type { Progress } from './answer.js'
import { inputRefusal, type RefusedInput } from './check-input.js'
import { dropUnknown } from './drop-unknown.js'
import type { Engine } from './engine.js'
import { readBody } from './read-body.js'
import { decodeQuery, type RawQuery, unknownParameters } from './read-query.js'
import type { Generation } from './select-generation.js'

/** Query and body as the handler sees them, with what was dropped. */
export interface Input {
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly unknown: readonly string[]
}

/** What reading asks: the documents and the product's word. */
interface Reading extends Pick<Engine, 'words'> {
  readonly contract: Pick<Contract, 'requestValidator' | 'facts'>
}

/** Decodes and checks query and body, in that order; one refusal for everything wrong with either. Throws where one of them cannot be read. */
export const readInput = (
  { contract, words }: Reading,
  progress: Pick<Progress, 'call' | 'read'>,
  {
    query,
    generation,
    operation,
    onDropped,
  }: {
    readonly query: RawQuery
    readonly generation: Generation
    readonly operation: DescribedContract
    /** Told of the names that the body does not describe, before what is left of it is checked. */
    readonly onDropped?: (names: readonly string[]) => void
  },
): Input | RefusedInput => {
  const decoded = decodeQuery(query, generation.contract, words)
  progress.read = { query: decoded, body: undefined }
  const wrong = inputRefusal(contract, operation, {
    validator: generation.contract.queryValidator,
    input: { part: 'query', value: decoded, raw: decoded, wireName: words.name },
  })
  if (wrong) return wrong
  const { bodyShape, bodyValidator } = generation.contract
  if (!bodyShape) return { query: decoded, body: undefined, unknown: unknownParameters(query, generation.contract) }
  const raw = readBody(progress.call)
  progress.read = { query: decoded, body: raw }
  const translated = words.bodyIn(raw, bodyShape) as Record<string, unknown>
  const { known, dropped } = dropUnknown(translated, bodyShape)
  onDropped?.(dropped)
  const input = { part: 'body', value: known, raw, wireName: words.name } as const
  return (
    inputRefusal(contract, operation, { validator: bodyValidator, input }) ?? {
      query: decoded,
      body: known,
      unknown: dropped,
    }
  )
}
