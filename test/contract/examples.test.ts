import { expect, it } from 'vitest'
import type { Json as Shaped } from '../../src/alternatives/alternative.js'
import { shapingAlternatives } from '../../src/alternatives/index.js'
import { describedOperations } from '../../src/contract/compile/described.js'
import { compilers, schemaSet } from '../../src/contract/compile/validators.js'
import { alternativesOf } from '../../src/contract/ledger.js'
import { documents } from '../../src/generated/documents.js'
import { createMock } from '../../src/index.js'
import { aShapingContext } from '../builders/a-shaping-context.js'
import { ask, bookingsVersion } from '../client.js'
import { allValidators } from './all-validators.js'
import { describedExamples } from './described-examples.js'

const examples = describedExamples()
const of = (part: 'requests' | 'replies') => examples.filter((it) => it.part === part)

it('has an example of every body and of every success that has one', () => {
  const expected = describedOperations(documents).flatMap(({ id, body, reply }) => [
    ...(reply === undefined ? [] : [id]),
    ...(body === undefined ? [] : [`${id} body`]),
  ])
  const found = examples.map(({ operationId, part }) => (part === 'requests' ? `${operationId} body` : operationId))
  expect([...new Set(found)].sort()).toEqual(expected.sort())
})

it.each(['specification', 'service'] as const)('takes every example of a body in the profile "%s"', async (profile) => {
  const { requests } = await allValidators(alternativesOf(profile))
  const wrong = of('requests').filter(({ validator, value }) => !requests[validator]?.(value))
  expect(wrong.map(({ operationId, name }) => `${operationId} ${name}`)).toEqual([])
})

it('finds every example of a success right', async () => {
  const { replies } = await allValidators()
  const wrong = of('replies').filter(({ validator, value }) => !replies[validator]?.(value))
  expect(wrong.map(({ operationId, name }) => `${operationId} ${name}`)).toEqual([])
})

/** The example as the service's profile shapes it. */
const inService = ({ operationId, value }: (typeof examples)[number]): unknown => {
  const on = new Set<string>(alternativesOf('service'))
  return shapingAlternatives
    .filter(({ id, operations }) => on.has(id) && operations.some((it) => it === operationId))
    .reduce<Shaped>((shaped, { shape }) => shape(shaped, aShapingContext()), value as Shaped)
}

it('finds every example of a success right in the profile "service", once it is shaped so [PR-03]', async () => {
  const { replies } = await allValidators(alternativesOf('service'))
  const wrong = of('replies').filter((example) => !replies[example.validator]?.(inService(example)))
  expect(
    wrong.map(
      ({ operationId, name, validator }) => `${operationId} ${name} ${JSON.stringify(replies[validator]?.errors?.[0])}`,
    ),
  ).toEqual([])
})

it('answers refusals as the documents describe errors [ER-09] [ER-12] [V1-02]', async () => {
  const mock = await createMock({ now: '2026-01-05T09:00:00Z', freeze: true })
  const { replies } = compilers(schemaSet(documents, describedOperations(documents), new Set()))
  const isError = { v1: replies.getSchema('v1.V1Error'), v2: replies.getSchema('v2.Error') }
  const refused = [
    ['v2', await ask(mock, 'GET /v2/nowhere')],
    ['v2', await ask(mock, 'GET /v2/bookings')],
    ['v2', await ask(mock, 'GET /v2/bookings?take=0', { as: 'owner' })],
    [
      'v2',
      await ask(mock, 'PATCH /v2/me', { as: 'owner', body: { timeFormat: 13, metadata: { ['k'.repeat(41)]: 1 } } }),
    ],
    ['v2', await ask(mock, 'POST /v2/bookings', { version: bookingsVersion, body: {} })],
    ['v1', await ask(mock, 'GET /v1/nowhere')],
    ['v1', await ask(mock, 'GET /v1/payments')],
    ['v1', await ask(mock, 'GET /v1/payments?apiKey=x')],
    ['v1', await ask(mock, `PATCH /v1/attendees/200001?apiKey=${mock.keys['owner']}`, { body: { email: 1 } })],
  ] as const
  for (const [generation, { status, body }] of refused) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect([isError[generation]?.(body), isError[generation]?.errors ?? []]).toEqual([true, []])
  }
})
