import type { Command } from '../command.js'
import type { Options } from './option.js'
import { variableOf } from './read-arguments.js'

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/** How a command is called, and what its options do. */
export const commandHelp = ({ usage, says, options, takesVariables }: Command): string =>
  [
    `Usage: svc-mock ${usage}`,
    '',
    says,
    ...(Object.keys(options).length > 0 ? ['', 'Options:', ...columns(optionRows(options))] : []),
    ...(takesVariables
      ? ['', `Each option is also a variable, such as ${variableOf('port')}; the command line wins.`]
      : []),
  ].join('\n')

const optionRows = (options: Options): (readonly [string, string])[] =>
  Object.entries(options).map(([name, { placeholder, says }]) => [
    `--${name}${placeholder ? ` ${placeholder}` : ''}`,
    says,
  ])

/** The program's commands, and how to learn more of each. */
export const programHelp = (commands: readonly Command[]): string =>
  [
    'Usage: svc-mock [COMMAND] [options]',
    '',
    'A stateful mock of the scheduling service. Without a command it starts.',
    '',
    'Commands:',
    ...columns(commands.map(({ usage, says }) => [usage, says])),
    '',
    'svc-mock COMMAND --help tells the options of a command, svc-mock --version the version.',
  ].join('\n')
