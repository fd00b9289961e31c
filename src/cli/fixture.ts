import { didYouMean } from '../domain/nearest-name.js'
import { type Option, value } from './arguments/option.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'

const [mostThings, mostSeed] = [10_000, Number.MAX_SAFE_INTEGER]

const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new Error(`"${text}" will not do; give a whole number from ${least} to ${most}`)
  }

/** Properties by their dotted names. */
type Assignments = readonly (readonly [path: readonly string[], value: unknown])[]

const readAssignment = (text: string): Assignments[number] => {
  const [, name, given = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? []
  if (name === undefined || name.split('.').includes(''))
    throw new Error(`"${text}" names no property; write a name and a value, such as status=cancelled`)
  return [name.split('.'), readValue(given)]
}

/** JSON where it is some; else the text as it stands. */
const readValue = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const assignments: Option<Assignments> = {
  kind: 'value',
  placeholder: 'NAME=VALUE',
  says: 'A property by its dotted name; the value is JSON, or else text. May be repeated.',
  read: (given) => given.map(readAssignment),
}

/** Tells things that are sent to the service or shown by it. */
export const fixture = defineCommand({
  usage: 'fixture [RESOURCE] [options]',
  says: 'Builds a valid thing that the service takes or shows, as JSON; without a name, lists what there is.',
  options: {
    count: value('NUMBER', 'How many; tells a list, even of one.', wholeNumber(1, mostThings)),
    seed: value('NUMBER', 'Seed of everything in it. Default 1.', wholeNumber(0, mostSeed)),
    now: value('TIME', 'The present, ISO 8601. Default 2026-01-05T09:00:00Z.', String),
    set: assignments,
  },
  takesVariables: false,

  async run({ values: { count, seed = 1, now, set = [] }, positionals: [resource, further], terminal }) {
    if (further !== undefined) throw new UsageError(`fixture builds one kind of thing; "${further}" is one too many`)
    const { buildersByResource, FixtureError } = await import('../../fixtures/resources.js')
    try {
      const builders = buildersByResource(seed, { now })
      const told = resource === undefined ? undefined : built(builders, { resource, count, set })
      terminal.out(told === undefined ? [...builders.keys()].join('\n') : JSON.stringify(told, null, 2))
    } catch (error) {
      throw error instanceof FixtureError ? new UsageError(error.message) : error
    }
    return 0
  },
})

interface Wanted {
  readonly resource: string
  readonly count: number | undefined
  readonly set: Assignments
}

type Given = Readonly<Record<string, unknown>>

const built = (
  builders: ReadonlyMap<string, { build(given?: Given): unknown }>,
  { resource, count, set }: Wanted,
): unknown => {
  const builder = builders.get(resource)
  if (!builder) throw new UsageError(`There is no fixture ${resource}${hint(resource, [...builders.keys()])}`)
  const build = () => (set.length === 0 ? builder.build() : builder.build(toGiven(set)))
  return count === undefined ? build() : Array.from({ length: count }, build)
}

const hint = (resource: string, names: readonly string[]): string =>
  didYouMean(resource, names) || '; the command "svc-mock fixture" lists what there is'

/** One object of all assignments; of several to one place the last counts. */
const toGiven = (set: Assignments): Given =>
  set.reduce<Given>((given, [path, assigned]) => withValue(given, path, assigned), {})

const withValue = (given: unknown, [key = '', ...rest]: readonly string[], assigned: unknown): Given => {
  const before = typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.entries(given) : []
  const known = new Map<string, unknown>(before)
  known.set(key, rest.length === 0 ? assigned : withValue(known.get(key), rest, assigned))
  return Object.fromEntries(known)
}
