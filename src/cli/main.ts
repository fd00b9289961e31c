import { didYouMean } from '../domain/nearest-name.js'
import { readArguments } from './arguments/read-arguments.js'
import { splitAtDashes } from './arguments/split-at-dashes.js'
import type { Command } from './command.js'
import { UsageError } from './command-error.js'
import { start } from './start.js'
import { tellError } from './terminal/tell-error.js'
import type { Terminal } from './terminal/terminal.js'

/** Commands by name; beside `start`, which nearly everybody calls, only the one that is called is loaded. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => start,
  exec: async () => (await import('./exec.js')).exec,
  check: async () => (await import('./check.js')).check,
  scenarios: async () => (await import('./scenarios.js')).scenarios,
  openapi: async () => (await import('./openapi.js')).openapi,
  'openapi diff': async () => (await import('./openapi-diff.js')).openapiDiff,
  proxy: async () => (await import('./proxy.js')).proxy,
  replay: async () => (await import('./replay.js')).replay,
  ledger: async () => (await import('./ledger.js')).ledger,
  fixture: async () => (await import('./fixture.js')).fixture,
  'report merge': async () => (await import('./report-merge.js')).reportMerge,
  'report show': async () => (await import('./report-show.js')).reportShow,
  'webhook send': async () => (await import('./webhook-send.js')).webhookSend,
  'webhook listen': async () => (await import('./webhook-listen.js')).webhookListen,
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
  const { own, behind } = splitAtDashes(args)
  const { name, rest } = split(own)
  if (name === 'help') return tellHelp(split(rest).name, terminal)
  if (has(own, '--help', '-h')) return tellHelp(name, terminal)
  if (has(own, '--version', '-v')) return tellVersion(terminal)
  const command = await requireCommand(name ?? 'start')
  if (behind && !command.takesCommand) throw new UsageError(notToBeRun(name ?? 'start', behind))
  const { values, positionals } = readArguments(command.options, rest, command.takesVariables ? terminal.env : {})
  return command.run({ values, positionals, behind: behind ?? [], terminal })
}

const notToBeRun = (name: string, behind: readonly string[]): string =>
  `${name} runs no command behind --; exec does: svc-mock exec -- ${behind.join(' ') || 'npm test'}`

/** The command comes first, in one word or in two, or not at all. */
const split = (args: readonly string[]) => {
  const [first, second] = args
  if (first === undefined || first.startsWith('-')) return { name: undefined, rest: args }
  const isOfTwo = isOfTwoWords(first, second)
  return isOfTwo ? { name: `${first} ${second}`, rest: args.slice(2) } : { name: first, rest: args.slice(1) }
}

/** What is a command by itself takes words of its own. */
const isOfTwoWords = (first: string, second: string | undefined): boolean => {
  if (second === undefined || second.startsWith('-') || commandsUnder(first).length === 0) return false
  return !Object.hasOwn(commands, first) || Object.hasOwn(commands, `${first} ${second}`)
}

/** Names of two words that begin with this one. */
const commandsUnder = (first: string): readonly string[] =>
  Object.keys(commands).filter((name) => name.startsWith(`${first} `))

const itself = (name: string): readonly string[] => (Object.hasOwn(commands, name) ? [name] : [])

const has = (args: readonly string[], ...forms: readonly string[]): boolean => forms.some((it) => args.includes(it))

const requireCommand = async (name: string): Promise<Command> => {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load) return load()
  const { builtInScenarios } = await import('../generated/scenarios.js')
  if (Object.hasOwn(builtInScenarios, name))
    throw new UsageError(`There is no command ${name}; to start with that scenario write: svc-mock --scenario ${name}`)
  const under = commandsUnder(name.split(' ', 1)[0] ?? '')
  const names = under.length > 0 ? under : Object.keys(commands)
  throw new UsageError(`There is no command ${name}; there are ${names.join(', ')}${didYouMean(name, names)}`)
}

const tellVersion = async ({ out }: Terminal): Promise<number> => {
  const { packageVersion } = await import('../version.js')
  out(packageVersion())
  return 0
}

const tellHelp = async (name: string | undefined, { out }: Terminal): Promise<number> => {
  const { commandHelp, programHelp } = await import('./arguments/help-text.js')
  const names = name === undefined ? Object.keys(commands) : [...itself(name), ...commandsUnder(name)]
  const told = await Promise.all((names.length > 0 ? names : [name ?? 'start']).map(requireCommand))
  const parts = name === undefined ? [programHelp(told), ...told.slice(0, 1).map(commandHelp)] : told.map(commandHelp)
  out(parts.join('\n\n'))
  return 0
}
