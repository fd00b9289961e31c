import { parse } from 'yaml'
import type { Credential } from '../../checks/live/credential.js'
import { kindNames } from '../../checks/live/world.js'
import { didYouMean } from '../../domain/nearest-name.js'
import type { Values } from '../arguments/option.js'
import { UsageError } from '../command-error.js'
import type { checkOptions } from './check-options.js'
import { readGiven } from './read-given.js'

/** Ids by kind. */
export type Ids = ReadonlyMap<string, readonly string[]>

/** The ids that a command line gives: single ones first, those of its file behind, and that of its OAuth client. */
export const readIds = ({ id = [], ids }: Values<typeof checkOptions>, credentials: readonly Credential[]): Ids => {
  const pairs = [...id.map(readPair), ...(ids === undefined ? [] : pairsIn(ids)), ...clientIds(credentials)]
  const found = new Map<string, readonly string[]>()
  for (const [kind, value] of pairs) found.set(kind, [...(found.get(kind) ?? []), value])
  return found
}

type Pair = readonly [kind: string, id: string]

const clientIds = (credentials: readonly Credential[]): readonly Pair[] =>
  credentials.flatMap((it): Pair[] => ('clientId' in it ? [['oauthClient', it.clientId]] : []))

const readPair = (text: string): Pair => {
  const { name = '', id } = /^(?<name>[^=]+)=(?<id>.+)$/s.exec(text)?.groups ?? {}
  if (id === undefined)
    throw new UsageError(`--id: "${text}" will not do; write KIND.NAME=ID, such as eventType.intro=123`)
  return [kindOf(name, '--id'), id]
}

const pairsIn = (file: string): readonly Pair[] => {
  const given = readGiven('ids', file, (text): unknown => parse(text))
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UsageError(`${file}: ids are names with values, such as eventType.intro: 123`)
  return Object.entries(given).map(([name, id]) => [kindOf(name, file), String(id)])
}

/** `eventType.intro` is of the kind `eventType`. */
const kindOf = (name: string, source: string): string => {
  const kind = name.split('.', 1)[0] ?? ''
  if (kindNames.includes(kind)) return kind
  throw new UsageError(
    `${source}: there is no kind ${kind}; there are ${kindNames.join(', ')}${didYouMean(kind, kindNames)}`,
  )
}
