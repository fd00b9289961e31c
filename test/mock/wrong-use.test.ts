import { createMock, MockError } from 'svc-mock'
import { expect, it, onTestFinished } from 'vitest'
import { documents } from '../../src/generated/documents.js'
import { eventForms } from '../../src/mock/checked-event.js'

const open = async () => {
  const mock = await createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })
  onTestFinished(() => mock.close())
  return mock
}

/** Calls as they can be written where no compiler looks. */
const untyped = (value: unknown): Record<string, (...args: readonly unknown[]) => unknown> => Object(value)

const refusal = (call: () => unknown) => Promise.resolve().then(call)

it.each([undefined, null, 3])(
  'refuses a sandbox without a name in place of handing out the default one: %s',
  async (name) => {
    const mock = await open()
    expect(() => untyped(mock)['sandbox']?.(name)).toThrow(
      new MockError(`sandbox takes a name as a text, such as "worker-3", not ${name}`),
    )
  },
)

it.each([undefined, null, {}, 'snapshot'])('restores nothing that is no snapshot: %j', async (given) => {
  const mock = await open()
  expect(() => untyped(mock)['restore']?.(given)).toThrow(
    new MockError('restore takes what snapshot() of this mock or of one of its sandboxes answered; call that first'),
  )
})

it('restores what another sandbox kept, and nothing of another mock', async () => {
  const [mock, other] = [await open(), await createMock({ scenario: 'webhooks' })]
  onTestFinished(() => other.close())
  mock.clock.advance({ hours: 1 })
  const worker = mock.sandbox('worker')
  worker.restore(mock.snapshot())
  expect(worker.clock.now()).toBe('2026-01-05T10:00:00.000Z')
  expect(() => mock.restore(other.snapshot())).toThrow(MockError)
  expect(mock.scenario).toBe('personal')
})

it('lets nothing but a function receive deliveries', async () => {
  const mock = await open()
  expect(() => untyped(mock)['onDelivery']?.('http://127.0.0.1:3000')).toThrow(
    new MockError('onDelivery takes a function that receives deliveries, such as (request) => 200'),
  )
})

it.each([
  [{ port: 'x' }, '"x" cannot be the port; give a whole number from 0 to 65535, 0 for any free one'],
  [{ port: 65_536 }, '"65536" cannot be the port; give a whole number from 0 to 65535, 0 for any free one'],
  [{ port: -1 }, '"-1" cannot be the port; give a whole number from 0 to 65535, 0 for any free one'],
  [{ hostname: 'localhost' }, 'listen has no option "hostname"; there are port, host'],
  [{ host: 7 }, 'The host to listen on must be a text, such as 127.0.0.1'],
  [4010, 'listen takes an object, such as { port: 4010 }'],
])('listens at no such place: %j', async (options, told) => {
  const mock = await open()
  await expect(refusal(() => untyped(mock)['listen']?.(options))).rejects.toThrow(new MockError(told))
  expect(await mock.listen()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

it('says of the address of a closed mock that it is closed', async () => {
  const mock = await open()
  await mock.listen()
  await mock.close()
  expect(() => mock.url).toThrow('url was read of a mock that is closed; make another with createMock()')
  expect(mock.isListening).toBe(false)
})

it('waits for any request where no filter is given', async () => {
  const mock = await open()
  const waiting = mock.requests.waitFor()
  await mock.fetch('/v2/nowhere')
  expect(await waiting).toMatchObject({ path: '/v2/nowhere' })
})

it.each([
  ['outOfOffice', undefined, 'events.outOfOffice takes an object, such as { userId, start, end }'],
  ['outOfOffice', { userid: 1 }, 'events.outOfOffice has no property "userid"; did you mean "userId"?'],
  ['outOfOffice', { userId: 1001, start: '2026-02-01' }, 'events.outOfOffice needs end; give { userId, start, end }'],
  ['paymentCompleted', { bookingUid: undefined }, 'events.paymentCompleted needs bookingUid; give { bookingUid }'],
  [
    'meetingEnded',
    { bookingUid: 'x', when: 1 },
    'events.meetingEnded has no property "when"; there are bookingUid, at',
  ],
])('lets no %s happen that is told %j', async (type, given, told) => {
  const mock = await open()
  const before = mock.state.export()
  expect(() => untyped(mock.events)[type]?.(given)).toThrow(new MockError(told))
  expect(mock.state.export()).toEqual(before)
})

it('asks of each event what the documents of the control interface ask', () => {
  const branches: readonly EventSchema[] = Object(documents.control).components.schemas.OutsideEvent.oneOf
  const described = branches.map(({ properties, required }) => ({
    ...{ type: properties['type']?.const, required: [...required].sort() },
    names: Object.keys(properties).sort(),
  }))
  const forms = Object.entries(eventForms).map(([type, [needed, others = []]]) => ({
    ...{ type, required: ['type', ...needed].sort() },
    names: ['at', 'type', ...needed, ...others].sort(),
  }))
  expect(described).toEqual(forms)
})

interface EventSchema {
  readonly properties: Readonly<Record<string, { readonly const?: string }>>
  readonly required: readonly string[]
}
