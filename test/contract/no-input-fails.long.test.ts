import { expect, it } from 'vitest'
import { describedOperations } from '../../src/contract/compile/described.js'
import { documents } from '../../src/generated/documents.js'
import { createMock, type Mock, type MockOptions } from '../../src/index.js'
import { ask } from '../client.js'
import { type Trial, trials } from './oracle/requests.js'

const olderStatus = (version: unknown): unknown =>
  (version as { older?: { status?: number } } | undefined)?.older?.status

const described = new Map(
  describedOperations(documents).map(({ id, operation, version }) => [
    id,
    [...Object.keys(operation['responses'] as object), olderStatus(version)].map(Number),
  ]),
)
const all = trials(documents)

/** The trial with ids of things that are there, so that it comes as far as it can. */
const requestOf = ({ ids, keys }: Mock, { method, path, query, change, operationId, body }: Trial, turn: number) => {
  const some = (kind: string): string => {
    const found = Object.entries(ids).flatMap(([name, id]) => (name.startsWith(`${kind}.`) ? [id] : []))
    return String(found[turn % found.length] ?? 1)
  }
  const kinds = {
    organizations: 'organization',
    teams: 'team',
    bookings: 'booking',
    'event-types': 'eventType',
    webhooks: 'webhook',
    roles: 'role',
  }
  const isV1 = path.startsWith('/v1/')
  const filled = Object.entries(kinds).reduce(
    (text, [segment, kind]) => text.replace(new RegExp(`/${segment}/[^/]+`), `/${segment}/${some(kind)}`),
    path,
  )
  const target = change.startsWith('path.') || isV1 ? path : filled
  const search = new URLSearchParams(Object.fromEntries(query))
  if (isV1) search.set('apiKey', String(keys['owner']))
  const isBooking = operationId === 'createBooking' && typeof body === 'object' && body !== null && !Array.isArray(body)
  const eventTypeId = Number(some('eventType'))
  return {
    request: `${method} ${target}?${search}` as `${string} /${string}`,
    body: isBooking ? { ...body, eventTypeId } : body,
  }
}

/** Of how many trials each scenario takes one, but for the first, which takes all. */
const share = process.env['SVC_MOCK_TRIALS'] === 'all' ? 1 : 3

it.each<[string, number, MockOptions]>([
  ['personal', 1, {}],
  ['managed', share, {}],
  ['seated', share, { profile: 'service' }],
])(
  'answers every example and each of its changes with a described status, on the scenario %s, one of %i, %o [ER-14] [PR-01]',
  async (scenario, every, options) => {
    const mock = await createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true, ...options })
    const seeded = mock.snapshot()
    const undescribed: string[] = []
    for (const [turn, trial] of all.entries()) {
      if (turn % every !== every - 1) continue
      const { request, body } = requestOf(mock, trial, turn)
      const version = [trial.headers['svc-api-version'], '2024-04-15', undefined][turn % 3]
      const { status } = await ask(mock, request, { as: 'owner', body, ...(version && { version }) })
      if (!described.get(trial.operationId)?.includes(status)) undescribed.push(`${request} ${trial.change}: ${status}`)
      if (turn % 50 === 0) mock.restore(seeded)
    }
    expect(undescribed).toEqual([])
  },
  120_000,
)
