import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { anEventTypeScenario } from '../builders/an-event-type-scenario.js'
import { type Ask, ask, restsOn } from '../client.js'

const list = async (query = '', options: Ask = { as: 'ben' }, alternatives: readonly AlternativeId[] = []) => {
  const mock = await createMock({
    ...{ scenario: anEventTypeScenario(), now: '2026-01-05T09:00:00Z', freeze: true },
    alternatives,
  })
  return ask(mock, `GET /v2/teams/${mock.ids['team.support']}/event-types${query}`, options)
}

const slugsOf = (answered: { body: { data: { slug: string }[] } }) => answered.body.data.map((it) => it.slug)

it('lists the event types of a team, managed parents but no children, without pagination [EV-52] [ER-03]', async () => {
  const answered = await list()
  expect(answered.status).toBe(200)
  expect(Object.keys(answered.body)).toEqual(['status', 'data'])
  expect(slugsOf(answered)).toEqual(['help', 'council', 'onboarding'])
  expect(restsOn(answered)).toEqual([])
})

it.each(['cleo', 'eve', 'gus', 'fay', 'client'])('is served to %s, member or not [AU-27]', async (as) => {
  expect(slugsOf(await list('', { as }))).toHaveLength(3)
})

it('includes hidden ones, whoever asks [EV-52]', async () => {
  const mock = await createMock({
    scenario: anEventTypeScenario({
      eventTypes: {
        secret: { team: 'support', title: 'Secret', slug: 'secret', schedulingType: 'roundRobin', hidden: true },
      },
    }),
  })
  expect(slugsOf(await ask(mock, `GET /v2/teams/${mock.ids['team.support']}/event-types`, { as: 'gus' }))).toEqual([
    'secret',
  ])
})

it('ignores the version header [VR-07]', async () => {
  expect(slugsOf(await list('', { as: 'ben', version: '2020-01-01' }))).toHaveLength(3)
})

it.each([
  ['council', ['council']],
  ['unknown', []],
])('returns the slug %s only [EV-52]', async (slug, slugs) => {
  expect(slugsOf(await list(`?eventSlug=${slug}`))).toEqual(slugs)
})

it.each([
  [1, [1, 1, 1]],
  [2, [2, 2, 1]],
  [9, [2, 2, 1]],
])('cuts the hosts of every element to %i [EV-52]', async (limit, counts) => {
  const { body } = await list(`?hostsLimit=${limit}`)
  expect(body.data.map((it: { hosts: unknown[] }) => it.hosts.length)).toEqual(counts)
})

it.each(['0', 'two'])('refuses hostsLimit %s [EV-52]', async (limit) => {
  expect((await list(`?hostsLimit=${limit}`)).status).toBe(400)
})

it.each([
  ['asc', ['help', 'council', 'onboarding']],
  ['desc', ['onboarding', 'council', 'help']],
])('sorts by creation %s, equal times by number in the same direction [EV-50]', async (order, slugs) => {
  expect(slugsOf(await list(`?sortCreatedAt=${order}`))).toEqual(slugs)
})

it('refuses an unknown team, and names it [AU-27]', async () => {
  const mock = await createMock({ scenario: anEventTypeScenario() })
  const answered = await ask(mock, 'GET /v2/teams/999/event-types', { as: 'owner' })
  expect(answered.status).toBe(404)
  expect(answered.headers.get('x-mock-refused-by')).toBe('team.unknown')
  expect(answered.body.error.message).toContain('There is no team 999')
})

it('needs credentials by default [AU-27] [AL-13]', async () => {
  expect((await list('', {})).status).toBe(401)
})

it('is served to anonymous callers under the alternative [AL-13]', async () => {
  expect(slugsOf(await list('', {}, ['AL-13']))).toHaveLength(3)
})

it.each([
  ['0 by default', [], 0],
  ['120 under the alternative', ['AL-27' as const], 120],
])('shows an unset notice as %s [AL-27] [EV-44]', async (_when, alternatives, notice) => {
  expect((await list('', { as: 'ben' }, alternatives)).body.data[0].minimumBookingNotice).toBe(notice)
})
