import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { ask } from '../client.js'

const open = () => createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })
const put = (mock: Mock, body: unknown) => ask(mock, 'PUT /__svc/state', { body })
const nameIn = async (mock: Mock) => (await ask(mock, 'GET /v2/me', { as: 'owner' })).body.data.name

it('exports what a test would in its process, scheduled events too', async () => {
  const mock = await open()
  const userId = Number(mock.ids['user.ada'])
  mock.events.appConnected({ userId, app: 'zoom', at: '2026-01-05T10:00:00Z' })
  const { body } = await ask(mock, 'GET /__svc/state')
  expect(body.data).toEqual(mock.state.export())
  expect(body.data).toMatchObject({
    format: 1,
    things: { scheduled: [{ id: 900001, event: { type: 'appConnected' } }] },
  })
})

it.each([
  ['the export', (answer: { readonly data: unknown }) => answer.data],
  ['the whole answer', (answer: { readonly data: unknown }) => answer],
])('imports %s, and goes on from there', async (_what, chosen) => {
  const [mock, other] = [await open(), await open()]
  const userId = Number(mock.ids['user.ada'])
  await ask(mock, 'PATCH /v2/me', { as: 'owner', body: { name: 'Somebody else' } })
  mock.events.appConnected({ userId, app: 'zoom', at: '2026-01-05T10:00:00Z' })
  mock.clock.advance({ minutes: 30 })
  const imported = await put(other, chosen((await ask(mock, 'GET /__svc/state')).body))
  expect(imported.body.data).toMatchObject({ scenario: 'personal', clock: { now: '2026-01-05T09:30:00.000Z' } })
  expect(await nameIn(other)).toBe('Somebody else')
  expect(other.clock.advance({ hours: 1 })).toEqual(mock.clock.advance({ hours: 1 }))
})

it('imports a scenario, whose keys and ids count from then on', async () => {
  const mock = await open()
  const users = { eve: { name: 'Eve Ember' } }
  const credentials = { owner: { kind: 'apiKey', user: 'eve' } }
  const { body } = await put(mock, { format: 1, story: 'Eve alone.', users, credentials })
  expect(body.data).toMatchObject({ story: 'Eve alone.', ids: { 'user.eve': 1001 }, keys: mock.keys })
  expect(await nameIn(mock)).toBe('Eve Ember')
})

it('imports into the sandbox below whose prefix it is asked', async () => {
  const mock = await open()
  await ask(mock, 'PUT /~one/__svc/state', { body: { format: 1, story: 'Nobody and nothing.' } })
  expect([mock.sandbox('one').ids, Object.keys(mock.ids).length > 0]).toEqual([{}, true])
})

it.each([
  [{ format: 1, story: 'Eve alone.', users: { eve: { nam: 'Eve' } } }, 'did you mean "name"?'],
  [{ format: 1, story: 'No file.', extends: './other.yaml' }, 'which is not read here'],
  [{ status: 'success', data: 'personal' }, 'Cannot use the scenario'],
  [{ format: 1, things: { users: [{ id: 1 }] } }, 'Cannot use'],
])('refuses %j, and leaves everything as it is', async (body, message) => {
  const mock = await open()
  const before = mock.state.export()
  const refused = await put(mock, body)
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'control.state_unusable'])
  expect(refused.body.error.message).toContain(message)
  expect(mock.state.export()).toEqual(before)
})

it.each([0.1, -1, 1e300])(
  'refuses a state that calls a thing by the id %d, which none can have, and is as it was',
  async (id) => {
    const mock = await open()
    const before = mock.state.export()
    const { status, body } = await put(mock, { ...before, ids: { ...before.ids, 'user.ada': id } })
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('ids')])
    expect(mock.state.export()).toEqual(before)
  },
)
