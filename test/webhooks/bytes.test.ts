import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPayloadCheck } from '../../src/contract/check-payload.js'
import { createWords } from '../../src/contract/words.js'
import { verifySignature } from '../../src/index.js'
import type { MockOptions } from '../../src/mock/mock-options.js'
import { aBooking } from '../builders/a-booking.js'
import { booked, changed, dan, openOutbox, subscribedDesk, subscribedNow } from '../builders/a-subscribed-desk.js'

const withWebhook = (given: object): MockOptions => ({
  scenario: {
    ...subscribedDesk,
    webhooks: {
      one: { user: 'ada', subscriberUrl: 'http://127.0.0.1:4011/one', triggers: ['BOOKING_CREATED'], ...given },
    },
  },
})

/** The one delivery that a booking causes. */
const deliveryOf = async (options: MockOptions, more: object = {}) => {
  const outbox = await openOutbox(options)
  await booked(outbox, 'intro', more)
  const [entry] = outbox.waiting()
  if (!entry) throw new Error('Nothing was told')
  return entry
}

it('records a delivery at once, with its headers [WH-20, WH-24, WH-25]', async () => {
  const outbox = await openOutbox()
  const { uid } = await booked(outbox, 'intro')
  const [entry] = outbox.waiting()
  expect(entry).toMatchObject({
    id: 700001,
    webhookId: outbox.mock.ids['webhook.all'],
    trigger: 'BOOKING_CREATED',
    bookingUid: uid,
    url: 'http://127.0.0.1:4011/all',
    headers: {
      'Content-Type': 'application/json',
      'x-svc-signature-256': createHmac('sha256', 'desk-secret')
        .update(entry?.body ?? '')
        .digest('hex'),
      'x-svc-webhook-version': '2021-10-20',
      'x-mock-delivery': '700001',
    },
    body: expect.stringMatching(
      /^\{"triggerEvent":"BOOKING_CREATED","createdAt":"2026-01-05T09:00:00.000Z","payload":\{/,
    ),
    createdAt: subscribedNow,
    restsOn: ['WH-10', 'WH-16'],
  })
})

it.each([
  ['a JSON one', '{"text":"{{title}}","when":"{{createdAt}}"}', 'application/json'],
  ['any other', 'text={{title}}&when={{createdAt}}', 'application/x-www-form-urlencoded'],
])(
  'fills in the template of a webhook, %s, and signs what comes out [WH-21, WH-22]',
  async (_which, payloadTemplate, type) => {
    const entry = await deliveryOf(withWebhook({ payloadTemplate, secret: 's' }))
    const title = 'Intro between Ada Archer and Dan Dale'
    expect(entry.body).toBe(payloadTemplate.replace('{{title}}', title).replace('{{createdAt}}', subscribedNow))
    expect(entry.headers['Content-Type']).toBe(type)
    expect(verifySignature(entry.body, entry.headers['x-svc-signature-256'], 's')).toBe(true)
    expect(entry.restsOn).toEqual(['WH-10', 'WH-21', 'WH-16'])
  },
)

it('sends the default body where the template is empty [WH-21]', async () => {
  const { body } = await deliveryOf(withWebhook({ payloadTemplate: '' }))
  expect(JSON.parse(body)).toHaveProperty('payload.title')
})

it.each([
  ['with emoji', '🔑🗝️'],
  ['with a new line', 'a\nb\0c'],
  ['with half a character', 'a\ud800b'],
  ['longer than a block', 's'.repeat(1000)],
])('signs the exact bytes with a secret %s [WH-24]', async (_which, secret) => {
  const { body, headers } = await deliveryOf(withWebhook({ secret }), { attendee: { ...dan, name: '🦊 \ud800 Ünal' } })
  const bytes = Buffer.from(body)
  const signature = headers['x-svc-signature-256']
  expect(signature).toBe(createHmac('sha256', Buffer.from(secret)).update(bytes).digest('hex'))
  expect([verifySignature(bytes, signature, secret), verifySignature(body, signature, secret)]).toEqual([true, true])
  expect(verifySignature(Buffer.from(`${body} `), signature, secret)).toBe(false)
})

it.each([[null], ['']])('says that there is no secret where it is %j [WH-24]', async (secret) => {
  const entry = await deliveryOf(withWebhook(secret === null ? {} : { secret }))
  const signature = entry.headers['x-svc-signature-256']
  expect(signature).toBe('no-secret-provided')
  expect(verifySignature(entry.body, signature, secret ?? undefined)).toBe(true)
  expect(verifySignature(entry.body, signature, 'some')).toBe(false)
})

const right = createHmac('sha256', 's').update('body').digest('hex')

it.each([
  ['no header', 'body', undefined, 's'],
  ['a null header', 'body', null, 's'],
  ['an empty header', 'body', '', 's'],
  ['a shorter one', 'body', right.slice(1), 's'],
  ['a longer one', 'body', `${right}0`, 's'],
  ['one with a prefix', 'body', `sha256=${right}`, 's'],
  ['upper case', 'body', right.toUpperCase(), 's'],
  ['as many characters, but more bytes', 'body', 'ü'.repeat(64), 's'],
  ['another secret', 'body', right, 't'],
  ['a signature where there is no secret', 'body', right, undefined],
  ['several headers', 'body', [right], 's'],
  ['a body that was parsed', { a: 1 }, right, 's'],
  ['no body', undefined, 'no-secret-provided', undefined],
  ['a secret that is none', 'body', right, 7],
])('takes %s for wrong, and does not throw [WH-24]', (_what, body, header, secret) => {
  expect(verifySignature(body as string, header as string, secret as string)).toBe(false)
})

it('takes the right signature for right [WH-24]', () => {
  expect([verifySignature('body', right, 's'), verifySignature(new TextEncoder().encode('body'), right, 's')]).toEqual([
    true,
    true,
  ])
})

/** Everything that a run of the same requests leaves in the outbox, byte for byte. */
const leftBy = async (options: MockOptions = {}): Promise<string> => {
  const outbox = await openOutbox(options)
  const { uid } = await booked(outbox, 'intro')
  await booked(outbox, 'weekly', { start: '2026-01-14T10:00:00Z' })
  const moved = await changed(outbox, { uid, what: 'reschedule', body: { start: '2026-01-13T10:00:00Z' } })
  await changed(outbox, { uid: moved.body.data.uid, what: 'cancel' })
  return JSON.stringify(outbox.waiting().map(({ url, headers, body, createdAt }) => [url, headers, body, createdAt]))
}

it('leaves the same bytes where scenario, seed, clock and requests are the same [WH-20]', async () => {
  expect(await leftBy()).toBe(await leftBy())
  expect(await leftBy({ seed: 2 })).not.toBe(await leftBy())
})

it("speaks the product's word in headers, names and values before it signs, and leaves texts of users and templates alone [WH-20]", async () => {
  const payloadTemplate =
    '{"svc-video":"{{location}} {{iCalUID}} {{attendees.0.email}} {{videoCallData.type}} {{title}}"}'
  const attendee = { name: 'svc-video', phoneNumber: '+12125550100', timeZone: 'America/New_York' }
  const scenario = {
    ...subscribedDesk,
    webhooks: {
      ...subscribedDesk.webhooks,
      own: { user: 'ada', subscriberUrl: 'http://127.0.0.1:4011/own', triggers: ['BOOKING_CREATED'], payloadTemplate },
    },
  }
  const outbox = await openOutbox({ scenario, product: 'acme' })
  const body = { start: '2026-01-12T10:00:00Z', eventTypeId: outbox.mock.ids['eventType.intro'], attendee }
  const reply = await outbox.mock.fetch('/v2/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'acme-api-version': '2024-08-13' },
    body: JSON.stringify(body),
  })
  const { data } = (await reply.json()) as { data: { uid: string } }
  const { uid } = data
  const [all, own] = outbox.waiting()
  expect(Object.keys(all?.headers ?? {})).toEqual([
    ...['Content-Type', 'x-acme-signature-256', 'x-acme-webhook-version', 'x-mock-delivery'],
  ])
  const { payload } = JSON.parse(all?.body ?? '{}')
  expect([payload.location, payload.iCalUID, payload.attendees[0].email, payload.videoCallData.type]).toEqual([
    ...['integrations:acme-video', `${uid}@acme`, '12125550100@sms.acme', 'acme-video'],
  ])
  expect([payload.responses.email.value, payload.responses.location.value.value, payload.responses.name.value]).toEqual(
    [...['12125550100@sms.acme', 'integrations:acme-video', 'svc-video']],
  )
  expect(verifySignature(all?.body ?? '', all?.headers['x-acme-signature-256'], 'desk-secret')).toBe(true)
  expect(JSON.parse(own?.body ?? '{}')).toEqual({
    'svc-video': `integrations:acme-video ${uid}@acme 12125550100@sms.acme acme-video ${payload.title}`,
  })
  const check = createPayloadCheck(createWords('acme'))
  expect(await check('BOOKING_CREATED', all?.body ?? '')).toBeUndefined()
})

it("names a trigger in the product's word, to templates too [WH-20]", async () => {
  const trigger = 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW'
  const options = withWebhook({ triggers: [trigger], payloadTemplate: 'what={{triggerEvent}}' })
  const outbox = await openOutbox({ ...options, product: 'acme' })
  const organizerId = Number(outbox.mock.ids['user.ada'])
  outbox.engine.publish(outbox.world, [{ trigger, booking: aBooking({ organizerId }) }])
  expect(outbox.waiting().map(({ body }) => body)).toEqual(['what=AFTER_HOSTS_ACME_VIDEO_NO_SHOW'])
})
