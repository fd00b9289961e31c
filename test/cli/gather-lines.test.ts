import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gatherLines } from '../../src/cli/terminal/gather-lines.js'

it('writes the lines of one turn at once, in their order, and those of the next by themselves', async () => {
  const written: string[] = []
  const log = gatherLines((text) => written.push(text))
  for (const line of ['first', 'second', 'third']) log(line)
  expect(written).toEqual([])
  await nextTurn()
  expect(written).toEqual(['first\nsecond\nthird'])
  log('fourth')
  await nextTurn()
  expect(written).toEqual(['first\nsecond\nthird', 'fourth'])
})
