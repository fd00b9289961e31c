import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gatherLines } from '../../src/cli/terminal/gather-lines.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('writes the lines of ten milliseconds at once, in their order, and those that come later by themselves', () => {
  const written: string[] = []
  const log = gatherLines((text) => written.push(text))
  log(() => 'first')
  vi.advanceTimersByTime(9)
  log(() => 'second')
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(['first\nsecond'])
  log(() => 'third')
  vi.advanceTimersByTime(10)
  expect(written).toEqual(['first\nsecond', 'third'])
})
