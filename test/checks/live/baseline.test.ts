import { expect, it } from 'vitest'
import { compareWith, toBaseline } from '../../../src/checks/live/baseline.js'
import type { LiveFinding } from '../../../src/checks/live/finding.js'

const aGap = (key: string): LiveFinding => ({
  ...{ key, weight: 'gap', rule: 'r', place: '', document: 'd', target: 't', operationId: key, method: 'GET' },
  ...{ path: '/', provenance: 'specification', probe: 'p', times: 1 },
})
const known = (key: string) => ({ key, document: 'd', target: 't' })

it('tells new gaps from known ones, and known ones that are gone', () => {
  const baseline = { format: 1, gaps: [known('getMe a'), known('getMe b')] } as const
  const { fresh, known: found, gone } = compareWith(baseline, [aGap('getMe b'), aGap('getMe c')], new Set(['getMe']))
  expect([fresh, found, gone].map((list) => list.map(({ key }) => key))).toEqual([
    ['getMe c'],
    ['getMe b'],
    ['getMe a'],
  ])
})

it('takes no known gap for gone whose operation was not asked, and keeps it', () => {
  const baseline = { format: 1, gaps: [known('getMe a')] } as const
  expect(compareWith(baseline, [], new Set(['listTeams'])).gone).toEqual([])
  expect(toBaseline([aGap('listTeams z')], baseline, new Set(['listTeams'])).gaps.map(({ key }) => key)).toEqual([
    'getMe a',
    'listTeams z',
  ])
})

it('counts every gap as new without a baseline', () => {
  expect(compareWith(undefined, [aGap('getMe a')], new Set()).fresh).toHaveLength(1)
})
