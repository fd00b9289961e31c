import { createMock, MockError } from 'svc-mock'
import { expect, it } from 'vitest'

const closed = async () => {
  const mock = await createMock()
  const worker = mock.sandbox('worker')
  const snapshot = mock.snapshot()
  await mock.fetch('/v2/nowhere')
  await mock.close()
  return { mock, worker, snapshot }
}

it('refuses what would act once the mock is closed, and says what would do', async () => {
  const { mock, worker, snapshot } = await closed()
  for (const { name, act } of [
    { name: 'fetch', act: () => mock.fetch('/v2/me') },
    { name: 'fetch', act: () => worker.fetch('/v2/me') },
    { name: 'listen', act: () => mock.listen() },
    { name: 'sandbox', act: () => mock.sandbox('other') },
    { name: 'reset', act: () => worker.reset() },
    { name: 'restore', act: () => mock.restore(snapshot) },
    { name: 'onDelivery', act: () => mock.onDelivery(() => 200) },
    { name: 'clock.advance', act: () => mock.clock.advance({ hours: 1 }) },
    { name: 'clock.set', act: () => mock.clock.set(0) },
    { name: 'clock.freeze', act: () => mock.clock.freeze() },
    { name: 'clock.runUntilIdle', act: () => worker.clock.runUntilIdle() },
  ]) {
    const refusal = Promise.resolve().then(act)
    await expect(refusal, name).rejects.toThrow(
      new MockError(`${name} was called on a mock that is closed; make another with createMock()`),
    )
  }
})

it('can still be looked at once it is closed', async () => {
  const { mock } = await closed()
  expect(mock.requests.all()).toHaveLength(1)
  expect(mock.contract.report().requests).toBe(1)
  expect(Object.keys(mock.keys)).toEqual(['owner', 'outsider', 'expired'])
  await mock.settled()
})

it('may be closed again', async () => {
  const { mock } = await closed()
  await mock.close()
})
