import { expect, it } from 'vitest'
import { differences, type Filter, matches } from '../../src/journal/match.js'

const isEven = (value: unknown): boolean => Number(value) % 2 === 0

it.each<[string, unknown, unknown]>([
  ['nothing of an object', {}, { a: 1 }],
  ['some of its members', { a: 1 }, { a: 1, b: 2 }],
  ['members of members', { a: { b: 'x' } }, { a: { b: 'x', c: 'y' } }],
  ['a list element by element', { list: [{ a: 1 }, 2] }, { list: [{ a: 1, b: 2 }, 2] }],
  ['an empty list', [], []],
  ['a text by a pattern', { a: /^in/ }, { a: 'intro' }],
  ['a text by a pattern that remembers where it was', { a: /o/g, b: /o/y }, { a: 'foo', b: 'o' }],
  ['anything by a function', { a: isEven }, { a: 4 }],
  ['the whole by a function', (item: unknown) => item === 5, 5],
  ['NaN', { a: Number.NaN }, { a: Number.NaN }],
  ['null', { a: null }, { a: null }],
  ['that a member is missing', { a: undefined }, {}],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
  ['nothing but a list where indexes are members', { 0: 'x' }, ['x', 'y']],
])('matches where the filter asks %s', (_what, filter, item) => {
  expect(matches(filter, item)).toBe(true)
  expect(differences(filter, item)).toEqual([])
})

it.each<[unknown, unknown, string]>([
  [{ a: 1 }, { a: '1' }, 'a: asked 1, found "1"'],
  [{ a: 1 }, {}, 'a: asked 1, found nothing'],
  [{ a: undefined }, { a: null }, 'a: asked nothing, found null'],
  [{ a: {} }, { a: null }, 'a: asked {}, found null'],
  [{ a: {} }, { a: 'text' }, 'a: asked {}, found "text"'],
  [{ a: { b: 1 } }, { a: { b: 2 } }, 'a.b: asked 1, found 2'],
  [{ a: [1, 2] }, { a: [1] }, 'a: asked a list of 2, found one of 1'],
  [{ a: [1] }, { a: [1, 2] }, 'a: asked a list of 1, found one of 2'],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b: asked 2, found 3'],
  [{ a: [] }, { a: { length: 0 } }, 'a: asked a list, found {"length":0}'],
  [{ a: /x/ }, { a: 'y' }, 'a: asked /x/, found "y"'],
  [{ a: /1/ }, { a: 1 }, 'a: asked /1/, found 1'],
  [{ a: isEven }, { a: 3 }, 'a: asked what isEven accepts, found 3'],
  [() => false, 3, 'asked what a function accepts, found 3'],
  [new Date(0), new Date(0), 'asked "1970-01-01T00:00:00.000Z", found "1970-01-01T00:00:00.000Z"'],
  [{ toString: 1 }, {}, 'toString: asked 1, found nothing'],
  [{ a: 1n }, { a: 2n }, 'a: asked "1", found "2"'],
])('says of %o and %o in what they differ', (filter, item, told) => {
  expect(matches(filter, item)).toBe(false)
  expect(differences(filter, item)).toEqual([told])
})

it('says every difference, in the order of the filter', () => {
  const filter: Filter<{ trigger: string; id: number }> = { trigger: 'BOOKING_PAID', id: 2 }
  expect(differences(filter, { id: 1, trigger: 'BOOKING_CREATED' })).toEqual([
    'trigger: asked "BOOKING_PAID", found "BOOKING_CREATED"',
    'id: asked 2, found 1',
  ])
})

it('shows what is long by its beginning', () => {
  expect(differences<string>('x', 'y'.repeat(500))).toEqual([`asked "x", found "${'y'.repeat(119)}…`])
})

it('compares things that contain themselves once', () => {
  const knot = (value: number): object => {
    const it: Record<string, unknown> = { value, list: [] }
    it['self'] = it
    it['list'] = [it]
    return it
  }
  expect(matches<unknown>(knot(1), knot(1))).toBe(true)
  expect(differences<unknown>(knot(1), knot(2))).toEqual(['value: asked 1, found 2'])
  expect(matches<unknown>(knot(1), { value: 1, self: { value: 1 }, list: [] })).toBe(false)
  expect(differences<unknown>({ a: 1 }, { a: knot(1) })[0]).toMatch(/^a: asked 1, found <ref \*1> \{ value: 1/)
})
