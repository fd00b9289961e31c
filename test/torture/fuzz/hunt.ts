import { createDice, type Dice } from '../dice.js'
import { type Attempt, toText } from './attempt.js'
import { garbageAttempt, nearAttempt, validAttempt } from './attempts.js'
import { Bag } from './bag.js'
import { furnish, type House, kept } from './house.js'
import { brokenWord, type Judged, type Judging, judge } from './judge.js'
import { type Askable, askable } from './operations.js'
import { smallest } from './smallest.js'
import { wordOf } from './word-of.js'

/** How far a hunt goes, and how it asks. */
interface Hunting extends Omit<Judging, 'thoroughly'> {
  readonly requests: number
  readonly seed: number
}

/** One row of requests to one house. */
interface Row {
  readonly number: number
  readonly house: House
  readonly dice: Dice
  readonly bag: Bag
}

const stepsInARow = 120

/** Operations that are asked less often than others: they forget, wait, jump far ahead, or tell very much. */
const rare: ReadonlySet<string> = new Set([
  ...['reset', 'importState', 'exportState', 'listLedger', 'clearRequests', 'restoreSnapshot'],
  ...['waitForRequest', 'waitForDelivery', 'settle', 'runUntilIdle', 'setClock'],
])

const chosen = (dice: Dice): Askable => {
  const operation = dice.pick(askable)
  const isPutOff = (rare.has(operation.id) && dice.chance(0.8)) || (operation.method === 'DELETE' && dice.chance(0.4))
  return isPutOff ? chosen(dice) : operation
}

const nextAttempt = ({ house, dice }: Row): Attempt => {
  const [operation, kind] = [chosen(dice), dice.below(100)]
  if (kind < 45) return validAttempt(operation, { house, dice })
  return (kind < 75 ? nearAttempt : garbageAttempt)(operation, { house, dice })
}

/** Asks so many requests in rows, each row of one house as its scenario has it, and tells what was found. */
export const hunt = async (houses: readonly House[], hunting: Hunting): Promise<Bag> => {
  const bag = new Bag()
  for (let number = 0; bag.asked < hunting.requests; number++) {
    const house = houses[number % houses.length]
    if (!house) throw new Error('There is no house to hunt in')
    const row = { number, house, bag }
    await walk(row, hunting)
    // Once more, to see which request it was.
    if ((await wordOf(house)) !== undefined) await walk(row, { ...hunting, isMoved: true })
  }
  return bag
}

const walk = async (given: Omit<Row, 'dice'>, hunting: Hunting): Promise<void> => {
  const { house, bag, number } = given
  const row = { ...given, dice: createDice(hunting.seed + number * 7919) }
  furnish(house)
  for (let step = 0; step < stepsInARow; step++) {
    const attempt = nextAttempt(row)
    const back = kept(house)
    const judged = await judge(house, attempt, { ...hunting, thoroughly: step % 40 === 0 })
    bag.note(judged)
    const where = `seed ${hunting.seed}, row ${number}, step ${step}, ${JSON.stringify(house.about)}`
    if (judged.broken.length > 0) await keep(row, hunting, { judged, where, back })
    if (judged.broken.some(([rule]) => rule === brokenWord)) return
  }
}

/** Finds the smallest request that shows what was found, unless the like was found before. */
const keep = async (
  { house, bag }: Row,
  hunting: Hunting,
  { judged, where, back }: { readonly judged: Judged; readonly where: string; readonly back: () => void },
): Promise<void> => {
  const { attempt, broken, exchange } = judged
  for (const [rule, found] of broken) {
    const operationId = rule === brokenWord ? '' : (exchange?.operationId ?? attempt.operationId)
    const kind = `${rule} ${operationId} ${found.replace(/\d+/g, '#').slice(0, 150)}`
    if (bag.has(kind)) continue
    const least = await smallest(house, attempt, { ...hunting, rule, back })
    if (least) bag.put(kind, { rule, found, told: `${where}\n${toText(least)}` })
  }
}
