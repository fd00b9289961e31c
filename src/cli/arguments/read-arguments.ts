import { parseArgs } from 'node:util'
import { didYouMean } from '../../domain/nearest-name.js'
import { UsageError } from '../command-error.js'
import type { Option, Options, Values } from './option.js'

/** What a command line holds. */
export interface Arguments<T extends Options> {
  readonly values: Values<T>
  readonly positionals: readonly string[]
}

/** What an option was given, and where, for messages. */
interface Given {
  readonly source: string
  readonly texts: string[]
}

/** The variable that stands for an option: `--web-base` is `SVC_MOCK_WEB_BASE`. */
export const variableOf = (name: string): string => `SVC_MOCK_${name.toUpperCase().replaceAll('-', '_')}`

/** Reads the command line, and below it the variables; throws a `UsageError` that names the option or variable it is about. */
export const readArguments = <T extends Options>(
  options: T,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Arguments<T> => {
  const { given, positionals } = readLine(options, args)
  for (const name of Object.keys(options)) {
    const text = env[variableOf(name)]
    if (text !== undefined && text !== '' && !given.has(name))
      given.set(name, { source: variableOf(name), texts: [text] })
  }
  const values = [...given].map(([name, it]) => [name, readValue(options[name], it)])
  return { values: Object.fromEntries(values), positionals }
}

/** A sentence for each variable that looks like a misspelt option. */
export const strayVariables = (
  options: Options,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] => {
  const known = Object.keys(options).map(variableOf)
  return Object.keys(env)
    .filter((name) => name.startsWith('SVC_MOCK_') && !known.includes(name))
    .map((name) => ({
      name,
      hint: didYouMean(
        name.slice(9),
        known.map((it) => it.slice(9)),
      ),
    }))
    .filter(({ hint }) => hint !== '')
    .map(({ name, hint }) => `the variable ${name} is not known${hint.replace('"', '"SVC_MOCK_')}`)
}

const readLine = (options: Options, args: readonly string[]) => {
  const given = new Map<string, Given>()
  const positionals: string[] = []
  for (const token of tokensOf(options, args)) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const { name, text } = readToken(options, token)
    const before = given.get(name)?.texts ?? []
    given.set(name, { source: `--${name}`, texts: [...before, text] })
  }
  return { given, positionals }
}

const tokensOf = (options: Options, args: readonly string[]) => {
  const types = Object.entries(options).map(([name, { kind }]) => [
    name,
    { type: kind === 'flag' ? 'boolean' : 'string' } as const,
  ])
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
    allowPositionals: true,
  })
  return tokens
}

/** An option as it stands on the command line. */
interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

const readToken = (options: Options, { name, rawName, value, inlineValue }: OptionToken) => {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (option?.kind === 'flag') return { name, text: value ?? 'true' }
  if (option && value !== undefined && (inlineValue || !/^-./.test(value))) return { name, text: value }
  if (option) throw new UsageError(`--${name} needs a value: --${name} ${option.placeholder}`)
  const negated = name.replace(/^no-/, '')
  if (negated !== name && Object.hasOwn(options, negated) && options[negated]?.kind === 'flag')
    return { name: negated, text: 'false' }
  throw new UsageError(
    `There is no option ${rawName}${didYouMean(
      rawName,
      Object.keys(options).map((it) => `--${it}`),
    )}`,
  )
}

const readValue = (option: Option | undefined, { source, texts }: Given): unknown => {
  try {
    return option?.read(texts)
  } catch (error) {
    throw new UsageError(`${source}: ${(error as Error).message}`)
  }
}
