import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMock, type Mock, StoreError } from '../../src/index.js'
import { aSmallDisk, canMount } from '../builders/a-small-disk.js'
import { ask } from '../client.js'
import { now } from '../pipeline/open-personal.js'
import { book } from './book.js'

let folder: string
let file: string
const opened: Mock[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'db-file-'))
  file = join(folder, 'db.json')
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((mock) => mock.close().catch(() => undefined)))
  await rm(folder, { recursive: true, force: true })
})

const open = async (db = file, options: object = {}): Promise<Mock> => {
  const mock = await createMock({ db, now, freeze: true, ...options })
  opened.push(mock)
  return mock
}

const bookingsIn = (db: string): number => JSON.parse(readFileSync(db, 'utf8')).things.bookings.length

it('refuses a second mock on the same file, says who has it, and leaves it to the first', async () => {
  const first = await open()
  await expect(open()).rejects.toMatchObject({
    name: 'StoreError',
    message: `${file} is in use by another mock of this process, and each would undo what the other writes; close that one, or name another file`,
  })
  expect((await book(first, 1)).status).toBe(201)
  expect(bookingsIn(file)).toBe(5)
})

it('knows the file of another mock under another name', async () => {
  await open()
  const link = join(folder, 'other.json')
  symlinkSync('db.json', link)
  await expect(open(link)).rejects.toThrow('is in use by another mock')
})

it('lets the next mock have the file once the first was closed, or could not be made', async () => {
  const first = await open()
  await first.close()
  await expect(open(file, { policy: 'strict' })).rejects.toThrow('"strict" cannot be the policy')
  const second = await open()
  expect(second.state.export().things).toEqual(first.state.export().things)
})

it('lets a file be mended after it was refused', async () => {
  await writeFile(file, '{"format":1')
  await expect(open()).rejects.toThrow('left as it is')
  await rm(file)
  expect((await open()).scenario).toBe('personal')
})

it('says of a file of a newer format that it is one', async () => {
  const content = '{"format":2,"bookings":{}}'
  await writeFile(file, content)
  await expect(open()).rejects.toThrow(
    `${file} is of format 2, which a newer version wrote; this one reads format 1: use the newer one, or name another file; the file was left as it is`,
  )
  expect(await readFile(file, 'utf8')).toBe(content)
})

it('says of an empty file what would do', async () => {
  await writeFile(file, '')
  await expect(open()).rejects.toThrow(
    'it is empty; the file was left as it is; remove it to begin anew, or name another',
  )
})

it.each([
  ['a folder', () => mkdirSync(file), 'it is a folder; name a JSON file'],
  ['a link to a device', () => symlinkSync('/dev/zero', file), 'it is no plain file; name a JSON file'],
  ['links in a circle', () => symlinkSync('db.json', file), 'its links lead round in a circle (ELOOP)'],
  [
    'a link into a folder that is not there',
    () => symlinkSync('no/such.json', file),
    'its folder is not there (ENOENT)',
  ],
])('refuses %s in place of a file, and leaves it', async (_what, make, message) => {
  make()
  const before = lstatSync(file)
  await expect(open()).rejects.toThrow(message)
  expect(lstatSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
  expect(readdirSync(folder)).toEqual(['db.json'])
})

it('refuses a file without a name, and one that has a file for a folder', async () => {
  await expect(open('')).rejects.toThrow('The db file has no name')
  await writeFile(file, '{}')
  await expect(open(join(file, 'db.json'))).rejects.toThrow('a part of its path is no folder (ENOTDIR)')
})

it('writes through a link, which stays one', async () => {
  mkdirSync(join(folder, 'real'))
  symlinkSync('real/state.json', file)
  const mock = await open()
  await book(mock, 1)
  expect(lstatSync(file).isSymbolicLink()).toBe(true)
  expect(bookingsIn(join(folder, 'real', 'state.json'))).toBe(5)
  expect(readdirSync(folder)).toEqual(['db.json', 'real'])
})

it('leaves the rights of a file as they are', async () => {
  await (await open()).close()
  await chmod(file, 0o600)
  await book(await open(), 1)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('takes away what a killed process left beside the file', async () => {
  await (await open()).close()
  writeFileSync(join(folder, '.db.json.tmp'), '{"format":1,"thi')
  await open()
  expect(readdirSync(folder)).toEqual(['db.json'])
})

it.skipIf(!canMount)(
  'answers 500 while the disk is full, keeps the last good state, and all once there is room',
  async () => {
    using disk = aSmallDisk(256)
    const db = join(disk.folder, 'db.json')
    const mock = await open(db)
    await book(mock, 1)
    const [good, told] = [readFileSync(db, 'utf8'), vi.spyOn(console, 'error').mockImplementation(() => undefined)]
    disk.fill()
    const { status, body, headers } = await book(mock, 2)
    expect([status, headers.get('x-mock-refused-by')]).toEqual([500, 'server.not_kept'])
    expect(body.error.message).toMatch(
      /could not be written to the db file: the disk is full \(ENOSPC\); it counts in memory/,
    )
    expect(told.mock.calls.flat().join(' ')).toMatch(/Cannot write the state to .*db\.json: the disk is full/)
    expect((await ask(mock, 'GET /v2/bookings', { as: 'owner' })).status).toBe(200)
    expect([readFileSync(db, 'utf8'), readdirSync(disk.folder)]).toEqual([good, ['db.json', 'filler']])
    disk.empty()
    expect((await book(mock, 3)).status).toBe(201)
    expect(bookingsIn(db)).toBe(7)
    told.mockRestore()
  },
)

it.skipIf(!canMount)('says at its end that the disk is full, and lets go of file and port all the same', async () => {
  using disk = aSmallDisk(256)
  const db = join(disk.folder, 'db.json')
  const mock = await open(db)
  const url = await mock.listen()
  disk.fill()
  await expect(mock.close()).rejects.toThrow(
    `Cannot write the state to ${db}: the disk is full (ENOSPC); it holds what was kept before`,
  )
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  disk.empty()
  expect((await open(db)).scenario).toBe('personal')
})

it.skipIf(!canMount)('begins no file on a disk that is full', async () => {
  using disk = aSmallDisk(64)
  disk.fill()
  const failed = await open(join(disk.folder, 'db.json')).catch((error) => error)
  expect(failed).toBeInstanceOf(StoreError)
  expect([failed.isShortage, failed.message]).toEqual([true, expect.stringContaining('the disk is full (ENOSPC)')])
  expect(existsSync(join(disk.folder, 'db.json'))).toBe(false)
})

it.skipIf(!canMount)('refuses a disk that is mounted read-only, whether there is a file or not', async () => {
  using disk = aSmallDisk(256)
  const db = join(disk.folder, 'db.json')
  await (await open(db)).close()
  const before = readFileSync(db, 'utf8')
  disk.setReadOnly(true)
  await expect(open(db)).rejects.toThrow('the disk is mounted read-only (EROFS)')
  await expect(open(join(disk.folder, 'new.json'))).rejects.toThrow('the disk is mounted read-only (EROFS)')
  expect(readFileSync(db, 'utf8')).toBe(before)
})
