import { expect, it } from 'vitest'
import { describedOperations } from '../../src/contract/compile/described.js'
import type { JsonObject } from '../../src/contract/compile/document.js'
import { dereference } from '../../src/contract/compile/schema.js'
import { documents } from '../../src/generated/documents.js'
import { createMock } from '../../src/index.js'

const mock = await createMock({ now: '2026-01-05T09:00:00Z', freeze: true })
const refusals = describedOperations(documents).flatMap(({ id, document, operation }) =>
  Object.entries(dereference(documents[document], operation['responses'] ?? {}) as JsonObject)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, response]) => ({
      id,
      document,
      status,
      headers: Object.keys((response as JsonObject)['headers'] ?? {}),
    })),
)

it.each([
  ['v2', `/v2/event-types/abc`, { authorization: `Bearer ${mock.keys['owner']}` }],
  ['v1', `/v1/bookings/999999?apiKey=${mock.keys['owner']}`, {}],
] as const)(
  'sends with a refusal of %s what the document describes [RL-02] [RL-03]',
  async (document, path, headers) => {
    const refused = await mock.fetch(path, { headers })
    const described = new Set(refusals.filter((it) => it.document === document).flatMap((it) => it.headers))
    expect(described.size).toBe(4)
    for (const name of described) expect(refused.headers.get(name), name).not.toBeNull()
  },
)

it('describes headers with every refusal, and a failure of the mock with every operation [ER-14]', () => {
  expect(refusals.filter((it) => it.headers.length !== 4)).toEqual([])
  const failing = refusals.filter(({ status }) => status === 'default').map(({ id }) => id)
  expect(failing).toEqual(describedOperations(documents).map(({ id }) => id))
})
