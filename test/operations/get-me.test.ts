import { expect, it } from 'vitest'
import { aMockOfEventTypes } from '../builders/a-team-event-type-request.js'
import { ask, restsOn } from '../client.js'

it.each(['ben', 'fay', 'client'])(
  'shows %s what changing the profile shows, whatever the version [XT-18] [ME-04] [VR-07]',
  async (as) => {
    const mock = await aMockOfEventTypes()
    const answered = await ask(mock, 'GET /v2/me', { as, version: 'another' })
    expect(answered.status).toBe(200)
    expect(answered.body).toEqual((await ask(mock, 'PATCH /v2/me', { as, body: {} })).body)
    expect(restsOn(answered)).toEqual([])
  },
)

it('names the organization of members, and the default schedule [XT-18] [ME-04]', async () => {
  const mock = await aMockOfEventTypes()
  const { body } = await ask(mock, 'GET /v2/me', { as: 'cleo' })
  const id = mock.ids['organization.harbour']
  expect(body.data).toMatchObject({
    ...{ username: 'cleo', defaultScheduleId: mock.ids['schedule.cleo'] },
    ...{ organizationId: id, organization: { isPlatform: false, id } },
  })
})

it('is closed to callers without credentials [XT-34]', async () => {
  expect((await ask(await aMockOfEventTypes(), 'GET /v2/me')).status).toBe(401)
})
