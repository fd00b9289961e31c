import { expect, it } from 'vitest'
import { webhookUuid } from '../../src/domain/webhook/webhook-id.js'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import { harbour } from '../builders/harbour.js'
import { ask, idOr, restsOn } from '../client.js'

const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: harbour, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })
const patch = (mock: Mock, body: unknown, { as = 'orgOwner', webhook = 'webhook.organization' } = {}) =>
  ask(mock, `PATCH /v2/organizations/1/webhooks/${idOr(mock, webhook, webhook)}`, { as, body })

const before = {
  id: 300001,
  teamId: 1,
  triggers: ['BOOKING_CREATED'],
  active: true,
  subscriberUrl: 'https://hooks.example.com/a',
  version: '2021-10-20',
}

it('changes what is sent; template and secret are absent while unset [WH-01] [WH-02]', async () => {
  const changed = await patch(await aMock(), { active: false })
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual({ status: 'success', data: { ...before, active: false } })
})

it('changes everything that can be changed [WH-02] [VR-08]', async () => {
  const body = {
    payloadTemplate: '{"title":"{{title}}"}',
    active: false,
    subscriberUrl: 'http://elsewhere.example.com',
    triggers: ['MEETING_ENDED', 'DELEGATION_CREDENTIAL_ERROR'],
    secret: 'shh',
    version: '2021-10-20',
  }
  expect((await patch(await aMock(), body)).body.data).toEqual({ id: 300001, teamId: 1, ...body })
})

it('keeps a trigger once [WH-03]', async () => {
  const changed = await patch(await aMock(), { triggers: ['OOO_CREATED', 'OOO_CREATED'] })
  expect(changed.body.data.triggers).toEqual(['OOO_CREATED'])
  expect(restsOn(changed)).toContain('WH-03')
})

it('takes an empty list of triggers [WH-03]', async () => {
  expect((await patch(await aMock(), { triggers: [] })).body.data.triggers).toEqual([])
})

it.each(['ftp://hooks.example.com', 'hooks.example.com', ''])(
  'refuses the subscriberUrl %j [WH-03]',
  async (subscriberUrl) => {
    const refused = await patch(await aMock(), { subscriberUrl })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body.error)).toContain('subscriberUrl')
  },
)

it('refuses another version [VR-08]', async () => {
  const refused = await patch(await aMock(), { version: '2024-08-13' })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.error)).toContain('2021-10-20')
})

const extraTriggers = ['BOOKING_CONFIRMED', 'BOOKING_COMPLETED', 'BOOKING_NO_SHOW', 'BOOKING_REOPENED']

it.each(extraTriggers)('refuses the trigger %s and names the allowed ones [WH-04]', async (trigger) => {
  const refused = await patch(await aMock(), { triggers: [trigger] })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(refused.body.error)).toContain('FORM_SUBMITTED_NO_EVENT')
})

it('accepts the four extra triggers [AL-09]', async () => {
  const changed = await patch(await aMock(['AL-09']), { triggers: extraTriggers })
  expect(changed.body.data.triggers).toEqual(extraTriggers)
})

it.each(['orgOwner', 'systemAdmin', 'client'])('serves the caller %s [AU-29]', async (as) => {
  expect((await patch(await aMock(), {}, { as })).status).toBe(200)
})

it.each([
  ['teamAdmin', 'access.role_too_low'],
  ['orgKeeper', 'access.role_too_low'],
  ['outsider', 'access.not_organization_member'],
])('refuses the caller %s [AU-29]', async (as, name) => {
  const refused = await patch(await aMock(), {}, { as })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, name])
})

it.each(['webhook.foreign', 'webhook.intro', '999', 'nonsense', webhookUuid(300001)])(
  'refuses the webhook %s, which is none of the organization [WH-06] [WH-01]',
  async (webhook) => {
    const mock = await aMock()
    const refused = await patch(mock, {}, { webhook })
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, 'webhook.not_of_organization'])
    expect(refused.body.error.message).toContain(
      `Webhook ${idOr(mock, webhook, webhook)} does not belong to organization 1`,
    )
  },
)

it.each(['webhook.organization', webhookUuid(300001)])('finds %s and answers a UUID [AL-02]', async (webhook) => {
  const changed = await patch(await aMock(['AL-02']), {}, { webhook })
  expect(changed.body.data).toEqual({ ...before, id: webhookUuid(300001) })
})

it('lets a subscriberUrl repeat and warns [WH-05]', async () => {
  const changed = await patch(await aMock(), { subscriberUrl: 'https://hooks.example.com/b' })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('x-mock-warning')).toContain('AL-19')
})

it('refuses the subscriberUrl of another webhook of the organization [AL-19]', async () => {
  const mock = await aMock(['AL-19'])
  const refused = await patch(mock, { subscriberUrl: 'https://hooks.example.com/b' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([409, 'webhook.subscriber_url_taken'])
  expect(refused.body.error.message).toContain(`Webhook ${mock.ids['webhook.another']}`)
})

it('accepts the webhook’s own subscriberUrl, and that of another organization [AL-19]', async () => {
  const mock = await aMock(['AL-19'])
  expect((await patch(mock, { subscriberUrl: 'https://hooks.example.com/a' })).status).toBe(200)
  expect((await patch(mock, { subscriberUrl: 'https://hooks.example.com/c' })).status).toBe(200)
})
