import type { Json, JsonObject } from '../../../src/contract/compile/document.js'
import { isObject } from '../../../src/contract/compile/schema.js'
import type { Dice } from '../dice.js'

const numbers: readonly number[] = [
  ...[0, -0, -1, 1, 2, 13, 24, 61, 255, 366, 1440, 65_536],
  ...[0.1, 1.5, -1.5, 1e-7, 5e-324, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e21, 1e300, -1e300],
]

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length', '$ref', '']

const texts: readonly string[] = [
  ...names,
  ...[
    '\ud800',
    'a\udfffb',
    '\udc00\ud800',
    '\u0000',
    'a\u0000b',
    '\u202etxt',
    '\ufeff',
    '\u2028',
    'é',
    'ﬀ',
    '👩‍👩‍👧‍👧',
  ],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '1e309',
    '0x10',
    '١٢',
    '1_000',
    ' 1',
    '1,2',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
  ],
  ...['0000-01-01', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', '2026-02-30', '1e99'],
  ...[
    '2026-01-06T10:00:00.1234567890123Z',
    '2026-01-06T24:00:00Z',
    '2026-01-06T10:00:60Z',
    '2011-12-30',
    'T',
    '2026-W03',
  ],
  ...[
    'Etc/GMT+25',
    'europe/london',
    '../etc/passwd',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '$(7*7)',
    '%s%n',
    '\u001b[31m',
  ],
  ...[
    'a@b',
    'a@b@c',
    `${'a'.repeat(65)}@example.com`,
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://[::1',
    'http://',
  ],
  ...['http://127.0.0.1:99999/', 'http://user:pw@example.com/', '#12345', '24:00', '9:5', 'Blursday', '+', '-', '.'],
]

/** A text of more characters than anybody expects, now and then of very many. */
const longText = (dice: Dice): string => {
  const piece = dice.pick(['x', 'é', '\ud800', 'a ', '{{a}}', 'a@', '0', '-', '/'])
  return piece.repeat(dice.chance(0.05) ? 60_000 : 200 + dice.below(2000))
}

/** A text that is hardly ever right. */
export const oddText = (dice: Dice): string => (dice.chance(0.06) ? longText(dice) : dice.pick(texts))

/** A name that properties seldom have. */
export const oddName = (dice: Dice): string => (dice.chance(0.6) ? dice.pick(names) : oddText(dice))

/** Any value, hardly ever the right one. */
export const oddValue = (dice: Dice, depth = 0): Json => {
  const kinds: readonly (() => Json)[] = [
    () => dice.pick(numbers),
    () => oddText(dice),
    () => dice.pick([true, false, null]),
    () => (depth > 3 ? [] : Array.from({ length: dice.below(4) }, () => oddValue(dice, depth + 1))),
    () => (depth > 3 ? {} : anOddObject(dice, depth)),
    () => (depth > 0 ? null : nested(dice)),
  ]
  return dice.pick([...kinds.slice(0, 2), ...kinds])()
}

const anOddObject = (dice: Dice, depth: number): JsonObject =>
  Object.fromEntries(Array.from({ length: dice.below(4) }, () => [oddName(dice), oddValue(dice, depth + 1)]))

const nested = (dice: Dice): Json => {
  const name = dice.pick(['a', 'items', 'constructor'])
  let value: Json = dice.pick([null, 'end'])
  for (let depth = dice.pick([5, 62, 63, 64, 65, 500]); depth > 0; depth--)
    value = dice.chance(0.5) ? [value] : { [name]: value }
  return value
}

type Step = string | number

const membersOf = (value: Json): readonly (readonly [Step, Json])[] =>
  Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []

/** Some place of a value, mostly one further in. */
const somePlace = (value: Json, dice: Dice): readonly Step[] => {
  const members = membersOf(value)
  if (members.length === 0 || dice.chance(0.2)) return []
  const [step, item] = dice.pick(members)
  return [step, ...somePlace(item, dice)]
}

type Change = (value: Json | undefined) => Json | undefined

/** The value with something else in one place; undefined leaves out what is there. */
export const changedAt = (
  value: Json | undefined,
  [step, ...rest]: readonly Step[],
  change: Change,
): Json | undefined => {
  if (step === undefined) return change(value)
  const replace = (item: Json | undefined): Json[] => {
    const next = changedAt(item, rest, change)
    return next === undefined ? [] : [next]
  }
  if (Array.isArray(value)) return value.flatMap((item, position) => (position === step ? replace(item) : [item]))
  const entries = Object.entries(isObject(value) ? value : {})
  return Object.fromEntries(
    entries.flatMap(([name, item]) => (name === step ? replace(item).map((it) => [name, it]) : [[name, item]])),
  )
}

const swapped: Change = (value) => {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.length
  if (Array.isArray(value)) return value[0] ?? {}
  return isObject(value) ? Object.values(value) : [value ?? null]
}

const changes = (dice: Dice): readonly Change[] => [
  () => oddValue(dice),
  () => oddValue(dice),
  () => undefined,
  swapped,
  (value) =>
    isObject(value) ? Object.fromEntries([...Object.entries(value), [oddName(dice), oddValue(dice)]]) : [value ?? null],
  (value) => (Array.isArray(value) ? Array.from({ length: dice.pick([2, 30, 600]) }, () => value[0] ?? null) : value),
  (value) => (typeof value === 'string' ? value + oddText(dice) : value),
  (value) => (typeof value === 'number' ? value + dice.pick([-1, 1, 0.5, 1e6, -value]) : value),
]

/** The value with one to three things wrong, anywhere in it. */
export const damaged = (value: Json, dice: Dice): Json => {
  let result: Json = value
  for (let times = 1 + dice.below(3); times > 0; times--)
    result = changedAt(result, somePlace(result, dice), dice.pick(changes(dice))) ?? null
  return result
}

/** The places of a value that can be left out one by one, the outmost first, as far as this many of them go. */
export const removableIn = (value: Json, most: number): readonly (readonly Step[])[] => {
  const found: (readonly Step[])[] = []
  const waiting: [readonly Step[], Json][] = [[[], value]]
  for (let next = waiting.shift(); next && found.length < most; next = waiting.shift()) {
    const [place, item] = next
    const inner = membersOf(item).map(([step, member]): [readonly Step[], Json] => [[...place, step], member])
    found.push(...inner.map(([at]) => at))
    waiting.push(...inner)
  }
  return found.slice(0, most)
}
