import { svcMatchers } from 'svc-mock/vitest'
import { expect, it } from 'vitest'
import { ask } from '../client.js'
import { aTestingMock, bookIntro } from './a-testing-mock.js'

expect.extend(svcMatchers)

/** The message with which an expectation fails. */
const messageOf = async (expectation: () => unknown): Promise<string> => {
  try {
    await expectation()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'it holds'
}

it('finds a described reply in a Response, which stays readable', async () => {
  const response = await bookIntro(await aTestingMock())
  await expect(response).toMatchContract('createBooking')
  expect(await response.json()).toMatchObject({ status: 'success' })
})

it.each([
  ['of another type', { id: 'one' }, 'data.id must be an integer'],
  ['missing', { email: undefined }, 'data.email is required'],
  ['described nowhere', { shoeSize: 43 }, 'data.shoeSize is not described'],
])('says which part of a body is %s', async (_what, part, told) => {
  const svc = await aTestingMock()
  const { body } = await ask(svc, 'GET /v2/me', { as: 'owner' })
  await expect(body).toMatchContract('getMe')
  expect(await messageOf(() => expect({ ...body, data: { ...body.data, ...part } }).toMatchContract('getMe'))).toBe(
    `The reply is not what the documents describe for getMe (GET /v2/me):\n  ${told}`,
  )
})

it('fails for a refusal with its status and what it says', async () => {
  const response = await bookIntro(await aTestingMock(), 'Zoe', '2020-01-06T10:00:00Z')
  const message = await messageOf(() => expect(response).toMatchContract('createBooking'))
  expect(message).toContain('the status must be 201, is 400: {"status":"error"')
  await expect(response).not.toMatchContract('createBooking')
})

it('fails the negation for a described reply', async () => {
  const response = await bookIntro(await aTestingMock())
  expect(await messageOf(() => expect(response).not.toMatchContract('createBooking'))).toBe(
    'The reply is what the documents describe for createBooking (POST /v2/bookings), and was expected not to be',
  )
})

it('holds a reply against the older version where that was asked for', async () => {
  const svc = await aTestingMock()
  const path = `/v2/event-types/${svc.ids['eventType.intro']}`
  const headers = { authorization: `Bearer ${svc.keys['owner']}` }
  const older = await svc.fetch(path, { headers })
  await expect(older).toMatchContract('getEventType', { version: 'older' })
  await expect(older).not.toMatchContract('getEventType')
})

it.each([
  ['an operation that nobody described, by its nearest name', 'createBookin', {}, 'did you mean "createBooking"?'],
  ['an older version where there is none', 'getMe', { version: 'older' }, 'getMe has no older version'],
] as const)('throws for %s', async (_what, operationId, options, message) => {
  // @ts-expect-error the first is none
  await expect(messageOf(() => expect({}).toMatchContract(operationId, options))).resolves.toContain(message)
})

it('says that a Response was read before', async () => {
  const response = await bookIntro(await aTestingMock())
  await response.text()
  expect(await messageOf(() => expect(response).toMatchContract('createBooking'))).toContain('was read already')
})

it('finds requests by their members, and counts them', async () => {
  const svc = await aTestingMock()
  await bookIntro(svc)
  await bookIntro(svc, 'Yan', '2026-01-06T11:00:00Z')
  expect(svc).toHaveReceived({ operationId: 'createBooking', body: { attendee: { name: /^Z/ } } }, 1)
  expect(svc).toHaveReceived({ operationId: 'createBooking' }, 2)
  expect(svc).not.toHaveReceived({ operationId: 'cancelBooking' })
  expect(svc).toHaveReceived({ operationId: 'cancelBooking' }, 0)
})

it('shows the requests that come nearest to one that was not received', async () => {
  const svc = await aTestingMock()
  await bookIntro(svc)
  const filter = { operationId: 'createBooking', body: { attendee: { name: 'Yan' } } } as const
  expect(await messageOf(() => expect(svc).toHaveReceived(filter))).toBe(
    [
      'Expected the mock to have received a request like {"operationId":"createBooking","body":{"attendee":{"name":"Yan"}}}, received none among 1; nearest came',
      '  POST /v2/bookings 201 (createBooking)',
      '    body.attendee.name: asked "Yan", found "Zoe"',
    ].join('\n'),
  )
})

it('shows what was received where the number is another one', async () => {
  const svc = await aTestingMock()
  expect(await messageOf(() => expect(svc).toHaveReceived({}, 1))).toBe(
    'Expected the mock to have received one request like {}, received none at all',
  )
  await bookIntro(svc)
  expect(await messageOf(() => expect(svc).toHaveReceived({ operationId: 'createBooking' }, 2))).toBe(
    [
      'Expected the mock to have received 2 requests like {"operationId":"createBooking"}, received 1:',
      '  POST /v2/bookings 201 (createBooking)',
    ].join('\n'),
  )
  expect(await messageOf(() => expect(svc).not.toHaveReceived({ status: 201 }))).toBe(
    'Expected the mock not to have received a request like {"status":201}, received 1:\n  POST /v2/bookings 201 (createBooking)',
  )
})

it('waits for a delivery', async () => {
  const svc = await aTestingMock()
  await bookIntro(svc)
  await expect(svc).toHaveDelivered({ trigger: 'BOOKING_CREATED' })
  await expect(svc).toHaveDelivered({ trigger: 'BOOKING_CREATED', payload: { payload: { title: /^Intro/ } } })
})

it('says that a delivery did not arrive, and why', async () => {
  const svc = await aTestingMock(500)
  await bookIntro(svc)
  const message = await messageOf(() => expect(svc).toHaveDelivered({ trigger: 'BOOKING_CREATED' }))
  expect(message).toMatch(
    /^Expected the mock to have delivered {"trigger":"BOOKING_CREATED"}, which did not arrive:\n {2}BOOKING_CREATED to http:\/\/127\.0\.0\.1:4011\/hook failed/,
  )
})

it('says what was delivered in place of what was waited for in vain', async () => {
  const svc = await aTestingMock()
  const cancelled = () => expect(svc).toHaveDelivered({ trigger: 'BOOKING_CANCELLED' }, { timeout: 0 })
  expect(await messageOf(cancelled)).toBe(
    'Expected the mock to have delivered {"trigger":"BOOKING_CANCELLED"}, delivered nothing at all',
  )
  await bookIntro(svc)
  await svc.settled()
  expect(await messageOf(cancelled)).toBe(
    [
      'Expected the mock to have delivered {"trigger":"BOOKING_CANCELLED"}, delivered none among 1; nearest came',
      '  BOOKING_CREATED to http://127.0.0.1:4011/hook delivered',
      '    trigger: asked "BOOKING_CANCELLED", found "BOOKING_CREATED"',
    ].join('\n'),
  )
})

it('does not wait for what is not to be delivered, only for what is due', async () => {
  const svc = await aTestingMock()
  await expect(svc).not.toHaveDelivered({ trigger: 'BOOKING_CREATED' })
  await bookIntro(svc)
  expect(await messageOf(() => expect(svc).not.toHaveDelivered({ trigger: 'BOOKING_CREATED' }))).toBe(
    [
      'Expected the mock not to have delivered {"trigger":"BOOKING_CREATED"}, delivered',
      '  BOOKING_CREATED to http://127.0.0.1:4011/hook delivered',
    ].join('\n'),
  )
})

it.each([
  [undefined, 'undefined'],
  [{}, 'a value of the type object'],
  [new Response(), 'a Response'],
])('says that it looks into a mock, not into %s', async (value, told) => {
  expect(await messageOf(() => expect(value).toHaveReceived({}))).toBe(
    `toHaveReceived looks into a mock or a sandbox, not into ${told}; write expect(mock).toHaveReceived(…)`,
  )
  expect(await messageOf(() => expect(value).toHaveDelivered({}))).toContain('toHaveDelivered looks into a mock')
})
