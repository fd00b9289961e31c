import supertest from 'supertest'
import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { type Answered, ask } from '../client.js'
import { now } from '../pipeline/open-personal.js'
import { booking, open, scenario, teamType } from './open-product.js'

/** Everything that a client sees of an answer. */
const seen = ({ headers, body }: Answered): string => `${JSON.stringify([...headers])} ${JSON.stringify(body)}`

it('says svc nowhere on the wire: replies and refusals, headers and bodies, of every kind of operation', async () => {
  const { mock, send, current, types, exchanges } = await open()
  const { ids, keys } = mock
  const first = `/v2/bookings/${ids['booking.first']}` as const
  const org = `/v2/organizations/${ids['organization.harbour']}` as const
  const crew = `/v2/teams/${ids['team.crew']}` as const
  const webhook = `/v2/event-types/${ids['eventType.call']}/webhooks/${ids['webhook.all']}` as const
  const answers = [
    await send('POST /v2/bookings', { ...current, body: booking(mock) }),
    await send('POST /v2/bookings', {
      ...current,
      body: booking(mock, { location: { type: 'integration', integration: 'webex-video' } }),
    }),
    await send('POST /v2/bookings', { ...current, body: {} }),
    await send('POST /v2/bookings', { body: booking(mock) }),
    await send(`GET ${first}`, current),
    await send(`GET ${first}`),
    await send(`GET /v2/bookings/${ids['booking.past']}/recordings`, current),
    await send('GET /v2/bookings', current),
    await send('GET /v2/bookings', { 'acme-api-version': '2024-04-15' }),
    await send(`PATCH ${first}/location`, {
      ...current,
      body: { location: { type: 'integration', integration: 'webex-video' } },
    }),
    await send(`PATCH ${first}/location`, { ...current, body: { location: { type: 'integration', integration: 1 } } }),
    await send(`PATCH ${first}/location`, {
      ...current,
      body: { location: { type: 'integration', integration: 'acme-video' } },
    }),
    await send(`PATCH ${first}/location`),
    await send(`PATCH ${first}/location`, { 'acme-api-version': '2024-06-14' }),
    await send('GET /v2/event-types?username=ada', types),
    await send('GET /v2/event-types?username=ada'),
    await send(`GET /v2/event-types/${ids['eventType.intro']}`, types),
    await send(`GET ${crew}/event-types`),
    await send(`POST ${crew}/event-types`, {
      body: teamType({ acmeVideoSettings: { disableRecordingForGuests: true } }),
    }),
    await send(`POST ${crew}/event-types`, {
      body: teamType({ slug: 'wrong', acmeVideoSettings: { disableRecordingForGuests: 1 } }),
    }),
    await send(`POST ${crew}/event-types`, {
      body: teamType({
        slug: 'wrong',
        acmeVideoSettings: 7,
        locations: [{ type: 'integration', integration: 'unheard' }],
      }),
    }),
    await send(`PATCH ${webhook}`, { body: { triggers: ['AFTER_GUESTS_ACME_VIDEO_NO_SHOW'] } }),
    await send(`PATCH ${webhook}`, { body: { triggers: ['BOOKING_NO_SHOW'] } }),
    await send(`GET ${org}/bookings`),
    await send('PATCH /v2/me', { body: { bio: 'Talks.' } }),
    await send('GET /v2/bookings', { authorization: '' }),
    await send('GET /v2/bookings', { authorization: 'Bearer acme_unknown' }),
    await send('GET /v2/bookings', { authorization: 'Bearer unknown' }),
    await send('GET /v2/bookings', { 'x-acme-client-id': 'unknown', 'x-acme-secret-key': 'x' }),
    await send('OPTIONS /v2/bookings'),
    await send('GET /v2/nowhere'),
    await send(`GET /v1/bookings/100001?apiKey=${keys['owner']}`),
    await send(`GET /v1/bookings/100001?apiKey=${keys['expired']}`),
    await send('GET /v1/payments'),
  ]
  expect(answers.map(({ status }) => status).sort()).toContain(201)
  expect(answers.flatMap((answer) => seen(answer).match(/.{0,60}svc.{0,40}/gi) ?? [])).toEqual([])
  expect(JSON.stringify(exchanges)).not.toMatch(/svc/i)
  expect(JSON.stringify(keys)).not.toMatch(/svc/i)
  expect((await supertest(mock.handler).get('/')).text.replaceAll('__svc/openapi/', '')).not.toMatch(/svc/i)
})

it('names the entries behind a refusal of the policy without svc', async () => {
  const mock = await createMock({ scenario, product: 'acme', now, freeze: true, policy: 'specification' })
  const answer = await ask(mock, 'POST /v2/bookings', {
    headers: { 'acme-api-version': '2024-08-13' },
    body: booking(mock, { recurrenceCount: 2 }),
  })
  expect(seen(answer)).not.toMatch(/svc/i)
})
