import { didYouMean } from '../domain/nearest-name.js'
import { flag } from './arguments/option.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'
import type { Terminal } from './terminal/terminal.js'
import { visible } from './terminal/visible.js'

/** Tells of scenarios, and checks them. */
export const scenarios = defineCommand({
  usage: 'scenarios list [--json] | show NAME | validate FILE',
  says: 'Lists the built-in scenarios, shows one as a file to start from, or checks a file of your own.',
  options: { json: flag('Speaks JSON: the list as one array.') },
  takesVariables: false,

  async run({ values: { json = false }, positionals: [action = 'list', name, further], terminal }) {
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!act)
      throw new UsageError(
        `There is no scenarios ${action}; there are ${Object.keys(actions).join(', ')}${didYouMean(action, Object.keys(actions))}`,
      )
    const extra = action === 'list' ? name : further
    if (extra !== undefined) throw new UsageError(`scenarios ${action}: "${extra}" is one too many`)
    if (json && action !== 'list') throw new UsageError(`scenarios ${action} takes no --json; only list does`)
    await (json ? listAsJson(terminal) : act(terminal, name))
    return 0
  },
})

type Action = (terminal: Terminal, name: string | undefined) => Promise<void>

const list: Action = async ({ out }) => {
  const { listScenarios } = await import('../scenario/built-in.js')
  const all = listScenarios()
  const width = Math.max(...all.map(({ name }) => name.length))
  for (const { name, story } of all) out(`${name.padEnd(width)}  ${story}`)
}

const listAsJson = async ({ out }: Terminal): Promise<void> => {
  const { listScenarios } = await import('../scenario/built-in.js')
  out(JSON.stringify(listScenarios(), null, 2))
}

const show: Action = async ({ out }, name) => {
  const { scenario } = await load(name ?? missing('show NAME'))
  const { stringify } = await import('yaml')
  out(stringify(scenario, { lineWidth: 120, aliasDuplicateObjects: false }).trimEnd())
}

const validate: Action = async ({ out }, name) => {
  const { scenario } = await load(name ?? missing('validate FILE'))
  out(visible(`${name} can be used: ${scenario.story}`))
}

const actions: Readonly<Record<string, Action>> = { list, show, validate }

const load = async (name: string) => {
  const [{ loadScenario }, { mustExist }] = await Promise.all([
    import('../scenario/load.js'),
    import('./serving/settings.js'),
  ])
  mustExist(name)
  return loadScenario(name)
}

const missing = (form: string): never => {
  throw new UsageError(`It is not said which one: svc-mock scenarios ${form}`)
}
