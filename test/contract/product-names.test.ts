import supertest from 'supertest'
import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { attendee, booking, open, teamType } from './open-product.js'

it("takes and shows the video app, the video settings and the triggers in the product's word [EV-28]", async () => {
  const { mock, send, current } = await open()
  const crew = `/v2/teams/${mock.ids['team.crew']}` as const
  const settings = { disableRecordingForGuests: true, redirectUrlOnExit: 'https://example.com/svc-video' }
  const created = await send(`POST ${crew}/event-types`, {
    body: teamType({ acmeVideoSettings: settings, locations: [{ type: 'integration', integration: 'acme-video' }] }),
  })
  expect([created.status, created.body.data.acmeVideoSettings, created.body.data.locations]).toEqual([
    201,
    settings,
    [{ type: 'integration', integration: 'acme-video' }],
  ])
  const booked = await send('POST /v2/bookings', {
    ...current,
    body: booking(mock, { location: { type: 'integration', integration: 'acme-video' } }),
  })
  const { data } = booked.body
  expect([data.location, data.icsUid, data.attendees[0].email]).toEqual([
    `https://acme.example.com/video/${data.uid}`,
    `${data.uid}@acme`,
    '442071838750@sms.acme',
  ])
  expect(data.bookingFieldsResponses.location).toEqual({ value: 'integrations:acme-video', optionValue: '' })
  const found = await send('GET /v2/bookings?attendeeEmail=442071838750@sms.acme', current)
  expect(found.body.pagination.totalItems).toBe(1)
  const hook = await send(`PATCH /v2/event-types/${mock.ids['eventType.call']}/webhooks/${mock.ids['webhook.all']}`, {
    body: { triggers: ['AFTER_HOSTS_ACME_VIDEO_NO_SHOW', 'BOOKING_PAID'] },
  })
  expect(hook.body.data.triggers).toEqual(['AFTER_HOSTS_ACME_VIDEO_NO_SHOW', 'BOOKING_PAID'])
})

it("shows in errors the value that was sent under the product's word [ER-12]", async () => {
  const { mock, send } = await open()
  const { body } = await send(`POST /v2/teams/${mock.ids['team.crew']}/event-types`, {
    body: teamType({ acmeVideoSettings: { disableRecordingForGuests: 'yes' } }),
  })
  const [found] = body.error.details.errors
  expect([found.property, found.value]).toEqual(['acmeVideoSettings', { disableRecordingForGuests: 'yes' }])
  expect(found.children[0]).toMatchObject({
    property: 'disableRecordingForGuests',
    value: 'yes',
    constraints: { type: 'acmeVideoSettings.disableRecordingForGuests must be a boolean' },
  })
})

it('knows the names of svc no more, and tells of them as they were sent', async () => {
  const { mock, send } = await open()
  const crew = `/v2/teams/${mock.ids['team.crew']}` as const
  const key = String(mock.keys['owner']).replace('acme_', 'svc_')
  const refused = await send('GET /v2/bookings', { authorization: `Bearer ${key}` })
  expect(refused.headers.get('x-mock-refused-by')).toBe('auth.token_unknown')
  const older = await send('GET /v2/event-types', { 'svc-api-version': '2024-06-14' })
  expect(older.body.data.eventTypeGroups).toBeDefined()
  const { clientId, clientSecret } = mock.keys['platform'] as { clientId: string; clientSecret: string }
  const client = await send('GET /v2/bookings', {
    authorization: '',
    'x-svc-client-id': clientId,
    'x-svc-secret-key': clientSecret,
  })
  expect(client.headers.get('x-mock-refused-by')).toBe('auth.missing')
  const dropped = await send(`POST ${crew}/event-types`, {
    body: teamType({ svcVideoSettings: { disableRecordingForGuests: true } }),
  })
  expect([dropped.status, dropped.body.data.acmeVideoSettings]).toEqual([201, {}])
  expect(dropped.headers.get('x-mock-warning')).toContain('ER-07: svcVideoSettings is not described')
  const app = await send(`POST ${crew}/event-types`, {
    body: teamType({ slug: 'b', locations: [{ type: 'integration', integration: 'svc-video' }] }),
  })
  expect([app.status, JSON.stringify(app.body)]).toEqual([400, expect.stringContaining('acme-video')])
  const trigger = await send(
    `PATCH /v2/event-types/${mock.ids['eventType.call']}/webhooks/${mock.ids['webhook.all']}`,
    { body: { triggers: ['AFTER_HOSTS_SVC_VIDEO_NO_SHOW'] } },
  )
  expect(trigger.status).toBe(400)
})

it("takes the client headers in the product's word [AU-02]", async () => {
  const { mock, send, exchanges } = await open()
  const { clientId, clientSecret } = mock.keys['platform'] as { clientId: string; clientSecret: string }
  expect(clientSecret).toMatch(/^acme_/)
  const { status } = await send('GET /v2/bookings', {
    authorization: '',
    'x-acme-client-id': clientId,
    'x-acme-secret-key': clientSecret,
  })
  expect([status, exchanges.at(-1)?.caller]).toEqual([200, 'platform'])
})

const texts = [
  'svc',
  'svc-video',
  'our acme-video room',
  'AFTER_HOSTS_SVC_VIDEO_NO_SHOW',
  'x-svc-client-id',
  '{svc}',
  'a@svc',
]

it.each(texts)('never changes %s in text of users, in either direction', async (text) => {
  const { mock, send, current } = await open()
  const booked = await send('POST /v2/bookings', {
    ...current,
    body: booking(mock, {
      attendee: { ...attendee, name: text },
      metadata: { svcVideoSettings: text, acme: text },
      bookingFieldsResponses: { notes: text, 'svc-video': text },
    }),
  })
  const { data } = booked.body
  expect(data.metadata).toEqual({ svcVideoSettings: text, acme: text })
  expect([
    data.description,
    data.bookingFieldsResponses.notes,
    data.bookingFieldsResponses['svc-video'],
    data.attendees[0].name,
  ]).toEqual([text, text, text, text])
  const older = await send(`GET /v2/bookings/${data.uid}`)
  expect([older.body.data.description, older.body.data.responses.name, older.body.data.metadata]).toEqual([
    text,
    text,
    data.metadata,
  ])
  const moved = await send(`PATCH /v2/bookings/${data.uid}/location`, {
    ...current,
    body: { location: { type: 'address', address: text } },
  })
  expect(moved.body.data.location).toBe(text)
  const me = await send('PATCH /v2/me', { body: { bio: text, name: text } })
  expect([me.body.data.bio, me.body.data.name]).toEqual([text, text])
})

it('takes a product with hyphens', async () => {
  const { mock, send, version, types } = await open('blue-door')
  expect(mock.keys['owner']).toBe('blue-door_owner_scenario')
  const listed = await send(`GET /v2/event-types/${mock.ids['eventType.intro']}`, types)
  expect([listed.status, listed.body.data.blueDoorVideoSettings, listed.body.data.locations]).toEqual([
    200,
    {},
    [{ type: 'integration', integration: 'blue-door-video' }],
  ])
  const hook = await send(`PATCH /v2/event-types/${mock.ids['eventType.call']}/webhooks/${mock.ids['webhook.all']}`, {
    body: { triggers: ['AFTER_HOSTS_BLUE_DOOR_VIDEO_NO_SHOW'] },
  })
  expect(hook.body.data.triggers).toEqual(['AFTER_HOSTS_BLUE_DOOR_VIDEO_NO_SHOW'])
  const list = await send('GET /v2/bookings', version('2024-04-15'))
  expect(JSON.stringify(list.body)).toContain('nextCursor')
})

it.each(['Acme', 'ac me', '-acme', 'acme-', 'a--b', '1acme', 'acme_x', '', 'x'.repeat(41)])(
  'refuses the product "%s"',
  async (product) => {
    await expect(createMock({ product })).rejects.toThrow("cannot be the product's word")
  },
)

it("serves the documents in the product's word", async () => {
  const { mock } = await open()
  for (const name of ['v1', 'v2']) {
    const { text } = await supertest(mock.handler).get(`/__svc/openapi/${name}.json`)
    expect(text.match(/.{20}svc.{20}/gi)).toBeNull()
  }
})
