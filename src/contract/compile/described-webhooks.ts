import type { Shape } from '../operation-contract.js'
import type { Documents, Json } from './document.js'
import { isObject } from './schema.js'
import { shapeOf, wordsOf } from './shapes.js'
import { replySchemas, type SchemaSet } from './validators.js'

/** The default body of one trigger's deliveries, as the documents describe it. */
export interface DescribedWebhook {
  readonly trigger: string
  readonly body: Json
}

/** Every described trigger, in the order of the document. */
export const describedWebhooks = ({ v2 }: Documents): readonly DescribedWebhook[] =>
  Object.entries(isObject(v2['webhooks']) ? v2['webhooks'] : {}).map(([trigger, item]) => ({
    trigger,
    body: bodyOf(item, trigger),
  }))

const bodyOf = (item: Json, trigger: string): Json => {
  const schema = ['post', 'requestBody', 'content', 'application/json', 'schema'].reduce<Json | undefined>(
    (node, step) => (isObject(node) ? node[step] : undefined),
    item,
  )
  if (schema === undefined) throw new Error(`The webhook ${trigger} has no body`)
  return schema
}

/** Where the product's word may stand in the default body of each trigger; null where nowhere. */
export const deliveryWords = (documents: Documents): Readonly<Record<string, Shape | null>> => {
  const entries = describedWebhooks(documents).map(({ trigger, body }) => [
    trigger,
    wordsOf(shapeOf(documents.v2, body)) ?? null,
  ])
  return Object.fromEntries(entries)
}

/** The schemas of the default bodies, closed as those of our replies are. */
export const deliverySchemas = (documents: Documents): SchemaSet =>
  replySchemas(documents, 'v2', new Map(describedWebhooks(documents).map(({ trigger, body }) => [trigger, body])))
