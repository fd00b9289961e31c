import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { ask, idOr } from '../client.js'
import { anOddRequest, type OddRequest } from './generate/odd-requests.js'
import { patience, runs } from './runs.js'

/** Longer than any answer takes, in milliseconds, on a machine that is busy with something else. */
const boundedTime = 10_000
let mock: Mock

beforeAll(async () => {
  mock = await createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })
})

const answer = async ({ request, version, body, uid }: OddRequest & { readonly uid: string }) => {
  const named = request.replace('{uid}', String(idOr(mock, `booking.${uid}`, 'none'))) as typeof request
  const began = performance.now()
  const reply = await ask(mock, named, { as: 'owner', version, ...(body && { body }) })
  return { ...reply, took: performance.now() - began }
}

it(
  'answers odd input, one after the other, with a reason or clearly with success, and soon [ER-08] [ER-12] [ER-19]',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anOddRequest, { minLength: 1, maxLength: 5 }), async (requests) => {
        mock.reset()
        for (const request of requests) {
          const { status, body, took } = await answer(request)
          expect(status, JSON.stringify(body)).toBeLessThan(500)
          if (status >= 400) expect(body.error.message).toMatch(/\S/)
          expect(took).toBeLessThan(boundedTime)
        }
      }),
      runs(0.1),
    )
  },
  patience,
)
