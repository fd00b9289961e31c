import {
  createMock,
  type Fault,
  type Mock,
  type MockFaults,
  type MockOptions,
  type Scenario,
  type StoredState,
} from 'svc-mock'
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

it('takes faults whose names the compiler knows', () => {
  expectTypeOf<MockFaults['next']>().parameters.toEqualTypeOf<[fault: Fault]>()
  expectTypeOf<Mock['faults']>().toEqualTypeOf<MockFaults>()
  expectTypeOf<'booking.slot_taken'>().toExtend<Fault['refuse']>()
  // @ts-expect-error an operation that the documents do not describe
  void ({ operationId: 'createBoking', status: 503 } satisfies Fault)
  // @ts-expect-error a refusal that is not in the closed set
  void ({ refuse: 'booking.hots_busy' } satisfies Fault)
})
