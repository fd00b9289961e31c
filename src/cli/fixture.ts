import { didYouMean } from '../domain/nearest-name.js'
import { type Assignments, assignments, withAssignments } from './arguments/assignments.js'
import { value } from './arguments/option.js'
import { wholeNumber } from './arguments/whole-number.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'

/** Tells things that are sent to the service or shown by it. */
export const fixture = defineCommand({
  usage: 'fixture [RESOURCE] [options]',
  says: 'Builds a valid thing that the service takes or shows, as JSON; without a name, lists what there is.',
  options: {
    count: value('NUMBER', 'How many; tells a list, even of one.', wholeNumber(1, 10_000)),
    seed: value('NUMBER', 'Seed of everything in it. Default 1.', wholeNumber(0)),
    now: value('TIME', 'The present, ISO 8601. Default 2026-01-05T09:00:00Z.', String),
    set: assignments(
      'A property by its dotted name; the value is JSON, or else text. May be repeated.',
      'status=cancelled',
    ),
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
  const build = () => (set.length === 0 ? builder.build() : builder.build(withAssignments({}, set)))
  return count === undefined ? build() : Array.from({ length: count }, build)
}

const hint = (resource: string, names: readonly string[]): string =>
  didYouMean(resource, names) || '; the command "svc-mock fixture" lists what there is'
