import { didYouMean } from '../domain/nearest-name.js'
import { readArguments } from './arguments/read-arguments.js'
import type { Command } from './command.js'
import { UsageError } from './command-error.js'
import { tellError } from './terminal/tell-error.js'
import type { Terminal } from './terminal/terminal.js'

/** Commands by name; only the one that is called is loaded. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./start.js')).start,
  scenarios: async () => (await import('./scenarios.js')).scenarios,
  openapi: async () => (await import('./openapi.js')).openapi,
  ledger: async () => (await import('./ledger.js')).ledger,
  fixture: async () => (await import('./fixture.js')).fixture,
}

/** Runs a command line; answers the exit code: 0, 1 for what failed, 2 for what was not understood. */
export const main = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    return await dispatch(args, terminal)
  } catch (error) {
    return tellError(error, terminal)
  }
}

const dispatch = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { name, rest } = split(args)
  if (name === 'help') return tellHelp(rest[0], terminal)
  if (has(args, '--help', '-h')) return tellHelp(name, terminal)
  if (has(args, '--version', '-v')) return tellVersion(terminal)
  const command = await requireCommand(name ?? 'start')
  const { values, positionals } = readArguments(command.options, rest, command.takesVariables ? terminal.env : {})
  return command.run({ values, positionals, terminal })
}

/** The command comes first, or not at all. */
const split = ([first, ...rest]: readonly string[]) =>
  first === undefined || first.startsWith('-')
    ? { name: undefined, rest: first === undefined ? rest : [first, ...rest] }
    : { name: first, rest }

const has = (args: readonly string[], ...forms: readonly string[]): boolean => forms.some((it) => args.includes(it))

const requireCommand = async (name: string): Promise<Command> => {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load) return load()
  const { builtInScenarios } = await import('../generated/scenarios.js')
  if (Object.hasOwn(builtInScenarios, name))
    throw new UsageError(`There is no command ${name}; to start with that scenario write: svc-mock --scenario ${name}`)
  const names = Object.keys(commands)
  throw new UsageError(`There is no command ${name}; there are ${names.join(', ')}${didYouMean(name, names)}`)
}

const tellVersion = async ({ out }: Terminal): Promise<number> => {
  const { packageVersion } = await import('../version.js')
  out(packageVersion())
  return 0
}

const tellHelp = async (name: string | undefined, { out }: Terminal): Promise<number> => {
  const { commandHelp, programHelp } = await import('./arguments/help-text.js')
  const loaded = name === undefined ? Object.keys(commands).map(requireCommand) : [requireCommand(name)]
  const [command, ...others] = await Promise.all(loaded)
  if (command && others.length === 0) out(commandHelp(command))
  if (command && others.length > 0) out(`${programHelp([command, ...others])}\n\n${commandHelp(command)}`)
  return 0
}
