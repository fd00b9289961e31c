import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { openStore } from '../../src/state/store.js'
import type { StoredState } from '../../src/state/stored-state.js'
import { ask, bookingsVersion } from '../client.js'
import { now } from '../pipeline/open-personal.js'
import { book } from './book.js'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  file = join(folder, 'inner', 'db.json')
  await mkdir(join(folder, 'inner'))
})

afterEach(async () => {
  await opened?.close().catch(() => undefined)
  opened = undefined
  await rm(folder, { recursive: true, force: true })
})

/** The mock that is open goes on with the file closed: one at a time may have it. */
let opened: Mock | undefined
const open = async (options: object = {}) => {
  await opened?.close()
  opened = undefined
  opened = await createMock({ db: file, now, freeze: true, ...options })
  return opened
}
const stored = async (): Promise<StoredState> => JSON.parse(await readFile(file, 'utf8'))

const total = async (mock: Mock): Promise<number> =>
  (await ask(mock, 'GET /v2/bookings', { as: 'owner' })).body.pagination.totalItems

it('writes the seeded state at once, in the form of the state export', async () => {
  await open()
  expect(await stored()).toMatchObject({
    format: 1,
    scenario: 'personal',
    seed: 1,
    counters: { booking: 4 },
    things: { users: { length: 2 } },
  })
  expect(await readdir(join(folder, 'inner'))).toEqual(['db.json'])
})

it('answers once what was booked is in the file', async () => {
  const mock = await open()
  const { body } = await book(mock, 1)
  expect((await stored()).things['bookings']?.map(({ id }) => id)).toContain(body.data.id)
})

it('resumes from the file: bookings, keys, ids and counters, whatever the scenario and the seed', async () => {
  const first = await open({ seed: 7 })
  const { body: booked } = await book(first, 1)
  const second = await open({ scenario: 'managed', seed: 9 })
  expect([second.scenario, second.keys, second.ids]).toEqual([first.scenario, first.keys, first.ids])
  expect((await ask(second, `GET /v2/bookings/${booked.data.uid}`, { version: bookingsVersion })).body.data).toEqual(
    booked.data,
  )
  const { body: next } = await book(second, 2)
  expect(next.data.id).toBe(booked.data.id + 1)
  expect(next.data.uid).not.toBe(booked.data.uid)
})

it('still finds a busy host after it resumed [BK-30]', async () => {
  await book(await open(), 1)
  expect((await book(await open(), 1)).headers.get('x-mock-refused-by')).toBe('booking.host_busy')
})

it("takes keys in another product's word after it resumed", async () => {
  await open()
  const mock = await open({ product: 'acme' })
  expect(mock.keys['owner']).toBe('acme_owner_personal')
})

it.each([
  ['is cut off', '{"format":1,"things":{"bookings":[{"id":1'],
  ['is empty', ''],
  ['is plain text', 'hello'],
  ['holds null', 'null'],
  ['holds a list', '[]'],
  ['holds something else', '{"name":"package"}'],
  ['is newer', '{"format":2,"seed":1,"counters":{},"keys":{},"ids":{},"things":{}}'],
  ['lacks the things', '{"format":1,"seed":1,"counters":{},"keys":{},"ids":{}}'],
  [
    'has things of another form',
    '{"format":1,"seed":1,"counters":{},"keys":{},"ids":{},"things":{"users":[{"name":"Ada"}]}}',
  ],
])('refuses a file that %s, and leaves it as it is', async (_how, content) => {
  await writeFile(file, content)
  await expect(open()).rejects.toMatchObject({ name: 'StoreError', message: expect.stringMatching(/left as it is/) })
  expect(await readFile(file, 'utf8')).toBe(content)
})

it('refuses a file in which one thing is wrong, says what, and leaves it as it is', async () => {
  await (await open()).close()
  const state = await stored()
  const [ada, ...others] = state.things['users'] ?? []
  const content = JSON.stringify({
    ...state,
    things: { ...state.things, users: [{ ...ada, timeZone: 'Nowhere' }, ...others] },
  })
  await writeFile(file, content)
  await expect(open()).rejects.toMatchObject({
    name: 'StoreError',
    message: expect.stringMatching(/things\.users\[0\]\.timeZone: .*"Nowhere"; .*the file was left as it is$/),
  })
  expect(await readFile(file, 'utf8')).toBe(content)
})

it('holds what an export answers, and can be used as a scenario', async () => {
  const mock = await open()
  await book(mock, 1)
  expect(await stored()).toEqual(mock.state.export())
  const again = await createMock({ scenario: file })
  expect(again.state.export()).toEqual(mock.state.export())
})

it('keeps what was imported, and is called by it after it resumed', async () => {
  const mock = await open()
  await mock.state.import((await createMock({ scenario: 'seated', now, freeze: true })).state.export())
  await mock.flushed()
  const again = await open()
  expect([again.scenario, again.state.export()]).toEqual(['seated', mock.state.export()])
})

it('refuses a folder in place of a file, and a file in a folder that is not there', async () => {
  await expect(open({ db: folder })).rejects.toMatchObject({ name: 'StoreError' })
  await expect(open({ db: join(folder, 'nowhere', 'db.json') })).rejects.toMatchObject({
    name: 'StoreError',
    message: expect.stringContaining('ENOENT'),
  })
})

it('answers exactly the writes that could not be kept with 500, says why, and goes on once it can write again [ER-14]', async () => {
  const mock = await open()
  await book(mock, 1)
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const elsewhere = join(folder, 'elsewhere')
  await rename(join(folder, 'inner'), elsewhere)
  const [lost, read] = [await book(mock, 2), await total(mock)]
  expect([lost.status, lost.body.error.code, lost.headers.get('x-mock-refused-by')]).toEqual([
    500,
    'INTERNAL_SERVER_ERROR',
    'server.not_kept',
  ])
  expect(lost.body.error.message).toBe(
    'What this request changed could not be written to the db file: its folder is not there (ENOENT); it counts in memory, and the next write that succeeds keeps it too',
  )
  expect(JSON.stringify(lost.body)).not.toMatch(/inner/)
  expect([read, told.mock.calls.length]).toEqual([6, 1])
  await rename(elsewhere, join(folder, 'inner'))
  expect((await stored()).things['bookings']).toHaveLength(5)
  expect((await book(mock, 3)).status).toBe(201)
  expect((await stored()).things['bookings']).toHaveLength(7)
  told.mockRestore()
})

it('refuses a new store in a folder that it may not write to', async () => {
  await chmod(join(folder, 'inner'), 0o500)
  // The super-user may write everywhere.
  if (process.getuid?.() === 0) expect((await open()).scenario).toBe('personal')
  else await expect(open()).rejects.toMatchObject({ name: 'StoreError' })
})

it('writes nothing for reads and refusals', async () => {
  const mock = await open()
  await rm(file)
  await total(mock)
  await ask(mock, 'POST /v2/bookings', { version: bookingsVersion, body: {} })
  expect(await readdir(join(folder, 'inner'))).toEqual([])
})

it('keeps twenty bookings made at once, and answers each when it is kept', async () => {
  const mock = await open()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, day) => book(mock, day + 1)))
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect((await stored()).things['bookings']).toHaveLength(24)
})

it('lets flushes made during a write share the next one', async () => {
  const store = await openStore(file)
  const reads: number[] = []
  const state = (mark: number) => (): StoredState => {
    reads.push(mark)
    return { format: 1, story: 'X.', scenario: 'x', seed: mark, keys: {}, ids: {}, counters: {}, things: {} }
  }
  const first = store.flush(state(1))
  await Promise.resolve()
  await Promise.resolve()
  await Promise.all([first, store.flush(state(2)), store.flush(state(3)), store.flush(state(4))])
  expect(reads.length).toBe(2)
  expect((await stored()).seed).toBe(reads.at(-1))
})

it('fails the flushes of a write that failed, and no others', async () => {
  await mkdir(join(folder, 'later'))
  const store = await openStore(join(folder, 'later', 'db.json'))
  await rm(join(folder, 'later'), { recursive: true })
  const state = (): StoredState => ({
    format: 1,
    story: 'X.',
    scenario: 'x',
    seed: 1,
    keys: {},
    ids: {},
    counters: {},
    things: {},
  })
  await expect(store.flush(state)).rejects.toThrow('ENOENT')
  await mkdir(join(folder, 'later'))
  await expect(store.flush(state)).resolves.toBeUndefined()
  await store.close()
})

it('keeps nothing without a file, and flushes at once', async () => {
  const mock = await createMock({ now, freeze: true })
  await book(mock, 1)
  await expect(mock.flushed()).resolves.toBeUndefined()
})

it('writes what is stored before it closes, after a reset too', async () => {
  const mock = await open()
  await book(mock, 1)
  mock.reset()
  await mock.close()
  expect((await stored()).things['bookings']).toHaveLength(4)
})
