import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask } from '../client.js'

const now = '2026-01-05T09:00:00.000Z'
const open = () => createMock({ scenario: 'personal', now, freeze: true })
const take = (mock: Awaited<ReturnType<typeof open>>, name: string) =>
  ask(mock, 'POST /__svc/snapshots', { body: { name } })

it('keeps everything under a name, and gives it back as often as it is asked', async () => {
  const mock = await open()
  const taken = await take(mock, 'before')
  expect([taken.status, taken.body.data]).toEqual([201, { name: 'before', takenAt: now }])
  const before = await ask(mock, 'GET /v2/me', { as: 'owner' })
  for (const name of ['One', 'Two']) {
    await ask(mock, 'PATCH /v2/me', { as: 'owner', body: { name } })
    mock.clock.advance({ hours: 1 })
    const restored = await ask(mock, 'POST /__svc/snapshots/before/restore')
    expect(restored.body.data).toMatchObject({ now, mode: 'frozen' })
    expect(mock.requests.all()).toEqual([])
    expect((await ask(mock, 'GET /v2/me', { as: 'owner' })).body).toEqual(before.body)
  }
})

it('replaces the snapshot of the same name, lists them as they were taken, and forgets one', async () => {
  const mock = await open()
  await take(mock, 'a')
  await take(mock, 'b')
  mock.clock.advance({ hours: 1 })
  await take(mock, 'a')
  const later = { name: 'a', takenAt: '2026-01-05T10:00:00.000Z' }
  expect((await ask(mock, 'GET /__svc/snapshots')).body.data).toEqual([{ name: 'b', takenAt: now }, later])
  expect((await ask(mock, 'DELETE /__svc/snapshots/a')).body.data).toEqual(later)
  expect((await ask(mock, 'GET /__svc/snapshots')).body.data).toEqual([{ name: 'b', takenAt: now }])
})

it.each(['POST /__svc/snapshots/befor/restore', 'DELETE /__svc/snapshots/befor'] as const)(
  'refuses %s, and names the snapshot that was probably meant',
  async (request) => {
    const mock = await open()
    await take(mock, 'before')
    const { status, headers, body } = await ask(mock, request)
    expect([status, headers.get('x-mock-refused-by'), body.error.message]).toEqual([
      404,
      'control.snapshot_unknown',
      'There is no snapshot "befor"; did you mean "before"?',
    ])
  },
)

it('keeps at most 100, and still replaces one of them', async () => {
  const mock = await open()
  for (let count = 1; count <= 100; count++) expect((await take(mock, `s${count}`)).status).toBe(201)
  const { status, headers } = await take(mock, 's101')
  expect([status, headers.get('x-mock-refused-by')]).toEqual([409, 'control.too_many_snapshots'])
  expect((await take(mock, 's1')).status).toBe(201)
})
