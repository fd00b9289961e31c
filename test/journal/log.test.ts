import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { Log } from '../../src/journal/log.js'

interface Noted {
  readonly id: number
  readonly word: string
}

const aLog = (words: readonly string[] = [], size?: number): Log<Noted> => {
  const log = new Log<Noted>({ what: 'note', ...(size !== undefined && { size }) })
  for (const [index, word] of words.entries()) log.put({ id: index + 1, word })
  return log
}
const ids = (items: readonly Noted[]): readonly number[] => items.map(({ id }) => id)

it('keeps as many as its size says, and counts those that had to go', () => {
  const log = aLog(['one', 'two', 'three'], 3)
  expect([ids(log.all()), log.dropped]).toEqual([[1, 2, 3], 0])
  log.put({ id: 4, word: 'four' })
  expect([ids(log.all()), log.dropped, log.get(1)]).toEqual([[2, 3, 4], 1, undefined])
})

it('keeps 1000 where nothing is said', () => {
  const log = aLog(Array.from({ length: 1001 }, () => 'word'))
  expect([log.all().length, log.dropped]).toEqual([1000, 1])
})

it('lets the oldest go where they take more room than there is, but never the newest', () => {
  const log = new Log<Noted>({ room: { of: ({ word }) => word.length, most: 6 } })
  for (const [index, word] of ['one', 'two', 'x'].entries()) log.put({ id: index + 1, word })
  expect([ids(log.all()), log.dropped]).toEqual([[2, 3], 1])
  log.put({ id: 2, word: 'seven' })
  expect([ids(log.all()), log.dropped]).toEqual([[2, 3], 1])
  log.put({ id: 3, word: 'xy' })
  log.put({ id: 4, word: 'far too long' })
  expect([ids(log.all()), log.dropped]).toEqual([[4], 3])
  log.clear()
  for (const id of [5, 6]) log.put({ id, word: 'six' })
  log.add({ id: 5, word: 'new' })
  expect(ids(log.all())).toEqual([6, 5])
})

it('replaces in place what is put again, and moves to the end what is added again', () => {
  const log = aLog(['one', 'two'])
  log.put({ id: 1, word: 'uno' })
  expect(log.all()).toEqual([
    { id: 1, word: 'uno' },
    { id: 2, word: 'two' },
  ])
  log.add({ id: 1, word: 'eins' })
  expect([ids(log.all()), log.get(1)?.word, log.dropped]).toEqual([[2, 1], 'eins', 0])
})

it('finds what matches, and the last of it', () => {
  const log = aLog(['one', 'two', 'three'])
  expect(ids(log.matching({ word: /^t/ }))).toEqual([2, 3])
  expect([log.last({ word: /^t/ })?.id, log.last()?.id, log.last({ word: 'none' })]).toEqual([3, 3, undefined])
  expect(ids(log.matching())).toEqual([1, 2, 3])
})

it('waits for nothing where something matches already, and takes the newest', async () => {
  await expect(aLog(['one', 'two', 'three']).waitFor({ word: /^t/ }, { timeout: 0 })).resolves.toMatchObject({ id: 3 })
})

it('waits for what comes to match, also by a change', async () => {
  const log = aLog(['one'])
  const waits = [log.waitFor({ word: 'two' }), log.waitFor({ id: 1, word: 'uno' })]
  log.put({ id: 2, word: 'two' })
  log.put({ id: 1, word: 'uno' })
  await expect(Promise.all(waits)).resolves.toEqual([
    { id: 2, word: 'two' },
    { id: 1, word: 'uno' },
  ])
})

it('says what was waited for in vain, how long, and what came nearest', async () => {
  const log = aLog(['one', 'two'])
  await expect(log.waitFor({ id: 2, word: /^o/ }, { timeout: 5 })).rejects.toMatchObject({
    name: 'WaitTimeout',
    message:
      'No note matched {"id":2,"word":"/^o/"} within 5 ms; of 2 recorded, these come nearest:\n' +
      '  2: word: asked /^o/, found "two"\n' +
      '  1: id: asked 2, found 1',
  })
})

it('says that nothing is recorded where nothing is', async () => {
  await expect(aLog().waitFor({ word: 'x' }, { timeout: 0 })).rejects.toThrow(
    'No note matched {"word":"x"} within 0 ms; none is recorded',
  )
})

it('tells whoever waits when his filter throws, not whoever puts', async () => {
  const [log, full] = [aLog(), aLog(['one'])]
  const fails = (): boolean => {
    throw new Error('my filter')
  }
  const wait = log.waitFor(fails)
  log.put({ id: 1, word: 'one' })
  await expect(wait).rejects.toThrow('my filter')
  await expect(full.waitFor(fails)).rejects.toThrow('my filter')
  let calls = 0
  const failsLater = (): boolean => (calls++ === 0 ? false : fails())
  await expect(full.waitFor(failsLater, { timeout: 0 })).rejects.toThrow('my filter')
})

it('lets those who wait go on waiting when it is cleared', async () => {
  const log = aLog(['one'], 1)
  log.put({ id: 2, word: 'two' })
  const wait = log.waitFor({ word: 'three' })
  log.clear()
  expect([log.all(), log.dropped]).toEqual([[], 0])
  log.put({ id: 3, word: 'three' })
  await expect(wait).resolves.toMatchObject({ id: 3 })
})

it('ends all waiting when it is told that nothing will come', async () => {
  const log = aLog()
  const waits = [log.waitFor({ id: 1 }), log.waitFor({ id: 2 })]
  log.endWaiting(new Error('closed'))
  for (const wait of waits) await expect(wait).rejects.toThrow('closed')
})

it.each([-1, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY])('does not wait for %d milliseconds', async (timeout) => {
  await expect(aLog().waitFor({}, { timeout })).rejects.toThrow(
    `The timeout ${timeout} cannot be waited for; give milliseconds from 0 to 2147483647`,
  )
})

it('waits no longer than its signal lets it', async () => {
  const log = aLog()
  const giving = new AbortController()
  const wait = log.waitFor({ id: 1 }, { signal: giving.signal })
  giving.abort(new Error('enough'))
  await expect(wait).rejects.toThrow('enough')
  await expect(log.waitFor({ id: 1 }, { signal: giving.signal })).rejects.toThrow('enough')
  log.put({ id: 1, word: 'one' })
  await expect(log.waitFor({ id: 1 }, { signal: giving.signal })).resolves.toMatchObject({ word: 'one' })
})

/** Puts more than the log keeps, and clears it; tells of what was put without holding it. */
const fillAndClear = (log: Log<Noted>): readonly WeakRef<Noted>[] => {
  const put = [1, 2, 3, 4, 5].map((id) => ({ id, word: `word ${id}` }))
  for (const item of put) log.put(item)
  log.clear()
  return put.map((item) => new WeakRef(item))
}

it('holds nothing of what was cleared, however often', async () => {
  setFlagsFromString('--expose_gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const log = new Log<Noted>({ size: 3 })
  const gone = [1, 2, 3].flatMap(() => fillAndClear(log))
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  expect(gone.filter((it) => it.deref() !== undefined)).toEqual([])
})
