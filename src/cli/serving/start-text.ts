import type { Assembled } from '../../mock.js'
import type { Paint } from '../terminal/paint.js'
import { visible } from '../terminal/visible.js'
import { curlLine } from './curl.js'
import { exampleRequests } from './example-requests.js'
import { type Login, loginsOf } from './logins.js'
import { switchesOf } from './switches.js'

/** What start-up tells of the address that was asked for. */
export interface Address {
  readonly url: string
  readonly host: string
}

const mostLogins = 20

/** What a person reads when the mock has started: where it is, who can log in, what is switched, and what to try. */
export const startText = (assembled: Assembled, { url, host }: Address, paint: Paint): readonly string[] => {
  const logins = loginsOf(assembled)
  const requests = exampleRequests(assembled, logins)
  return [
    `svc-mock listens on ${paint('bold', url)}${isOpen(host) ? ', and to other machines' : ''}`,
    '',
    ...aligned(situation(assembled)),
    '',
    paint('bold', 'Who can log in'),
    ...aligned(logins.slice(0, mostLogins).map(({ name, ...login }) => [name, secretText(login), userText(login)])),
    ...(logins.length > mostLogins ? [`  and ${logins.length - mostLogins} more, listed on ${url}/`] : []),
    '',
    paint('bold', 'Try'),
    ...requests.flatMap((request) => [
      `  ${paint('dim', visible(`# ${request.says}`))}`,
      `  ${visible(curlLine(url, request))}`,
    ]),
    '',
  ]
}

const isOpen = (host: string): boolean => !/^(127\.|localhost$|::1$)/.test(host)

const situation = (assembled: Assembled): (readonly string[])[] => {
  const { ground, mock } = assembled
  return [['Scenario', `${mock.scenario}: ${ground.world.called.story}`], ...switchesOf(assembled)]
}

const secretText = ({ secret }: Pick<Login, 'secret'>): string =>
  typeof secret === 'string' ? secret : `${secret.clientId} with secret ${secret.clientSecret}`

const userText = ({ user, isExpired }: Omit<Login, 'name'>): string =>
  `${user ?? 'nobody'}${isExpired ? ', expired' : ''}`

/** Rows in columns, the last of any length. */
const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const shown = rows.map((cells) => cells.map(visible))
  const widths = shown[0]?.map((_, column) => Math.max(...shown.map((cells) => cells[column]?.length ?? 0))) ?? []
  return shown.map((cells) => `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
