import { expect, it } from 'vitest'
import { numberOfWebhookText, numberOfWebhookUuid, webhookUuid } from '../../../src/domain/webhook/webhook-id.js'

it.each([1, 300001, Number.MAX_SAFE_INTEGER % 2 ** 48])('leads from the number %d to a UUID and back [AL-02]', (id) => {
  const uuid = webhookUuid(id)
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(numberOfWebhookUuid(uuid)).toBe(id)
  expect(numberOfWebhookUuid(uuid.toUpperCase())).toBe(id)
})

it('finds no number in a UUID of anything else [AL-02]', () => {
  expect(numberOfWebhookUuid('0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893')).toBeUndefined()
})

it('reads the decimal text of a number [WH-01]', () => {
  expect(numberOfWebhookText('300001')).toBe(300001)
})

it.each(['abc', '', ' 300001', '0300001', '3e5', '300001.0', '0x493e1', 'NaN'])(
  'takes %j for no number [WH-01]',
  (text) => {
    expect(numberOfWebhookText(text)).toBeUndefined()
  },
)
