import { expect, it } from 'vitest'
import { changeTeamEventType, hostNamesIn } from '../builders/a-team-event-type-change.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, eventTypesVersion, restsOn } from '../client.js'

it('leaves no hosts when the scheduling type changes alone, and then cannot be booked [EV-53] [BK-17]', async () => {
  const answered = await changeTeamEventType({ schedulingType: 'collective' })
  expect(answered.status).toBe(200)
  expect(answered.body.data).toMatchObject({ schedulingType: 'collective', hosts: [], assignAllTeamMembers: false })
  expect(answered.headers.get('x-mock-warning')).toContain('AL-03')
  const attendee = { name: 'Robin', email: 'robin@example.com', timeZone: 'Europe/London' }
  const booking = { start: '2026-01-06T10:00:00Z', eventTypeId: answered.body.data.id, attendee }
  expect((await ask(answered.mock, 'POST /v2/bookings', { body: booking })).status).toBe(422)
})

it('refuses to change the scheduling type alone under the alternative [AL-03]', async () => {
  const answered = await changeTeamEventType({ schedulingType: 'collective' }, { alternatives: ['AL-03'] })
  expect(refusalIn(answered)).toEqual([
    ...[400, 'event_type.hosts_missing'],
    expect.stringContaining(
      'changes from roundRobin to collective and nobody is named for it; send hosts or assignAllTeamMembers',
    ),
  ])
})

it.each([
  ['the same scheduling type', { schedulingType: 'roundRobin' }, ['cleo', 'dan']],
  ['all members', { schedulingType: 'collective', assignAllTeamMembers: true }, ['ben', 'cleo', 'dan']],
])('has hosts after a change with %s, also under the alternative [AL-03] [EV-53]', async (_with, body, hosts) => {
  expect(hostNamesIn(await changeTeamEventType(body, { alternatives: ['AL-03'] }))).toEqual(hosts)
})

it('has the hosts that come with a new scheduling type [EV-53]', async () => {
  const mock = await aMockOfEventTypes()
  const answered = await changeTeamEventType(
    { schedulingType: 'collective', hosts: [{ userId: mock.ids['user.ben'] }] },
    { mock },
  )
  expect(hostNamesIn(answered)).toEqual(['ben'])
})

it.each([
  ['a round robin into a managed type', 'help', 'managed'],
  ['a collective into a managed type', 'council', 'MANAGED'],
  ['a managed type into a round robin', 'onboarding', 'roundRobin'],
  ['a managed type into a collective', 'onboarding', 'collective'],
])('refuses to turn %s, and says what to do instead [EV-15]', async (_what, eventType, schedulingType) => {
  const [status, name, message] = refusalIn(await changeTeamEventType({ schedulingType }, { eventType }))
  expect([status, name]).toEqual([400, 'event_type.managed_not_convertible'])
  expect(message).toContain('create a new event type')
})

it('accepts that a managed type names its own type again [EV-15]', async () => {
  expect((await changeTeamEventType({ schedulingType: 'managed' }, { eventType: 'onboarding' })).status).toBe(200)
})

it('refuses an unknown scheduling type [EV-14]', async () => {
  expect(refusalIn(await changeTeamEventType({ schedulingType: 'solo' })).slice(0, 2)).toEqual([400, 'request.invalid'])
})

it('refuses hosts together with all members [EV-12]', async () => {
  const answered = await changeTeamEventType({ hosts: [{ userId: 1 }], assignAllTeamMembers: true })
  expect(refusalIn(answered).slice(0, 2)).toEqual([400, 'event_type.hosts_and_all_members'])
})

it('ends the assignment of all members when hosts come alone, and keeps hosts when it is ended by itself [EV-54]', async () => {
  const mock = await aMockOfEventTypes()
  expect(hostNamesIn(await changeTeamEventType({ assignAllTeamMembers: true }, { mock }))).toEqual([
    'ben',
    'cleo',
    'dan',
  ])
  const ended = await changeTeamEventType({ assignAllTeamMembers: false }, { mock })
  expect([ended.body.data.assignAllTeamMembers, hostNamesIn(ended)]).toEqual([false, ['ben', 'cleo', 'dan']])
  await changeTeamEventType({ assignAllTeamMembers: true }, { mock })
  const chosen = await changeTeamEventType({ hosts: [{ userId: mock.ids['user.dan'] }] }, { mock })
  expect([chosen.body.data.assignAllTeamMembers, hostNamesIn(chosen)]).toEqual([false, ['dan']])
})

it('refuses hosts who are no members [EV-13]', async () => {
  const mock = await aMockOfEventTypes()
  const answered = await changeTeamEventType({ hosts: [{ userId: mock.ids['user.eve'] }] }, { mock })
  expect(refusalIn(answered).slice(0, 2)).toEqual([404, 'event_type.host_not_in_team'])
})

it('lets a platform customer name managed users only [EV-13]', async () => {
  const mock = await aMockOfEventTypes()
  const change = { mock, as: 'client', organization: 'deck', team: 'crew', eventType: 'watch' }
  expect(hostNamesIn(await changeTeamEventType({ hosts: [{ userId: mock.ids['user.fay'] }] }, change))).toEqual(['fay'])
  expect((await changeTeamEventType({ hosts: [{ userId: mock.ids['user.gus'] }] }, change)).status).toBe(404)
})

it('changes the children of a managed type with their parent, which alone is answered [EV-56] [EV-57]', async () => {
  const answered = await changeTeamEventType({ title: 'Welcome', slug: 'welcome' }, { eventType: 'onboarding' })
  expect(answered.body.data).toMatchObject({ title: 'Welcome', schedulingType: 'managed' })
  expect(restsOn(answered)).toEqual(['EV-56'])
  const { mock } = answered
  const child = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.onboarding.cleo']}`, {
    as: 'cleo',
    version: eventTypesVersion,
  })
  expect(child.body.data).toMatchObject({ title: 'Welcome', slug: 'welcome' })
})

it('makes and deletes children as hosts come and go [EV-56]', async () => {
  const mock = await aMockOfEventTypes()
  await changeTeamEventType({ hosts: [{ userId: mock.ids['user.dan'] }] }, { mock, eventType: 'onboarding' })
  const listed = (username: string) =>
    ask(mock, `GET /v2/event-types?username=${username}&eventSlug=onboarding`, { version: eventTypesVersion })
  expect((await listed('cleo')).body.data).toEqual([])
  expect((await listed('dan')).body.data).toMatchObject([{ parentEventTypeId: mock.ids['eventType.onboarding'] }])
})
