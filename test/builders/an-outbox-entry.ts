import type { OutboxEntry } from '../../src/domain/webhook/outbox-entry.js'

/** When the worlds of these tests stand still. */
export const deliveryTime = Date.UTC(2026, 0, 5, 9)

/** An entry that is due; the test names only what it is about. */
export const anOutboxEntry = (entry: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 700_001,
  webhookId: 300_001,
  trigger: 'BOOKING_CREATED',
  bookingUid: null,
  url: 'http://127.0.0.1:9/hook',
  headers: { 'Content-Type': 'application/json' },
  body: '{"triggerEvent":"BOOKING_CREATED"}',
  createdAt: deliveryTime,
  dueAt: deliveryTime,
  attempts: 0,
  restsOn: [],
  ...entry,
})
