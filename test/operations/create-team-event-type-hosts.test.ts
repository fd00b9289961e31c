import { expect, it } from 'vitest'
import { createTeamEventType, refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, eventTypesVersion, restsOn } from '../client.js'

it('refuses hosts together with all members [EV-12]', async () => {
  const [status, name, message] = refusalIn(await createTeamEventType({ hosts: [], assignAllTeamMembers: true }))
  expect([status, name]).toEqual([400, 'event_type.hosts_and_all_members'])
  expect(message).toContain('exclude each other')
})

it('accepts hosts together with assignAllTeamMembers false [EV-12]', async () => {
  const { body } = await createTeamEventType((user) => ({
    hosts: [{ userId: user('dan'), mandatory: true, priority: 'lowest' }],
    assignAllTeamMembers: false,
  }))
  expect(body.data).toMatchObject({
    assignAllTeamMembers: false,
    hosts: [{ name: 'Dan Dale', mandatory: true, priority: 'lowest' }],
  })
})

it('refuses hosts who are no members, and names them and the team [EV-13]', async () => {
  const answered = await createTeamEventType((user) => ({
    hosts: [{ userId: user('cleo') }, { userId: user('eve') }, { userId: 77 }],
  }))
  const { ids } = answered.mock
  expect(refusalIn(answered)).toEqual([
    ...[404, 'event_type.host_not_in_team'],
    `hosts names ${ids['user.eve']}, 77, who may not host for team ${ids['team.support']}; name members of it`,
  ])
})

it('refuses a member who has not accepted yet as host [EV-13]', async () => {
  expect((await createTeamEventType((user) => ({ hosts: [{ userId: user('cleo') }] }), { team: 'lone' })).status).toBe(
    404,
  )
})

it('lets a platform customer name managed users only [EV-13] [AU-12]', async () => {
  const managed = await createTeamEventType((user) => ({ hosts: [{ userId: user('fay') }] }), {
    as: 'client',
    team: 'crew',
  })
  expect(managed.status).toBe(201)
  const other = await createTeamEventType((user) => ({ hosts: [{ userId: user('gus') }] }), {
    as: 'client',
    team: 'crew',
  })
  expect(refusalIn(other)).toEqual([
    404,
    'event_type.host_not_in_team',
    expect.stringContaining('managed users who are members'),
  ])
})

it('makes hosts of all members, fixed in a collective type [EV-54]', async () => {
  const { body } = await createTeamEventType({ assignAllTeamMembers: true, schedulingType: 'collective' })
  expect(body.data.hosts.map((it: { username: string }) => it.username)).toEqual(['ben', 'cleo', 'dan'])
})

it('makes hosts of all managed members for a platform customer [EV-54]', async () => {
  const { body } = await createTeamEventType({ assignAllTeamMembers: true }, { as: 'gus', team: 'crew' })
  expect(body.data.hosts).toMatchObject([{ username: 'fay', mandatory: false, priority: 'medium' }])
})

it('refuses video settings of a platform customer [EV-16]', async () => {
  const answered = await createTeamEventType({ svcVideoSettings: {} }, { as: 'client', team: 'crew' })
  expect(refusalIn(answered)).toEqual([
    ...[400, 'event_type.video_settings_of_platform'],
    expect.stringContaining('svcVideoSettings cannot be managed by platform customers'),
  ])
})

it('gives each host of a managed type a child and answers the parent alone [EV-55] [EV-57]', async () => {
  const { body, mock, ...answered } = await createTeamEventType((user) => ({
    ...{ schedulingType: 'managed', slug: 'hello', hosts: [{ userId: user('cleo') }, { userId: user('dan') }] },
  }))
  expect(answered.status).toBe(201)
  expect(body.data).toMatchObject({
    schedulingType: 'managed',
    parentEventTypeId: null,
    hosts: [{ username: 'cleo' }, { username: 'dan' }],
  })
  expect(restsOn({ ...answered, body })).toEqual(['EV-55'])
  const { body: listed } = await ask(mock, 'GET /v2/event-types?username=cleo&eventSlug=hello', {
    version: eventTypesVersion,
  })
  expect(listed.data).toMatchObject([
    { title: 'Demo', parentEventTypeId: body.data.id, ownerId: mock.ids['user.cleo'] },
  ])
})

it("replaces a host's own event type with the slug of the managed one [EV-56]", async () => {
  const { mock } = await createTeamEventType((user) => ({
    schedulingType: 'managed',
    slug: 'hello',
    hosts: [{ userId: user('dan') }],
  }))
  const { body } = await ask(mock, 'GET /v2/event-types?username=dan&eventSlug=hello', { version: eventTypesVersion })
  expect(body.data).toMatchObject([{ title: 'Demo' }])
  const own = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.ownHello']}`, {
    as: 'dan',
    version: eventTypesVersion,
  })
  expect(own.status).toBe(404)
})
