import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { type Ask, ask, bookingsVersion, eventTypesVersion, idOr, restsOn } from '../client.js'

const remove = async (eventType: string, options: Ask = {}) => {
  const mock = await aMockOfEventTypes()
  const id = idOr(mock, `eventType.${eventType}`, eventType)
  const asked = { as: 'cleo', version: eventTypesVersion, ...options }
  return { ...(await ask(mock, `DELETE /v2/event-types/${id}`, asked)), mock, id }
}

it('answers what the event type was known by, and it is no more [XT-12] [XT-30]', async () => {
  const answered = await remove('intro')
  expect(answered.status).toBe(200)
  expect(answered.body).toEqual({
    status: 'success',
    data: { id: answered.id, lengthInMinutes: 30, slug: 'intro', title: 'Intro call' },
  })
  const again = await ask(answered.mock, `DELETE /v2/event-types/${answered.id}`, { as: 'cleo' })
  expect(refusalIn(again)).toEqual([404, 'event_type.missing', expect.stringContaining(String(answered.id))])
})

it('keeps the bookings with what they say of their event type [XT-52]', async () => {
  const mock = await createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })
  const path = `/v2/bookings/${mock.ids['booking.first']}` as const
  const options = { as: 'owner', version: bookingsVersion }
  const before = await ask(mock, `GET ${path}`, options)
  const eventTypeId = mock.ids['eventType.intro']
  expect((await ask(mock, `DELETE /v2/event-types/${eventTypeId}`, { as: 'owner' })).status).toBe(200)
  const after = await ask(mock, `GET ${path}`, options)
  expect(after.body).toEqual(before.body)
  expect(after.body.data).toMatchObject({ eventTypeId, eventType: { id: eventTypeId, slug: 'intro' } })
  const listed = await ask(mock, 'GET /v2/bookings', options)
  expect(listed.body.pagination.totalItems).toBeGreaterThan(0)
})

it('takes its webhooks along [XT-52]', async () => {
  const mock = await createMock({ scenario: 'webhooks' })
  const webhook = Object.keys(mock.ids).find((it) => it.startsWith('webhook.intro')) ?? ''
  expect(mock.ids[webhook]).toBeTypeOf('number')
  const owned = `/v2/event-types/${mock.ids['eventType.intro']}` as const
  expect((await ask(mock, `DELETE ${owned}`, { as: 'owner' })).status).toBe(200)
  const asked = await ask(mock, `PATCH ${owned}/webhooks/${mock.ids[webhook]}`, { as: 'owner', body: {} })
  expect(asked.headers.get('x-mock-refused-by')).toBe('webhook.event_type_unknown')
})

it('takes a host from the managed event type whose child he deletes [XT-34] [EV-56]', async () => {
  const { mock } = await remove('onboarding.cleo')
  const parent = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.onboarding']}`, {
    ...{ as: 'ben', version: eventTypesVersion },
  })
  expect(parent.body.data.hosts).toEqual([])
})

it.each([
  ['an admin of the owner’s organization', 'owner', 'intro'],
  ['a team mate', 'dan', 'intro'],
  ['an OAuth client', 'client', 'intro'],
  ['the admin of the team to which it belongs', 'ben', 'help'],
])('is closed to %s, and names both ids [XT-34]', async (_who, as, eventType) => {
  const answered = await remove(eventType, { as })
  expect(refusalIn(answered)).toEqual([
    ...[403, 'event_type.owner_only'],
    expect.stringContaining(`event type ${answered.id}`),
  ])
})

it('is closed to callers without credentials [XT-34]', async () => {
  const mock = await aMockOfEventTypes()
  expect((await ask(mock, `DELETE /v2/event-types/${mock.ids['eventType.intro']}`)).status).toBe(401)
})

it.each(['', '2024-04-15'])('answers the older form in version "%s" [XT-32] [VR-10]', async (version) => {
  const answered = await remove('intro', { version })
  expect(answered.body.data).toEqual({ id: answered.id, length: 30, slug: 'intro', title: 'Intro call' })
  expect(restsOn(answered)).toContain('XT-32')
})
