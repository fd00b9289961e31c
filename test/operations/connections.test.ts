import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, bookingsVersion } from '../client.js'

const scenario: Scenario = {
  format: 1,
  story: 'Ada has connected much, Ben nothing, and Mina is managed.',
  users: {
    ada: {
      apps: ['whereby-video', 'zoom'],
      calendars: [
        { integration: 'example_calendar', externalId: 'ada@example.com' },
        { integration: 'other_calendar', externalId: 'home' },
      ],
      busy: [
        { from: '2026-01-12T13:00:00Z', to: '2026-01-12T14:00:00Z' },
        { from: '2026-01-12T09:00:00Z', to: '2026-01-12T12:00:00Z' },
      ],
    },
    ben: {},
    mina: { managedBy: 'platform', apps: ['whereby-video', 'zoom'] },
  },
  eventTypes: { intro: { owner: 'ben', title: 'Intro', lengthInMinutes: 30 } },
  bookings: {
    first: { eventType: 'intro', start: '+2d 10:00', attendee: { name: 'Kim', email: 'kim@example.com' } },
  },
  oauthClients: { platform: { user: 'ada' } },
  credentials: {
    ada: { kind: 'apiKey', user: 'ada' },
    ben: { kind: 'apiKey', user: 'ben' },
    mina: { kind: 'accessToken', user: 'mina' },
    client: { kind: 'oauthClient', client: 'platform' },
    expired: { kind: 'accessToken', user: 'mina', expired: true },
  },
}
const aMock = (product = 'svc') => createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true, product })
const appsOf = async (mock: Mock, as: string) =>
  (await ask(mock, 'GET /v2/conferencing', { as })).body.data.map(({ app }: { app: string }) => app)

it('lists the service’s own video and the apps of the caller [XT-25] [EV-28]', async () => {
  const mock = await aMock()
  const { status, body } = await ask(mock, 'GET /v2/conferencing', { as: 'ada' })
  const userId = mock.ids['user.ada']
  expect([status, body]).toEqual([
    200,
    {
      status: 'success',
      data: [
        { app: 'svc-video', userId },
        { app: 'whereby-video', userId },
        { app: 'zoom', userId },
      ],
    },
  ])
  expect(await appsOf(mock, 'ben')).toEqual(['svc-video'])
})

it.each(['mina', 'client'])('lists for the platform’s caller %s only what the API can connect [EV-28]', async (as) => {
  expect(await appsOf(await aMock(), as)).toEqual(['svc-video', 'zoom'])
})

it('calls the service’s own video by the product’s name [XT-25]', async () => {
  expect(await appsOf(await aMock('acme'), 'ben')).toEqual(['acme-video'])
})

it.each(['google-meet', 'office365-video', 'zoom'])('connects %s, once [XT-25] [EV-28] [XT-30]', async (app) => {
  const mock = await aMock()
  for (const _time of ['first', 'second']) {
    const { status, body } = await ask(mock, `POST /v2/conferencing/${app}/connect`, { as: 'ben' })
    expect([status, body.data]).toEqual([201, { app, userId: mock.ids['user.ben'] }])
  }
  expect(await appsOf(mock, 'ben')).toEqual(['svc-video', app])
})

it('lets a booking meet in an app once that is connected [XT-25] [BK-55]', async () => {
  const mock = await aMock()
  const location = { type: 'integration', integration: 'zoom' }
  const move = () =>
    ask(mock, `PATCH /v2/bookings/${mock.ids['booking.first']}/location`, {
      as: 'ben',
      version: bookingsVersion,
      body: { location },
    })
  expect(refusalIn(await move()).slice(0, 2)).toEqual([400, 'booking.app_not_installed'])
  await ask(mock, 'POST /v2/conferencing/zoom/connect', { as: 'ben' })
  expect((await move()).status).toBe(200)
})

it.each(['whereby-video', 'svc-video', 'Zoom'])(
  'refuses to connect %s and names the three [XT-25] [EV-28]',
  async (app) => {
    const mock = await aMock()
    expect(refusalIn(await ask(mock, `POST /v2/conferencing/${app}/connect`, { as: 'ben' }))).toEqual([
      ...[400, 'conferencing.app_unknown', expect.stringContaining(`"${app}"`)],
    ])
    const { body } = await ask(mock, `POST /v2/conferencing/${app}/connect`, { as: 'ben' })
    expect(body.error.message).toContain('google-meet, office365-video, zoom')
  },
)

it('lists the calendars of the caller as they were seeded [XT-25]', async () => {
  const mock = await aMock()
  const { status, body } = await ask(mock, 'GET /v2/calendars', { as: 'ada' })
  expect([status, body]).toEqual([
    200,
    {
      status: 'success',
      data: [
        { integration: 'example_calendar', externalId: 'ada@example.com' },
        { integration: 'other_calendar', externalId: 'home' },
      ],
    },
  ])
  expect((await ask(mock, 'GET /v2/calendars', { as: 'ben' })).body).toEqual({ status: 'success', data: [] })
})

it('lists the busy times of the caller in the order of time [XT-25] [ER-06]', async () => {
  const mock = await aMock()
  const { status, body } = await ask(mock, 'GET /v2/calendars/busy-times', { as: 'ada' })
  expect([status, body.data]).toEqual([
    200,
    [
      { start: '2026-01-12T09:00:00.000Z', end: '2026-01-12T12:00:00.000Z' },
      { start: '2026-01-12T13:00:00.000Z', end: '2026-01-12T14:00:00.000Z' },
    ],
  ])
  expect((await ask(mock, 'GET /v2/calendars/busy-times', { as: 'ben' })).body.data).toEqual([])
})

it('lists every time zone by name, UTC too, however many there are [XT-25]', async () => {
  const { status, body } = await ask(await aMock(), 'GET /v2/timezones', { as: 'ben' })
  const names = body.data.map(({ timezone }: { timezone: string }) => timezone)
  expect([status, names.length > 250, names]).toEqual([200, true, [...new Set(names)].sort()])
  expect(body.data).toEqual(
    expect.arrayContaining([
      { city: 'London', timezone: 'Europe/London' },
      { city: 'New York', timezone: 'America/New_York' },
      { city: 'UTC', timezone: 'UTC' },
    ]),
  )
})

it('names only time zones that a profile takes [XT-25] [ME-01]', async () => {
  const mock = await aMock()
  const { data } = (await ask(mock, 'GET /v2/timezones', { as: 'ben' })).body
  for (const { timezone } of [data[0], data[200], data.at(-1)])
    expect((await ask(mock, 'PATCH /v2/me', { as: 'ben', body: { timeZone: timezone } })).status).toBe(200)
})

it.each([
  ['/v2/conferencing', [{ app: 'whereby-video' }]],
  ['/v2/calendars', [{ integration: 'other_calendar' }]],
  ['/v2/calendars/busy-times', [{ start: '2026-01-12T13:00:00.000Z' }]],
] as const)('lists of %s the part that is asked for [XT-30]', async (path, part) => {
  const mock = await aMock()
  const { data } = (await ask(mock, `GET ${path}?skip=1&take=1`, { as: 'ada' })).body
  expect(data).toMatchObject(part)
  expect(data).toHaveLength(1)
  expect(refusalIn(await ask(mock, `GET ${path}?take=0`, { as: 'ada' })).slice(0, 2)).toEqual([400, 'request.invalid'])
})

const all = [
  'GET /v2/conferencing',
  'POST /v2/conferencing/zoom/connect',
  'GET /v2/calendars',
  'GET /v2/calendars/busy-times',
  'GET /v2/timezones',
] as const

it.each(all)('serves on %s every caller with valid credentials, and nobody else [XT-34] [AU-06]', async (request) => {
  const mock = await aMock()
  for (const as of ['ada', 'ben', 'mina', 'client'])
    expect((await ask(mock, request, { as })).status).toBe(request.startsWith('POST') ? 201 : 200)
  expect((await ask(mock, request, { as: 'expired' })).status).toBe(498)
  expect((await ask(mock, request)).status).toBe(401)
})
