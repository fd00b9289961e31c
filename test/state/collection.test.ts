import { expect, it } from 'vitest'
import { Collection, numberKey } from '../../src/state/collection.js'
import { Transaction } from '../../src/state/transaction.js'

interface Thing {
  readonly id: number
  readonly name: string
  readonly at: number
  readonly tags: readonly string[]
}

const aThing = (id: number, { name = 'x', at = 0, tags = [] }: Partial<Thing> = {}): Thing => ({ id, name, at, tags })
const open = (...things: readonly Thing[]) => {
  const collection = new Collection<Thing, 'name' | 'at' | 'tag'>({
    name: (it) => [it.name],
    at: (it) => [numberKey(it.at)],
    tag: (it) => it.tags,
  })
  for (const thing of things) collection.save(thing)
  return collection
}
const ids = (things: Iterable<Thing>): number[] => [...things].map(({ id }) => id)

it('lists everything by id, numbers in the order of numbers', () => {
  expect(ids(open(aThing(10), aThing(9), aThing(100), aThing(1)).all())).toEqual([1, 9, 10, 100])
})

it('gets by id, and nothing for ids that are not there', () => {
  const collection = open(aThing(1))
  expect([collection.get(1)?.id, collection.get(2), collection.get(-1), collection.get('1'), collection.size]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
    1,
  ])
})

it('replaces the thing of the same id, in every index', () => {
  const collection = open(aThing(1, { name: 'a', tags: ['p', 'q'] }))
  collection.save(aThing(1, { name: 'b', tags: ['q', 'r'] }))
  expect(['a', 'b'].map((name) => ids(collection.by('name', name)))).toEqual([[], [1]])
  expect(['p', 'q', 'r'].map((tag) => ids(collection.by('tag', tag)))).toEqual([[], [1], [1]])
  expect(collection.size).toBe(1)
})

it('removes from every index, and takes the removal of what is not there', () => {
  const collection = open(aThing(1, { name: 'a', tags: ['p'] }))
  collection.remove(1)
  collection.remove(1)
  expect([
    collection.size,
    ids(collection.by('name', 'a')),
    ids(collection.by('tag', 'p')),
    ids(collection.all()),
  ]).toEqual([0, [], [], []])
})

it('finds exactly the key: no prefix of it, no longer one, none with separators in it', () => {
  const names = ['a', 'aa', '', 'a\u0000', 'a\u0000x', 'a\u0001', 'a\u0002', 'A', `a\u0000${numberKey(1)}`]
  const collection = open(...names.map((name, position) => aThing(position + 1, { name })))
  for (const [position, name] of names.entries()) expect(ids(collection.by('name', name))).toEqual([position + 1])
  expect(collection.first('name', 'b')).toBeUndefined()
})

it('lists things under one key by id, and knows the first and the last', () => {
  const collection = open(
    aThing(10, { name: 'a' }),
    aThing(9, { name: 'a' }),
    aThing(1, { name: 'b' }),
    aThing(2, { name: 'aa' }),
  )
  expect([
    ids(collection.by('name', 'a')),
    collection.first('name', 'a')?.id,
    collection.last('name', 'a')?.id,
  ]).toEqual([[9, 10], 9, 10])
  expect([collection.first('name', 'c'), collection.last('name', 'c'), collection.last('name', '')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('takes both bounds of a range, in the order of keys', () => {
  const collection = open(...[30, 10, 20, 40].map((at) => aThing(at, { at })))
  const between = (from: number, to: number) => ids(collection.range('at', numberKey(from), numberKey(to)))
  expect([between(10, 30), between(11, 29), between(10, 10), between(41, 99), between(30, 10), between(0, 9)]).toEqual([
    [10, 20, 30],
    [20],
    [10],
    [],
    [],
    [],
  ])
  expect([
    collection.count('at', numberKey(10), numberKey(30)),
    collection.count('at', numberKey(11), numberKey(19)),
  ]).toEqual([3, 0])
})

it('reads numbers as keys as it reads them as ids', () => {
  expect(ids(open(aThing(1, { at: 7 }), aThing(2, { at: 70 })).by('at', 7))).toEqual([1])
})

it('takes everything back on rollback, and says on commit whether anything was written', () => {
  const [collection, transaction] = [open(aThing(1, { name: 'a' })), new Transaction()]
  collection.join(transaction)
  transaction.begin()
  expect(transaction.commit()).toBe(false)
  transaction.begin()
  collection.save(aThing(1, { name: 'b' }))
  collection.save(aThing(2))
  collection.remove(1)
  transaction.rollback()
  expect([ids(collection.all()), ids(collection.by('name', 'a')), ids(collection.by('name', 'b'))]).toEqual([
    [1],
    [1],
    [],
  ])
  transaction.begin()
  collection.save(aThing(3))
  expect([transaction.commit(), collection.size]).toEqual([true, 2])
})

it('takes back the writes of all that take part, and none that came before', () => {
  const [one, other, transaction] = [open(), open(), new Transaction()]
  for (const collection of [one, other]) collection.join(transaction)
  one.save(aThing(1))
  transaction.begin()
  one.save(aThing(2))
  other.save(aThing(3))
  transaction.rollback()
  expect([ids(one.all()), ids(other.all())]).toEqual([[1], []])
})

it('restores a snapshot as often as you like, whatever was written between', () => {
  const collection = open(aThing(1, { name: 'a' }))
  const snapshot = collection.snapshot()
  for (const _time of [1, 2]) {
    collection.save(aThing(2, { name: 'a' }))
    collection.remove(1)
    collection.restore(snapshot)
    expect([ids(collection.all()), ids(collection.by('name', 'a'))]).toEqual([[1], [1]])
  }
})

it('makes an index when it is first asked, whatever happened before: writes, removals, a rollback, a restored snapshot', () => {
  const collection = open(aThing(1, { name: 'a' }), aThing(2, { name: 'a' }))
  const snapshot = collection.snapshot()
  collection.remove(1)
  const transaction = new Transaction()
  collection.join(transaction)
  transaction.begin()
  collection.save(aThing(3, { name: 'a', tags: ['p'] }))
  expect(ids(collection.by('name', 'a'))).toEqual([2, 3])
  transaction.rollback()
  expect([ids(collection.by('name', 'a')), ids(collection.by('tag', 'p'))]).toEqual([[2], []])
  collection.restore(snapshot)
  expect([ids(collection.by('name', 'a')), ids(collection.by('at', 0))]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

it('gives a snapshot the indexes that are made of it, and nothing of what is written later', () => {
  const collection = open(aThing(1, { name: 'a' }))
  const snapshot = collection.snapshot()
  expect(ids(collection.by('name', 'a'))).toEqual([1])
  collection.save(aThing(2, { name: 'a', at: 7 }))
  expect(ids(collection.by('at', 7))).toEqual([2])
  for (const _time of [1, 2]) {
    collection.restore(snapshot)
    expect([ids(collection.by('name', 'a')), ids(collection.by('at', 7)), ids(collection.by('at', 0))]).toEqual([
      [1],
      [],
      [1],
    ])
    collection.save(aThing(3, { name: 'a', at: 7 }))
  }
})

it('lists things from an id on, whether there is one or not', () => {
  const collection = open(aThing(10), aThing(9), aThing(12))
  expect([
    ids(collection.from(0)),
    ids(collection.from(10)),
    ids(collection.from(11)),
    ids(collection.from(13)),
  ]).toEqual([[9, 10, 12], [10, 12], [12], []])
})

it('agrees with a plain list after two thousand writes', () => {
  const collection = open()
  const plain = new Map<number, Thing>()
  let state = 1
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  for (let turn = 0; turn < 2000; turn++) {
    const thing = aThing(next(200), { name: `n${next(5)}`, at: next(50), tags: [`t${next(3)}`, `t${next(3)}`] })
    if (next(4) === 0) {
      collection.remove(thing.id)
      plain.delete(thing.id)
    } else {
      collection.save(thing)
      plain.set(thing.id, thing)
    }
  }
  const sorted = [...plain.values()].sort((a, b) => a.id - b.id)
  expect([...collection.all()]).toEqual(sorted)
  expect(ids(collection.by('name', 'n3'))).toEqual(ids(sorted.filter(({ name }) => name === 'n3')))
  expect(ids(collection.by('tag', 't1'))).toEqual(ids(sorted.filter(({ tags }) => tags.includes('t1'))))
  const inRange = sorted.filter(({ at }) => at >= 10 && at <= 20).sort((a, b) => a.at - b.at || a.id - b.id)
  expect(ids(collection.range('at', numberKey(10), numberKey(20)))).toEqual(ids(inRange))
})
