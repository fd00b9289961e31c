import type { Dice } from '../dice.js'

const noise = [
  '\u0000',
  '\ufeff',
  'NaN',
  'Infinity',
  '1e999',
  '-',
  '00',
  '\\u',
  '\\ud800',
  '"',
  '{',
  ']',
  ',',
  '//',
  "'",
  '\u2028',
  '\t',
  '\x7f',
]

const nestedText = (dice: Dice): string => {
  const depth = dice.pick([60, 65, 1000, 100_000])
  return dice.pick([
    '['.repeat(depth),
    '{"a":'.repeat(depth),
    '['.repeat(depth) + ']'.repeat(depth),
    `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    `"${'['.repeat(depth)}"`,
  ])
}

const texts: readonly ((text: string, dice: Dice) => string)[] = [
  (text, dice) => text.slice(0, dice.below(text.length + 1)),
  (text, dice) => inserted(text, dice.pick(noise), dice),
  (text, dice) => inserted(text, dice.pick(noise), dice),
  (text) => text + text,
  (text) => `\ufeff${text}`,
  (text) => ` \n${text}\n `,
  (text) => text.replace('{', '{"__proto__":{"polluted":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"polluted":true}},'),
  (text) => text.replace(/^\{("[^"]*":[^,}]*)/, '{$1,$1'),
  (text) => text.replace(/\d+/, '1'.repeat(400)),
  (text) => text.replace(/"[^"]*"$/, '"\\ud800"'),
  (_text, dice) => nestedText(dice),
  (_text, dice) =>
    dice.pick(['', ' ', 'null', 'true', '0', '"text"', '[]', '[{}]', '{}', '{"":""}', 'a=b&c=d', '<a/>', '-0']),
]

const inserted = (text: string, piece: string, dice: Dice): string => {
  const at = dice.below(text.length + 1)
  return text.slice(0, at) + piece + text.slice(at)
}

const flipped = (bytes: Uint8Array, dice: Dice): Uint8Array => {
  const result = Uint8Array.from(bytes)
  for (let times = 1 + dice.below(4); times > 0; times--) result[dice.below(result.length)] = dice.below(256)
  return result
}

/** The text as bytes that are hardly ever JSON any more; a mebibyte and more of them once in a while. */
export const oddBytes = (text: string, dice: Dice): Uint8Array => {
  if (dice.chance(0.002)) return new TextEncoder().encode(`{"a":"${'x'.repeat(1024 * 1024)}"}`)
  const bytes = new TextEncoder().encode(dice.pick(texts)(text, dice))
  return dice.chance(0.25) ? flipped(bytes, dice) : bytes
}
