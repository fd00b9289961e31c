import type { Mock, MockSandbox } from 'svc-mock'
import { svcHandlers } from 'svc-mock/msw'
import { svcMock } from 'svc-mock/node-test'
import { svcTest as playwrightTest } from 'svc-mock/playwright'
import { svcTest } from 'svc-mock/vitest'
import { expect, expectTypeOf, it } from 'vitest'

declare const svc: MockSandbox
declare const response: Response

it('types the matchers', () => {
  const typed = async (): Promise<void> => {
    expectTypeOf(expect(response).toMatchContract('createBooking')).resolves.toBeVoid()
    expectTypeOf(
      expect(svc).toHaveReceived({ operationId: 'createBooking', body: { attendee: { name: /Zoe/ } } }, 1),
    ).toBeVoid()
    expectTypeOf(expect(svc).not.toHaveDelivered({ trigger: 'BOOKING_CREATED' }, { timeout: 10 })).resolves.toBeVoid()
    // @ts-expect-error an operation that nobody described
    await expect(response).toMatchContract('createBookin')
    // @ts-expect-error an event that is none
    await expect(svc).toHaveDelivered({ trigger: 'BOOKING_FORGOTTEN' })
    // @ts-expect-error requests have no such member
    expect(svc).toHaveReceived({ operation: 'createBooking' })
  }
  expectTypeOf(typed).toBeFunction()
})

it('types the fixtures', () => {
  type Fixtures = Parameters<Parameters<ReturnType<typeof svcTest>['beforeEach']>[0]>[0]
  expectTypeOf<Fixtures['svc']>().toEqualTypeOf<MockSandbox>()
  expectTypeOf<Fixtures['svcUrl']>().toEqualTypeOf<string>()
  expectTypeOf<Fixtures['svcMock']>().toEqualTypeOf<Mock>()
  expectTypeOf(svcTest).toBeCallableWith({ scenario: 'personal', failOnViolations: true })
  expectTypeOf(playwrightTest).toBeCallableWith({ scenario: 'personal' })
  expectTypeOf(svcMock).returns.toHaveProperty('svc')
  expectTypeOf(svcHandlers).parameter(1).toEqualTypeOf<{ readonly baseUrl: string }>()
})
