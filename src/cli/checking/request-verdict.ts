import type { ObjectionsTo } from '../../checks/live/run.js'
import type { ValidatorModule } from '../../contract/contract.js'
import { findingsOf } from '../../contract/findings.js'
import type { GenerationContract } from '../../contract/operation-contract.js'
import { switchedValidators } from '../../contract/switched-validators.js'
import { createWords } from '../../contract/words.js'
import { Failure } from '../../domain/failure.js'
import { dropUnknown } from '../../pipeline/drop-unknown.js'
import { decodeQuery, parseQuery } from '../../pipeline/read-query.js'

const words = createWords('svc')

/** The judge of requests that our own door is: the same decoding, the same validators. */
export const createRequestVerdict = async (): Promise<ObjectionsTo> => {
  const parts = await Promise.all([
    switchedValidators(new Set(), 'specification'),
    switchedValidators(new Set(), 'beyond'),
  ])
  const found = (name: string | null, value: unknown): readonly string[] => {
    const module = parts.find(({ requests }) => name !== null && requests[name])
    return module && name !== null ? sentences(module, name, value) : []
  }
  return ({ current, older }, form, { query, body }) => {
    const generation = form === 'older' && older ? older : current
    return [...inQuery(generation, query, found), ...inBody(generation, body, found)]
  }
}

type Find = (name: string | null, value: unknown) => readonly string[]

const sentences = ({ requests, facts }: ValidatorModule, name: string, value: unknown): readonly string[] => {
  const validator = requests[name]
  if (!validator) return []
  return findingsOf(validator, value, facts[name]).map(
    ({ path, reason }) => `${path.join('.') || 'the body'} ${reason}`,
  )
}

const inQuery = (
  generation: GenerationContract,
  query: readonly (readonly [string, string])[],
  found: Find,
): readonly string[] => {
  try {
    const text = `?${new URLSearchParams(query.map(([name, value]): [string, string] => [name, value]))}`
    return found(generation.queryValidator, decodeQuery(parseQuery(text), generation, words))
  } catch (error) {
    if (error instanceof Failure) return [error.message]
    throw error
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inBody = ({ bodyShape, bodyValidator }: GenerationContract, body: unknown, found: Find): readonly string[] => {
  if (!bodyShape) return []
  if (body !== undefined && !isObject(body)) return ['the body must be an object']
  return found(bodyValidator, dropUnknown(body ?? {}, bodyShape).known)
}
