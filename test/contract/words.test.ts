import { expect, it } from 'vitest'
import { createWords } from '../../src/contract/words.js'
import { ledgerEntries } from '../../src/generated/ledger-entries.js'

it.each([
  ['acme', 'acme-video', 'AFTER_HOSTS_ACME_VIDEO_NO_SHOW', 'acmeVideoSettings', 'x-acme-client-id'],
  [
    'my-product',
    'my-product-video',
    'AFTER_HOSTS_MY_PRODUCT_VIDEO_NO_SHOW',
    'myProductVideoSettings',
    'x-my-product-client-id',
  ],
  ['video', 'video-video', 'AFTER_HOSTS_VIDEO_VIDEO_NO_SHOW', 'videoVideoSettings', 'x-video-client-id'],
  ['no', 'no-video', 'AFTER_HOSTS_NO_VIDEO_NO_SHOW', 'noVideoSettings', 'x-no-client-id'],
  ['msvc', 'msvc-video', 'AFTER_HOSTS_MSVC_VIDEO_NO_SHOW', 'msvcVideoSettings', 'x-msvc-client-id'],
  ['svc2', 'svc2-video', 'AFTER_HOSTS_SVC2_VIDEO_NO_SHOW', 'svc2VideoSettings', 'x-svc2-client-id'],
])('puts %s into every name in its own writing, and back', (product, app, trigger, settings, header) => {
  const words = createWords(product)
  for (const [inside, wire] of [
    ['svc-video', app],
    ['integrations:svc-video', `integrations:${app}`],
    ['AFTER_HOSTS_SVC_VIDEO_NO_SHOW', trigger],
  ] as const) {
    expect(words.marked(inside, 'value')).toBe(wire)
    expect(words.marked(wire, 'value')).toBe(inside)
  }
  expect([words.name('svcVideoSettings'), words.name(settings)]).toEqual([settings, 'svcVideoSettings'])
  expect(words.header('x-svc-client-id')).toBe(header)
  expect([words.token('svc_live_svc_1'), words.token(`${product}_live_svc_1`)]).toEqual([
    `${product}_live_svc_1`,
    'svc_live_svc_1',
  ])
  for (const at of ['uid@', '4420@sms.']) {
    expect(words.marked(`${at}svc`, 'suffix')).toBe(`${at}${product}`)
    expect(words.marked(`${at}${product}`, 'suffix')).toBe(`${at}svc`)
  }
})

it.each(['The svc-video room', 'svc', 'zoom', 'https://svc.example.com/video/1', '1 svc Street'])(
  'leaves the free value %s alone',
  (text) => {
    expect(createWords('acme').marked(text, 'value')).toBe(text)
  },
)

it.each(['svc@example.com', 'a@svc.example.com', 'a@mysvc', 'svc'])('leaves the address %s alone', (text) => {
  expect(createWords('acme').marked(text, 'suffix')).toBe(text)
})

it.each(['my_svc_key', 'Svc_1', 'svc-1'])('leaves the token %s alone', (text) => {
  expect(createWords('acme').token(text)).toBe(text)
})

it("speaks of our names in the product's word, and of foreign names in theirs", () => {
  const { sentence } = createWords('acme')
  expect(
    sentence('send {svc}-api-version or x-svc-client-id; {svc}VideoSettings.redirectUrlOnExit, {svc}_…, {svc}-video'),
  ).toBe('send acme-api-version or x-acme-client-id; acmeVideoSettings.redirectUrlOnExit, acme_…, acme-video')
  expect(sentence('must be one of AFTER_HOSTS_SVC_VIDEO_NO_SHOW, svc-video, zoom; found acme-video')).toBe(
    'must be one of AFTER_HOSTS_ACME_VIDEO_NO_SHOW, acme-video, zoom; found svc-video',
  )
  expect(sentence('"our svc room" and mysvc-video-x are user text')).toBe(
    '"our svc room" and mysvc-video-x are user text',
  )
})

it('says svc in no sentence of the ledger, which messages quote', () => {
  const { sentence } = createWords('acme')
  expect(ledgerEntries.map(({ says }) => sentence(says)).filter((says) => /svc/i.test(says))).toEqual([])
})

it('changes nothing but the mark where the product is called svc', () => {
  const words = createWords('svc')
  const body = { svcVideoSettings: {}, location: 'svc-video' }
  expect(words.bodyIn(body, { p: { svcVideoSettings: { n: true } } })).toBe(body)
  expect([words.token('svc_1'), words.header('svc-api-version'), words.sentence('{svc}-video')]).toEqual([
    'svc_1',
    'svc-api-version',
    'svc-video',
  ])
})

it('translates bodies at marked places only, keys of free-form objects never', () => {
  const shape = {
    p: {
      svcVideoSettings: { n: true as const, p: { redirectUrlOnExit: {} } },
      app: { w: 'value' as const },
      list: { i: { w: 'value' as const } },
      metadata: { o: true as const },
      note: {},
    },
  }
  const inside = {
    svcVideoSettings: { redirectUrlOnExit: 'svc-video' },
    app: 'svc-video',
    list: ['zoom', 'svc-video'],
    metadata: { svcVideoSettings: 'svc-video' },
    note: 'svc-video',
  }
  const wire = {
    acmeVideoSettings: { redirectUrlOnExit: 'svc-video' },
    app: 'acme-video',
    list: ['zoom', 'acme-video'],
    metadata: { svcVideoSettings: 'svc-video' },
    note: 'svc-video',
  }
  const words = createWords('acme')
  expect(words.bodyOut(inside, shape)).toEqual(wire)
  expect(words.bodyIn(wire, shape)).toEqual(inside)
})
