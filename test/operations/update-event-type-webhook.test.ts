import { expect, it } from 'vitest'
import { webhookUuid } from '../../src/domain/webhook/webhook-id.js'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import { harbour } from '../builders/harbour.js'
import { ask, idOr } from '../client.js'

const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: harbour, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })

const patch = (mock: Mock, body: unknown, { as = 'orgOwner', eventType = 'intro', webhook = 'webhook.intro' } = {}) => {
  const id = idOr(mock, `eventType.${eventType}`, eventType)
  return ask(mock, `PATCH /v2/event-types/${id}/webhooks/${idOr(mock, webhook, webhook)}`, { as, body })
}
const ofTeam = { eventType: 'standup', webhook: 'webhook.standup' }

it('changes what is sent and names the event type [WH-02] [WH-01]', async () => {
  const mock = await aMock()
  const changed = await patch(mock, { triggers: ['MEETING_STARTED'] })
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual({
    status: 'success',
    data: {
      id: mock.ids['webhook.intro'],
      eventTypeId: mock.ids['eventType.intro'],
      triggers: ['MEETING_STARTED'],
      active: true,
      subscriberUrl: 'https://hooks.example.com/d',
      version: '2021-10-20',
    },
  })
})

it('shows the secret where one is set [WH-02]', async () => {
  expect((await patch(await aMock(), {}, { ...ofTeam, as: 'teamAdmin' })).body.data.secret).toBe('shh')
})

it.each([
  ['its owner', 'orgOwner', {}],
  ['a system admin', 'systemAdmin', {}],
  ['the team’s admin', 'teamAdmin', ofTeam],
  ['an admin of the team’s organization', 'orgOwner', ofTeam],
  ['a platform client', 'client', ofTeam],
])('serves %s [AU-29] [AU-08]', async (_who, as, of) => {
  expect((await patch(await aMock(), {}, { ...of, as })).status).toBe(200)
})

it.each([
  ['teamAdmin', {}, /use credentials of its owner/],
  ['member', ofTeam, /use credentials of an admin of team 101/],
  ['orgKeeper', ofTeam, /use credentials of an admin of team 101/],
])('refuses %s before it looks for the webhook [WH-06] [AU-29]', async (as, of, message) => {
  const refused = await patch(await aMock(), {}, { ...of, as, webhook: '999' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, 'webhook.access_denied'])
  expect(refused.body.error.message).toMatch(message)
})

it('does not know the event type, whoever asks [WH-06]', async () => {
  const refused = await patch(await aMock(), {}, { eventType: '999', as: 'outsider' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([404, 'webhook.event_type_unknown'])
  expect(refused.body.error.message).toContain('no event type 999')
})

it('refuses an event type id that is no number [ER-08]', async () => {
  expect((await patch(await aMock(), {}, { eventType: 'abc' })).status).toBe(400)
})

it.each(['999', 'abc', webhookUuid(300004)])('does not know the webhook %s [WH-06] [WH-01]', async (webhook) => {
  const refused = await patch(await aMock(), {}, { webhook })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([404, 'webhook.unknown'])
  expect(refused.body.error.message).toContain(`no webhook ${webhook}`)
})

it('refuses a webhook of no event type [WH-06]', async () => {
  const refused = await patch(await aMock(), {}, { webhook: 'webhook.organization' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'webhook.of_no_event_type'])
})

it('refuses a webhook of another event type, and says of which [WH-06]', async () => {
  const mock = await aMock()
  const refused = await patch(mock, {}, { webhook: 'webhook.second' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, 'webhook.of_another_event_type'])
  expect(refused.body.error.message).toContain(`event type ${mock.ids['eventType.second']}`)
})

it('tells a webhook’s UUID beforehand, finds it by that and answers it [AL-02]', async () => {
  const mock = await aMock(['AL-02'])
  const uuid = webhookUuid(Number((await aMock()).ids['webhook.intro']))
  expect(mock.ids['webhook.intro']).toBe(uuid)
  expect((await patch(mock, {}, { webhook: uuid })).body.data.id).toBe(uuid)
})

it('warns a team admin that the public service asks for the owner [AU-29]', async () => {
  const changed = await patch(await aMock(), {}, { ...ofTeam, as: 'teamAdmin' })
  expect(changed.headers.get('x-mock-warning')).toContain('AL-38')
})

it('refuses a team admin [AL-38]', async () => {
  const refused = await patch(await aMock(['AL-38']), {}, { ...ofTeam, as: 'teamAdmin' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, 'webhook.team_admin_is_not_enough'])
  expect(refused.body.error.message).toContain('only its owner')
})

it('still serves the owner [AL-38]', async () => {
  expect((await patch(await aMock(['AL-38']), {})).status).toBe(200)
})

it('takes DELEGATION_CREDENTIAL_ERROR on any webhook and warns [WH-05]', async () => {
  const changed = await patch(await aMock(), { triggers: ['DELEGATION_CREDENTIAL_ERROR'] })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('x-mock-warning')).toContain('AL-18')
})

it('refuses DELEGATION_CREDENTIAL_ERROR outside organization webhooks [AL-18]', async () => {
  const refused = await patch(await aMock(['AL-18']), { triggers: ['DELEGATION_CREDENTIAL_ERROR'] })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([
    400,
    'webhook.trigger_needs_organization',
  ])
})

it('refuses the subscriberUrl of another webhook of the event type [AL-19]', async () => {
  const refused = await patch(await aMock(['AL-19']), { subscriberUrl: 'https://hooks.example.com/e' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([409, 'webhook.subscriber_url_taken'])
})

it.each<[string, AlternativeId, object, string]>([
  ['this webhook', 'AL-18', { triggers: ['DELEGATION_CREDENTIAL_ERROR'] }, 'webhook.intro'],
  ['another one', 'AL-19', { subscriberUrl: 'https://hooks.example.com/e' }, 'webhook.introToo'],
])('names %s by its UUID where it refuses [AL-02] [%s]', async (_which, alternative, body, key) => {
  const mock = await aMock(['AL-02', alternative])
  const { message, details } = (await patch(mock, body)).body.error
  expect(message).toContain(`Webhook ${mock.ids[key]} `)
  expect(details.message).toBe(message)
})
