import { expect, it } from 'vitest'
import { createPayloadCheck } from '../../src/contract/check-payload.js'
import { describedWebhooks } from '../../src/contract/compile/described-webhooks.js'
import type { Json } from '../../src/contract/compile/document.js'
import { dereference } from '../../src/contract/compile/schema.js'
import { createWords } from '../../src/contract/words.js'
import { triggers } from '../../src/domain/webhook/trigger.js'
import { deliveryWords } from '../../src/generated/delivery-words.js'
import { documents } from '../../src/generated/documents.js'

/** The part of a document that a test reads. */
interface DescribedTrigger {
  readonly post: {
    readonly parameters: readonly { readonly $ref: string }[]
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': { readonly examples: Readonly<Record<string, { readonly value: Json }>> }
      }
    }
  }
}

const described = Object.entries(documents.v2['webhooks'] as unknown as Readonly<Record<string, DescribedTrigger>>)
const examples = described.flatMap(([trigger, { post }]) =>
  Object.values(post.requestBody.content['application/json'].examples).map(({ value }) => ({ trigger, value })),
)
const check = createPayloadCheck(createWords('svc'))

it('describes every trigger, in the order of the specification [WH-04]', () => {
  expect(described.map(([trigger]) => trigger)).toEqual(triggers)
})

it('has a right example of every delivery [WH-20]', async () => {
  expect(new Set(examples.map(({ trigger }) => trigger))).toEqual(new Set(triggers))
  const findings = await Promise.all(examples.map(({ trigger, value }) => check(trigger, JSON.stringify(value))))
  expect(findings.filter((finding) => finding !== undefined)).toEqual([])
})

it.each(examples)(
  'takes no delivery of $trigger with a key too many or too few, or of another trigger [WH-20]',
  async ({ trigger, value }) => {
    const { payload, ...told } = value as { payload: object }
    const { [Object.keys(payload)[0] as never]: _left, ...fewer } = payload
    const another = { ...told, payload, triggerEvent: 'BOOKING_OTHER' }
    expect([
      await check(trigger, JSON.stringify({ ...told, payload: { ...payload, shoeSize: 43 } })),
      await check(trigger, JSON.stringify({ ...told, payload: fewer })),
      await check(trigger, JSON.stringify({ ...told, payload, more: true })),
      await check(trigger, JSON.stringify(another)),
    ]).toEqual([
      `${trigger}: /payload breaks additionalProperties {"additionalProperty":"shoeSize"}`,
      expect.stringContaining(`${trigger}: /payload breaks required`),
      `${trigger}: / breaks additionalProperties {"additionalProperty":"more"}`,
      expect.stringContaining(`${trigger}: /triggerEvent breaks const`),
    ])
  },
)

it('says so where a trigger is not described', async () => {
  expect(await check('BOOKING_OTHER', '{}')).toBe('BOOKING_OTHER: no such trigger is described')
})

it("describes signature and version, whose names hold the product's word [WH-24, WH-25]", () => {
  const headers = described.map(([, { post }]) => dereference(documents.v2, post.parameters as unknown as Json))
  for (const parameters of headers) {
    expect(parameters).toMatchObject([
      { name: 'x-svc-signature-256', in: 'header', required: true, 'x-svc-word': 'name' },
      { name: 'x-svc-webhook-version', in: 'header', required: true, 'x-svc-word': 'name' },
    ])
  }
})

it('is changed by no alternative, so that one set of validators will do', () => {
  const bodies = describedWebhooks(documents).map(({ body }) => JSON.stringify(dereference(documents.v2, body)))
  expect(bodies.filter((body) => body.includes('x-svc-alternatives'))).toEqual([])
})

it("knows where the product's word stands in each body", () => {
  expect(deliveryWords['AFTER_HOSTS_SVC_VIDEO_NO_SHOW']?.p?.['triggerEvent']).toEqual({ w: 'value' })
  expect(deliveryWords['BOOKING_CREATED']?.p?.['payload']?.p).toMatchObject({
    location: { w: 'value' },
    iCalUID: { w: 'suffix' },
    attendees: { i: { p: { email: { w: 'suffix' } } } },
  })
  expect(deliveryWords['FORM_SUBMITTED']).toBeNull()
})
