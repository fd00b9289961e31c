import type { GenerationContract, ParameterContract } from '../contract/operation-contract.js'
import type { Words } from '../contract/words.js'
import { Failure } from '../domain/failure.js'

/** Values of a query by name, each as often as it was given. */
export type RawQuery = ReadonlyMap<string, readonly string[]>

const forbidden = /(?:^|\[)(?:__proto__|constructor|prototype)(?:\]|\[|$)/

/** The pairs of the query. */
export const parseQuery = (url: string): RawQuery => {
  const start = url.indexOf('?')
  const query = new Map<string, string[]>()
  if (start === -1) return query
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    query.set(name, [...(query.get(name) ?? []), value])
  }
  return query
}

/** The described parameters, decoded to their types as far as the text allows; unknown ones are ignored (ER-07), those that no query may hold throw. */
export const decodeQuery = (
  query: RawQuery,
  { query: parameters }: GenerationContract,
  words: Words,
): Record<string, unknown> => {
  if (parameters.length > 0) mustBeHarmless(query)
  const decoded: Record<string, unknown> = {}
  for (const parameter of parameters) {
    const value = decode(parameter, query)
    if (value !== undefined)
      decoded[parameter.name] =
        parameter.word && typeof value === 'string' ? words.marked(value, parameter.word) : value
  }
  return decoded
}

/** Names of parameters that the document does not describe. */
export const unknownParameters = (query: RawQuery, { query: parameters }: GenerationContract): readonly string[] =>
  [...query.keys()].filter((key) => !parameters.some(({ name }) => key === name || key === `${name}[]`))

const mustBeHarmless = (query: RawQuery): void => {
  const name = [...query.keys()].find((it) => forbidden.test(it))
  if (name !== undefined)
    throw new Failure('request.json_forbidden_key', `The query may not name ${name}; leave it out`, { name })
}

const decode = (parameter: ParameterContract, query: RawQuery): unknown => {
  const { name, type } = parameter
  const values = [...(query.get(name) ?? []), ...(query.get(`${name}[]`) ?? [])]
  if (values.length === 0) return undefined
  if (type === 'array') return values.flatMap((value) => value.split(','))
  if (values.length > 1 || query.has(`${name}[]`)) {
    throw new Failure(
      'request.query_repeated',
      `${name} was given ${values.length} times or as a list; give it once, as ${name}=…`,
      {
        parameter: name,
        values,
      },
    )
  }
  return typed(type, values[0] ?? '')
}

/** A number or boolean where the text is one, else the text itself: the validator then says what is wrong. */
const typed = (type: ParameterContract['type'], text: string): unknown => {
  if ((type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
