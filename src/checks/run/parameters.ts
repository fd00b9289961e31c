import type { GenerationContract, OperationContract, Shape } from '../../contract/operation-contract.js'
import type { Words } from '../../contract/words.js'

/** The described parameters of an operation, and how requests are seen to use them. */
export interface Parameters {
  /** `query.take`, `body.attendee`: what clients may leave out, in their own words. Those of the path are no choice. */
  readonly names: readonly string[]
  /** The names of those that a request holds. */
  usedBy(query: Readonly<Record<string, unknown>>, body: unknown): readonly string[]
}

/** What is described of query and body, of both generations. */
export const parametersOf = ({ current, older }: OperationContract, words: Words): Parameters => {
  const generations = [current, ...(older ? [older] : [])]
  const queries = distinct(generations.flatMap(queryNames))
  const bodies = distinct(generations.flatMap((it) => bodyNames(it, words)))
  return {
    names: [...queries.map(inQuery), ...bodies.map(inBody)],
    usedBy: (query, body) => [
      ...queries.filter((name) => Object.hasOwn(query, name)).map(inQuery),
      ...(isObject(body) ? bodies.filter((name) => Object.hasOwn(body, name)).map(inBody) : []),
    ],
  }
}

const queryNames = ({ query }: GenerationContract): readonly string[] => query.map(({ name }) => name)

const bodyNames = ({ bodyShape }: GenerationContract, words: Words): readonly string[] =>
  Object.entries(bodyShape?.p ?? {}).map(([name, { n }]: [string, Shape]) => (n ? words.name(name) : name))

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)]
const inQuery = (name: string): string => `query.${name}`
const inBody = (name: string): string => `body.${name}`

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
