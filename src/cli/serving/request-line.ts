import type { HostExplanation } from '../../domain/hosts/host-choice.js'
import type { Exchange } from '../../pipeline/engine.js'
import type { Paint } from '../terminal/paint.js'
import { jsonLine, visible } from '../terminal/visible.js'

/** A request on one line, for a person. */
export const requestLine = (exchange: Exchange, milliseconds: number, paint: Paint): string => {
  const { method, path, status, operationId, caller, refusedBy, restsOn, warnings, generation, why, fault } = exchange
  const parts = [
    visible(`${method} ${path}`),
    paint(colourOf(status), String(status)),
    operationId ?? '-',
    `${milliseconds.toFixed(1)} ms`,
    visible(caller ?? 'anonymous'),
    ...(generation === 'older' ? ['older form'] : []),
    ...(why && isChoice(why) ? [hostText(why)] : []),
    ...(fault === undefined ? [] : [paint('yellow', `met fault ${fault}`)]),
    ...(refusedBy ? [`refused by ${refusedBy}`] : []),
    ...(restsOn.length > 0 ? [`rests on ${restsOn.join(', ')}`] : []),
    ...warnings.map(({ id, message }) => paint('yellow', visible(`! ${id ? `${id}: ` : ''}${message}`))),
  ]
  return parts.join('  ')
}

/** Whether there was anybody else to choose, or somebody who could not. */
const isChoice = ({ steps, busy }: HostExplanation): boolean => steps.length > 0 || busy.length > 0

const hostText = ({ chosen, steps, busy }: HostExplanation): string => {
  const winner = `host ${chosen.join(', ')} by ${steps.at(-1)?.rests ?? 'HA-01'}`
  return busy.length === 0 ? winner : `${winner}; busy: ${busy.map(({ userId }) => userId).join(', ')}`
}

const colourOf = (status: number) => {
  if (status >= 500) return 'red'
  return status >= 400 ? 'yellow' : 'green'
}

/** A request on one line, for a program. */
export const requestJson = (exchange: Exchange, milliseconds: number): string => {
  const { at: _at, params: _params, query: _query, body: _body, reply: _reply, sent: _sent, ...told } = exchange
  return jsonLine({ event: 'request', ...told, milliseconds: Number(milliseconds.toFixed(3)) })
}
