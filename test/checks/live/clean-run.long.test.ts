import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../../src/index.js'
import { checkMock, told } from './a-live-check.js'

it.each([
  ['personal', 300],
  ['team-roundrobin', 500],
  ['organization-roles', 500],
  ['seated', 300],
  ['recurring', 300],
  ['payments-v1', 300],
])(
  'finds nothing against our own mock on the scenario %s, in at least %i checks that only read',
  async (scenario, least) => {
    const methods = new Set<string>()
    const { outcome, findings } = await checkMock(scenario, { onRequest: ({ method }) => methods.add(method) })
    expect(told(findings.filter(({ rule }) => rule !== 'status.forbidden'))).toEqual([])
    expect(outcome.executed.length).toBeGreaterThan(least)
    expect([...methods]).toEqual(['GET'])
    expect(outcome.stopped).toBeUndefined()
  },
  120_000,
)

it('speaks in the word of the product, both ways', async () => {
  const { outcome, findings } = await checkMock('personal', { options: { product: 'acme' } })
  expect(told(findings)).toEqual([])
  expect(outcome.executed.length).toBeGreaterThan(300)
}, 120_000)

/** Everything that stands, but for bookings that were cancelled. */
const standing = (mock: Mock): unknown => {
  const { things } = mock.state.export()
  return Object.fromEntries(Object.entries(things).map(([kind, all]) => [kind, Object.values(all).filter(isStanding)]))
}

const isStanding = (thing: unknown): boolean =>
  !(typeof thing === 'object' && thing !== null && Reflect.get(thing, 'status') === 'cancelled')

it.each(['organization-roles', 'personal'])(
  'leaves nothing behind on the scenario %s where it writes, but for cancelled bookings, and finds nothing',
  async (scenario) => {
    const before = standing(await createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true }))
    const { mock, outcome, findings } = await checkMock(scenario, { write: true })
    expect(told(findings)).toEqual([])
    expect(outcome.tidied?.left).toEqual([])
    expect(outcome.tidied?.removed).toBeGreaterThan(20)
    expect(outcome.executed.length).toBeGreaterThan(800)
    expect(standing(mock)).toEqual(before)
  },
  120_000,
)

it.each(['reader', 'outsider', 'invited'])(
  'takes for no gap what the credential %s may not see',
  async (name) => {
    const { keys } = await createMock({ scenario: 'organization-roles' })
    const { findings } = await checkMock('organization-roles', {
      credentials: [{ name, token: String(keys[name]) }],
      given: new Map([
        ['organization', ['1']],
        ['team', ['101']],
        ['eventType', ['10001']],
      ]),
    })
    expect(told(findings.filter(({ weight }) => weight !== 'note'))).toEqual([])
  },
  120_000,
)

it('asks as an OAuth client too, and compares with what the mock answers to one', async () => {
  const { keys } = await createMock({ scenario: 'platform' })
  const { platform } = keys
  if (typeof platform !== 'object') throw new Error('platform is no OAuth client')
  const { findings, outcome } = await checkMock('platform', {
    credentials: [{ name: 'client', ...platform }],
    given: new Map([['oauthClient', [platform.clientId]]]),
    write: true,
  })
  expect(told(findings.filter(({ weight }) => weight !== 'note'))).toEqual([])
  expect(outcome.tidied?.left).toEqual([])
  expect(outcome.skipped.get('findBooking')).toBe('v1 takes an API key, and none was given')
}, 120_000)
