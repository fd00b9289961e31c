import { join } from 'node:path'
import type { Described } from '../../src/contract/compile/described.js'
import { describedOperations } from '../../src/contract/compile/described.js'
import type { Document, Documents, Json, JsonObject } from '../../src/contract/compile/document.js'
import { dereference, isObject } from '../../src/contract/compile/schema.js'
import type { GeneratedFile } from './files.js'

/** What one operation or trigger shows: the file's place below the folder, and its text. */
interface Payload {
  readonly file: string
  readonly value: Json
}

/** The payloads as plain JSON: the first example of each request, success and delivery, and a table of what there is. */
export const payloadFiles = (documents: Documents, folder: string): readonly GeneratedFile[] => {
  const operations = describedOperations(documents).map((it) => ({ ...it, payloads: payloadsOf(documents, it) }))
  const deliveries = deliveriesOf(documents.v2)
  const index = {
    operations: operations.map(({ id, method, path, status, payloads }) => ({
      operationId: id,
      method,
      path,
      status,
      files: payloads.map(({ file }) => file),
    })),
    webhooks: deliveries.map(({ file }) => file),
  }
  const payloads = [...operations.flatMap((it) => it.payloads), ...deliveries]
  return [{ file: 'index.json', value: index }, ...payloads].map(({ file, value }) => ({
    path: join(folder, file),
    text: `${JSON.stringify(value, null, 2)}\n`,
    committed: true,
  }))
}

const payloadsOf = (documents: Documents, { id, document, operation, status }: Described): readonly Payload[] => {
  const responses = operation['responses'] as JsonObject
  return [
    ...payload(`${id}/request.json`, firstExample(documents[document], operation['requestBody'])),
    ...payload(`${id}/response.json`, firstExample(documents[document], responses[status])),
  ]
}

/** Deliveries stand under `webhooks` by trigger, as OpenAPI has it. */
const deliveriesOf = (document: Document): readonly Payload[] => {
  const webhooks = (document as JsonObject)['webhooks']
  return Object.entries(isObject(webhooks) ? webhooks : {}).flatMap(([trigger, item]) => {
    const post = isObject(item) ? item['post'] : undefined
    return payload(`webhooks/${trigger}.json`, firstExample(document, isObject(post) ? post['requestBody'] : undefined))
  })
}

const payload = (file: string, value: Json | undefined): readonly Payload[] =>
  value === undefined ? [] : [{ file, value }]

const firstExample = (document: Document, node: Json | undefined): Json | undefined => {
  const whole = dereference(document, node ?? {})
  const content = isObject(whole) && isObject(whole['content']) ? whole['content']['application/json'] : undefined
  const examples = isObject(content) && isObject(content['examples']) ? Object.values(content['examples']) : []
  return isObject(examples[0]) ? examples[0]['value'] : undefined
}
