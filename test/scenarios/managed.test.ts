import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion, eventTypesVersion } from '../client.js'

const managed = () => createMock({ scenario: 'managed', now: '2026-01-05T09:00:00Z', freeze: true })
const attendee = { name: 'Zoe Zane', email: 'zoe@example.com', timeZone: 'Europe/London' }

it('a team keeps one template, and each of its hosts has a child of it that people book [EV-55, BK-16]', async () => {
  const mock = await managed()
  const book = (eventTypeId: unknown) =>
    ask(mock, 'POST /v2/bookings', {
      version: bookingsVersion,
      body: { eventTypeId, start: '2026-01-08T10:00:00Z', attendee },
    })

  const ofTemplate = await book(mock.ids['eventType.onboarding'])
  expect(ofTemplate.status).toBe(400)

  const ofChild = await book(mock.ids['eventType.onboarding.cleo'])
  expect(ofChild.status).toBe(201)
  expect(ofChild.body.data.hosts[0].username).toBe('cleo')
})

it('what the team changes in the template, its children follow [EV-56]', async () => {
  const mock = await managed()
  const { 'organization.harbour': organization, 'team.sales': team, 'eventType.onboarding': parent } = mock.ids
  const path = `/v2/organizations/${organization}/teams/${team}/event-types/${parent}` as const
  const changed = await ask(mock, `PATCH ${path}`, { as: 'owner', body: { lengthInMinutes: 50 } })
  expect(changed.status).toBe(200)
  const child = `/v2/event-types/${mock.ids['eventType.onboarding.ben']}` as const
  const { body } = await ask(mock, `GET ${child}`, { as: 'host', version: eventTypesVersion })
  expect(body.data).toMatchObject({ lengthInMinutes: 50, ownerId: mock.ids['user.ben'] })
})

it('a host lists his child beside his own event types', async () => {
  const mock = await managed()
  const { body } = await ask(mock, 'GET /v2/event-types', { as: 'host', version: eventTypesVersion })
  expect(body.data.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['coffee', 'onboarding'])
})
