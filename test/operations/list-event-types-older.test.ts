import { expect, it } from 'vitest'
import { aMockOfEventTypes } from '../builders/a-team-event-type-request.js'
import { ask, restsOn } from '../client.js'

it.each([
  ['absent', undefined],
  ['of another resource', '2024-08-13'],
])(
  'answers groups of own and team types where the version is %s, and ignores the query [VR-06] [VR-18]',
  async (_what, version) => {
    const mock = await aMockOfEventTypes()
    const answered = await ask(mock, 'GET /v2/event-types?eventSlug=intro', { as: 'cleo', ...(version && { version }) })
    expect(answered.status).toBe(200)
    expect(restsOn(answered)).toEqual(['VR-18'])
    const { eventTypeGroups: groups, profiles } = answered.body.data
    const summary = groups.map((group: { eventTypes: { slug: string }[]; teamId: number; membershipRole: string }) => [
      ...[group.teamId, group.membershipRole, group.eventTypes.map((it) => it.slug)],
    ])
    expect(summary).toEqual([
      [null, null, ['intro', 'quiet', 'onboarding']],
      [mock.ids['team.support'], 'MEMBER', ['help', 'council', 'onboarding']],
    ])
    expect(profiles).toEqual([
      { teamId: null, membershipRole: null, slug: 'cleo', name: 'Cleo Carver', image: null },
      { teamId: mock.ids['team.support'], membershipRole: 'MEMBER', slug: 'support', name: 'Support', image: null },
    ])
  },
)

it('answers empty groups to anonymous callers in the older generation [VR-19]', async () => {
  const answered = await ask(await aMockOfEventTypes(), 'GET /v2/event-types')
  expect(answered.body).toEqual({ status: 'success', data: { eventTypeGroups: [], profiles: [] } })
  expect(restsOn(answered)).toEqual(['VR-19'])
})
