import type { Json } from '../../../src/contract/compile/document.js'
import type { Trial } from '../../contract/oracle/requests.js'
import type { Dice } from '../dice.js'
import { encoded } from './encoded.js'
import { damaged, oddText } from './odd-values.js'
import { type Askable, type Asked, askable } from './operations.js'
import { describedValue } from './schema-values.js'

const ofApi = askable.filter(({ document }) => document !== 'control')

/** A request of the current generation of any operation of the API that both judges can read: valid, or with something wrong in it. */
export const aTrial = (dice: Dice): Trial => {
  const operation = dice.pick(ofApi)
  const isWrong = dice.chance(0.6)
  const path = pathOf(operation, isWrong && dice.chance(0.2), dice)
  const query = queryOf(operation, isWrong && dice.chance(0.5), dice)
  const body = bodyOf(operation, isWrong, dice)
  const told = `${operation.method} ${path}?${new URLSearchParams(Object.fromEntries(query))} ${JSON.stringify(body)}`
  return {
    operationId: operation.id,
    change: told.slice(0, 2000),
    method: operation.method,
    path,
    query,
    headers: headersOf(operation),
    body,
  }
}

const ids = ['1', '10001', '0', '-7', 'a', 'drtKK7yzLfDMAbcNExyU3i', 'booking.read', 'zoom']

const pathOf = ({ path }: Askable, isWrong: boolean, dice: Dice): string =>
  path.replaceAll(/\{\w+\}/g, () => {
    const text = isWrong ? oddText(dice).slice(0, 60) : dice.pick(ids)
    // An empty part, or one with dots alone, leads to another path.
    return /^\.*$/.test(text) ? '1' : encoded(text)
  })

const queryOf = ({ current: { query } }: Askable, isWrong: boolean, dice: Dice): Trial['query'] =>
  query
    .filter(({ required }) => required || dice.chance(Math.min(0.5, 3 / query.length)))
    .map((parameter) => [parameter.name, isWrong && dice.chance(0.6) ? oddText(dice) : textFor(parameter, dice)])

const textFor = ({ schema }: Asked, dice: Dice): string => {
  const value = describedValue(schema, dice)
  return Array.isArray(value) ? value.join(',') : String(value)
}

const headersOf = ({ version, current }: Askable): Record<string, string> => ({
  ...(version && { [version.header]: version.value }),
  ...(current.body !== undefined && { 'content-type': 'application/json' }),
})

const bodyOf = ({ current: { body, examples } }: Askable, isWrong: boolean, dice: Dice): Json | undefined => {
  if (body === undefined) return undefined
  const value = examples.length > 0 && dice.chance(0.4) ? dice.pick(examples) : describedValue(body, dice)
  return isWrong && dice.chance(0.8) ? damaged(value, dice) : value
}
