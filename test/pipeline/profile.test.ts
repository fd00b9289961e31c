import { expect, it } from 'vitest'
import { alternatives } from '../../src/contract/ledger.js'
import { createMock } from '../../src/index.js'
import { createPolicy } from '../../src/pipeline/policy.js'
import { ask, bookingsVersion, eventTypesVersion, restsOn } from '../client.js'
import { now } from './open-personal.js'

it('turns on with the profile "service" exactly what the ledger marks so, and nothing by default [PR-03]', () => {
  const marked = alternatives.filter(({ profile }) => profile === 'service').map(({ id }) => id)
  const unmarked = ['AL-09', 'AL-11', 'AL-28']
  expect([...createPolicy({ profile: 'service' }).alternatives]).toEqual(marked)
  expect(alternatives.map(({ id }) => id).filter((id) => !marked.includes(id))).toEqual(unmarked)
  expect([...createPolicy().alternatives]).toEqual([])
})

it('adds single alternatives to a profile [PR-03]', () => {
  const on = createPolicy({ profile: 'service', alternatives: ['AL-28'] }).alternatives
  expect([on.has('AL-28'), on.has('AL-01'), on.has('AL-11')]).toEqual([true, true, false])
})

it.each([
  ['the default', {}, 200, 'AL-16: the public service would refuse this'],
  ['AL-16 alone', { alternatives: ['AL-16'] }, 400, null],
  ['the profile "service"', { profile: 'service' }, 400, null],
] as const)(
  'judges an alternative by %s: a warning, or the refusal [PR-01] [PR-02] [PR-03] [AL-16]',
  async (_what, options, status, warning) => {
    const mock = await createMock({ now, freeze: true, ...options })
    const answer = await ask(mock, `POST /v2/bookings/${mock.ids['booking.first']}/mark-absent`, {
      as: 'owner',
      version: bookingsVersion,
      body: { host: true },
    })
    expect(answer.status).toBe(status)
    if (warning) expect(answer.headers.get('x-mock-warning')).toContain(warning)
    else expect(restsOn(answer)[0]).toBe('AL-16')
  },
)

it('shapes replies of the current generation by an alternative that is on, and cites no form [PR-03] [AL-01]', async () => {
  const mock = await createMock({ now, freeze: true, alternatives: ['AL-01'] })
  const path = `GET /v2/event-types/${mock.ids['eventType.intro']}` as const
  const answer = await ask(mock, path, { as: 'owner', version: eventTypesVersion })
  expect([answer.body.data.bookingWindow, restsOn(answer).includes('AL-01')]).toEqual([{ disabled: true }, false])
  const older = await ask(mock, path, { as: 'owner', version: '2024-04-15' })
  expect(older.status).toBe(200)
})
