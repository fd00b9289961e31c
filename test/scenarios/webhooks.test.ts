import { expect, it } from 'vitest'
import { createMock, verifySignature } from '../../src/index.js'
import { booked, openOutbox } from '../builders/a-subscribed-desk.js'
import { ask } from '../client.js'

const webhooks = () => createMock({ scenario: 'webhooks', now: '2026-01-05T09:00:00Z', freeze: true })

it('the owner turns the webhook of his event type off and on [AU-29, WH-02]', async () => {
  const mock = await webhooks()
  const path = `/v2/event-types/${mock.ids['eventType.intro']}/webhooks/${mock.ids['webhook.intro']}` as const
  const off = await ask(mock, `PATCH ${path}`, { as: 'owner', body: { active: false } })
  expect(off.status).toBe(200)
  expect(off.body.data).toMatchObject({
    id: mock.ids['webhook.intro'],
    eventTypeId: mock.ids['eventType.intro'],
    active: false,
    secret: 'intro-secret',
    triggers: ['BOOKING_CREATED', 'BOOKING_NO_SHOW_UPDATED'],
  })
  expect((await ask(mock, `PATCH ${path}`, { as: 'teamAdmin', body: { active: true } })).status).toBe(403)
  expect((await ask(mock, `PATCH ${path}`, { as: 'owner', body: { active: true } })).body.data.active).toBe(true)
})

it("the team's admin sends its event type's webhook elsewhere [AU-29]", async () => {
  const mock = await webhooks()
  const path = `/v2/event-types/${mock.ids['eventType.desk']}/webhooks/${mock.ids['webhook.desk']}` as const
  const body = { subscriberUrl: 'http://127.0.0.1:4012/desk' }
  expect((await ask(mock, `PATCH ${path}`, { as: 'member', body })).status).toBe(403)
  expect((await ask(mock, `PATCH ${path}`, { as: 'teamAdmin', body })).body.data.subscriberUrl).toBe(body.subscriberUrl)
})

it("the organization's webhook is its admins' to change [AU-29, WH-06]", async () => {
  const mock = await webhooks()
  const organization = mock.ids['organization.harbour']
  const path = `/v2/organizations/${organization}/webhooks/${mock.ids['webhook.organization']}` as const
  const changed = await ask(mock, `PATCH ${path}`, { as: 'owner', body: { triggers: ['BOOKING_CREATED'] } })
  expect(changed.body.data).toMatchObject({ teamId: organization, triggers: ['BOOKING_CREATED'] })
  expect((await ask(mock, `PATCH ${path}`, { as: 'member', body: { active: false } })).status).toBe(403)
})

it('a new booking is told to organization, event type and user, by template where there is one, each signed with its secret [WH-16, WH-21, WH-24]', async () => {
  const outbox = await openOutbox({ scenario: 'webhooks' })
  await booked(outbox, 'intro')
  const [organization, intro, personal, ...others] = outbox.waiting()
  expect([organization, intro, personal].map((it) => it?.url)).toEqual([
    'http://127.0.0.1:4011/organization',
    'http://127.0.0.1:4011/intro',
    'http://127.0.0.1:4011/ada',
  ])
  expect(others).toEqual([])
  expect(intro?.body).toBe(
    '{"text":"Intro call between Ada Archer and Dan Dale with Dan Dale","what":"BOOKING_CREATED"}',
  )
  const isSigned = (entry = intro, secret?: string) =>
    verifySignature(entry?.body ?? '', entry?.headers['x-svc-signature-256'], secret)
  expect([isSigned(organization, 'harbour-secret'), isSigned(intro, 'intro-secret'), isSigned(personal)]).toEqual([
    ...[true, true, true],
  ])
})

it("a new booking of the team's event type is told to that, its team and their organization, not to its hosts [WH-16]", async () => {
  const outbox = await openOutbox({ scenario: 'webhooks' })
  await booked(outbox, 'desk')
  expect(outbox.waiting().map(({ url }) => url.split('/').at(-1))).toEqual(['organization', 'desk', 'support'])
})
