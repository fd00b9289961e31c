import { expect, it } from 'vitest'
import { toStateText } from '../../src/state/state-text.js'
import type { StoredState } from '../../src/state/stored-state.js'

const aState = (things: StoredState['things']): StoredState => ({
  ...{ format: 1, seed: 7, scenario: 'small', story: 'Ada “alone”.', now: '2026-01-05T09:00:00.000Z', clock: 'frozen' },
  ...{ keys: { owner: 'svc_owner' }, ids: { 'user.ada': 1001 }, counters: { user: 2 }, things },
})

it('is the whole state as JSON, and ends in a line of its own', () => {
  const state = aState({ users: [{ id: 1001 }, { id: 1002 }], bookings: [] })
  const text = toStateText(state)
  expect(JSON.parse(text)).toEqual(state)
  expect(text.endsWith('}\n')).toBe(true)
})

it('gives each thing a line, so that two files can be compared', () => {
  const lines = toStateText(aState({ users: [{ id: 1001 }, { id: 1002 }] })).split('\n')
  expect(lines).toContain('{"id":1001},')
  expect(lines).toContain('{"id":1002}]}}')
})

it('writes nothing at all of no things', () => {
  expect(JSON.parse(toStateText(aState({}))).things).toEqual({})
})

it('writes out anew what took the place of a thing', () => {
  const [before, kept] = [
    { id: 1001, name: 'Ada' },
    { id: 1002, name: 'Ben' },
  ]
  toStateText(aState({ users: [before, kept] }))
  const after = aState({ users: [{ ...before, name: 'Ada Adams' }, kept] })
  expect(JSON.parse(toStateText(after))).toEqual(after)
})
