import { webhookUuid } from '../domain/webhook/webhook-id.js'
import type { Alternative } from './alternative.js'
import { mapData } from './map-data.js'
import { webhookOperations } from './webhook-operations.js'

const shownId = (name: string, id: number | string): number | string =>
  name.startsWith('webhook.') ? webhookUuid(Number(id)) : id

/** AL-02: a webhook's id is a UUID. */
export const al02: Alternative = {
  id: 'AL-02',
  operations: webhookOperations,
  shape: (reply) => mapData(reply, (webhook) => ({ ...webhook, id: webhookUuid(Number(webhook['id'])) })),
  shapeIds: (ids) => Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, shownId(name, id)])),
}
