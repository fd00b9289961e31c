import type { Json } from '../../../src/contract/compile/document.js'
import type { Dice } from '../dice.js'
import type { Attempt, Carried } from './attempt.js'
import { encoded } from './encoded.js'
import type { House } from './house.js'
import { oddBytes } from './odd-bytes.js'
import { methods, oddHeaders, oddPair, oddPath } from './odd-places.js'
import { damaged, oddValue } from './odd-values.js'
import type { Askable, Asked, Taking } from './operations.js'
import { describedValue } from './schema-values.js'
import { known, localised } from './things.js'

interface Place {
  readonly house: House
  readonly dice: Dice
}

const worldOf = ({ house }: Place) => house.house.main.world

/** A request that the operation is likely to take: everything as it is described, of things that are there. */
export const validAttempt = (operation: Askable, place: Place): Attempt => {
  const { dice } = place
  const isOlder = operation.older !== undefined && dice.chance(0.25)
  const taking = isOlder && operation.older ? operation.older : operation.current
  return {
    ...{ operationId: operation.id, kind: 'valid', method: operation.method },
    path: pathOf(operation, place),
    query: queryOf(operation, taking, place),
    headers: headersOf(operation, isOlder, place),
    body: taking.body === undefined ? undefined : { json: bodyOf(operation, taking, place) },
  }
}

const pathOf = ({ path }: Askable, { dice, ...place }: Place): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const found = known(name, { world: worldOf({ dice, ...place }), dice })
    return encodeURIComponent(String(found ?? dice.pick([1, 'none'])))
  })

const pair = ({ name, schema }: Asked, place: Place): string => {
  const { dice } = place
  const found = dice.chance(0.8) ? known(name, { world: worldOf(place), dice }) : undefined
  const value = found ?? describedValue(schema, dice)
  const text = Array.isArray(value) ? value.join(',') : String(value)
  return `${encodeURIComponent(name)}=${encoded(text)}`
}

const queryOf = ({ document }: Askable, { query }: Taking, place: Place): readonly string[] => {
  const chosen = query.filter(({ required }) => required || place.dice.chance(Math.min(0.35, 3 / query.length)))
  const key = document === 'v1' ? [`apiKey=${keyOf(place)}`] : []
  return [...key, ...chosen.map((it) => pair(it, place))]
}

const credentialsOf = ({ house: { mock }, dice }: Place) => {
  const all = Object.values(mock.keys)
  const [first = 'none'] = all
  return dice.chance(0.7) ? first : dice.pick([first, ...all])
}

const keyOf = (place: Place): string => {
  const key = credentialsOf(place)
  return typeof key === 'string' ? key : 'none'
}

const headersOf = (operation: Askable, isOlder: boolean, place: Place): Attempt['headers'] => {
  const { dice, house } = place
  const { words } = house.engine
  const { version, document, current } = operation
  const asked = isOlder ? dice.pick(['2024-04-15', undefined]) : version?.value
  const key = document === 'v2' || document === 'beyond' ? credentialsOf(place) : undefined
  return [
    ...(version && asked !== undefined ? [[words.header(version.header), asked] as const] : []),
    ...(typeof key === 'string' ? [['authorization', `Bearer ${key}`] as const] : []),
    ...(typeof key === 'object'
      ? ([
          [words.header('x-svc-client-id'), key.clientId],
          [words.header('x-svc-secret-key'), key.clientSecret],
        ] as const)
      : []),
    ...(current.body === undefined ? [] : [['content-type', 'application/json'] as const]),
  ]
}

const bodyOf = ({ id }: Askable, { body, examples }: Taking, { house, dice }: Place): Json => {
  if (id === 'importState' && dice.chance(0.8)) return JSON.parse(JSON.stringify(house.mock.state.export()))
  const value = examples.length > 0 && dice.chance(0.5) ? dice.pick(examples) : describedValue(body, dice)
  const local = localised(value, { world: house.house.main.world, dice })
  const { product } = house.engine.words
  return product === 'svc' ? local : JSON.parse(JSON.stringify(local).replaceAll('svc', product))
}

type Change = (attempt: Attempt, operation: Askable, dice: Dice) => Attempt

const namesOf = ({ current, older }: Askable): readonly string[] =>
  [...current.query, ...(older?.query ?? [])].map(({ name }) => encodeURIComponent(name))

const withBody: Change = (attempt, _operation, dice) => {
  const { body } = attempt
  const json = body && 'json' in body ? damaged(body.json, dice) : oddValue(dice)
  return { ...attempt, body: { json } }
}

const withPair: Change = (attempt, operation, dice) => {
  const pairs = Array.from({ length: 1 + dice.below(2) }, () => oddPair(namesOf(operation), dice))
  return { ...attempt, query: [...dice.some(attempt.query, 0.8), ...pairs] }
}

const withHeader: Change = (attempt, _operation, dice) => {
  const odd = oddHeaders(dice)
  const names = new Set(odd.map(([name]) => name))
  return { ...attempt, headers: [...attempt.headers.filter(([name]) => !names.has(name)), ...odd] }
}

const withoutHeader: Change = (attempt, _operation, dice) => ({ ...attempt, headers: dice.some(attempt.headers, 0.5) })

/** Of two changes the first is as likely as the others together, where the operation has something for it. */
const nearly = (attempt: Attempt, operation: Askable): readonly Change[] => [
  ...(attempt.body ? [withBody, withBody, withBody, withBody] : []),
  ...(operation.current.query.length > 0 ? [withPair, withPair, withPair] : [withPair]),
  withHeader,
  withoutHeader,
]

/** A valid request with one or two things wrong in it. */
export const nearAttempt = (operation: Askable, place: Place): Attempt => {
  const { dice } = place
  let attempt = validAttempt(operation, place)
  for (let times = 1 + dice.below(2); times > 0; times--)
    attempt = dice.pick(nearly(attempt, operation))(attempt, operation, dice)
  return { ...attempt, kind: 'near' }
}

const carriedText = (body: Carried | undefined): string => (body && 'json' in body ? JSON.stringify(body.json) : '{}')

const garbled: readonly Change[] = [
  (attempt, _operation, dice) => ({ ...attempt, path: oddPath(attempt.path, dice) }),
  (attempt, _operation, dice) => ({ ...attempt, path: oddPath(attempt.path, dice) }),
  (attempt, _operation, dice) => ({ ...attempt, method: dice.pick(methods) }),
  (attempt, _operation, dice) => ({ ...attempt, body: { bytes: oddBytes(carriedText(attempt.body), dice) } }),
  (attempt, _operation, dice) => ({ ...attempt, body: { bytes: oddBytes(carriedText(attempt.body), dice) } }),
  withPair,
  withHeader,
]

/** A request of which little is right. */
export const garbageAttempt = (operation: Askable, place: Place): Attempt => {
  const { dice } = place
  let attempt = dice.chance(0.6) ? validAttempt(operation, place) : nearAttempt(operation, place)
  for (let times = 1 + dice.below(3); times > 0; times--) attempt = dice.pick(garbled)(attempt, operation, dice)
  return { ...attempt, kind: 'garbage' }
}
