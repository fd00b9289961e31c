import { createMock, type Mock, type MockOptions, type Scenario, type StoredState } from 'svc-mock'
import { expectTypeOf, it } from 'vitest'

it('is made by options that the compiler knows', () => {
  expectTypeOf(createMock).parameters.toEqualTypeOf<[options?: MockOptions]>()
  expectTypeOf<MockOptions['scenario']>().toEqualTypeOf<string | Scenario | StoredState | undefined>()
  // @ts-expect-error an alternative that is not in the ledger
  void createMock({ alternatives: ['AL-99'] })
  // @ts-expect-error a scenario without a format
  void createMock({ scenario: { story: 'No format.' } })
})

it('hands out keys, ids and doors', () => {
  expectTypeOf<Mock['ids'][string]>().toEqualTypeOf<number | string>()
  expectTypeOf<Mock['fetch']>().returns.resolves.toEqualTypeOf<Response>()
  expectTypeOf<Mock>().toExtend<AsyncDisposable>()
})
