import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { contracts } from '../../src/generated/contracts.js'
import { builtInScenarios } from '../../src/generated/scenarios.js'
import { amount } from './amount.js'

const root = join(import.meta.dirname, '..', '..')

const exampleOf = (operationId: string): string | undefined => {
  try {
    return readFileSync(join(root, 'fixtures', 'payloads', operationId, 'request.json'), 'utf8')
  } catch {
    return undefined
  }
}

/** Bookings that are taken, one after another, and one that is refused: what examples name is in no scenario. */
const booking = (start: string, host: number): string =>
  JSON.stringify({
    start,
    eventTypeId: host,
    attendee: { name: 'Zoë Ångström', email: 'zoe@example.com', timeZone: 'Pacific/Apia', language: 'de' },
  })
const created = Array.from({ length: 12 }, (_, at) => ({
  ...{ method: 'POST', path: '/v2/bookings', headers: { 'svc-api-version': '2024-08-13' } },
  body: booking(`2026-03-${30 + (at % 2)}T${String(9 + (at % 6)).padStart(2, '0')}:00:00Z`, 10_001 + (at % 3)),
}))

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Every operation with its example: those that read first, those that take away last; each also in its older form. */
const requests = contracts
  .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
  .flatMap(({ id, method, path, version }) => {
    const body = exampleOf(id)
    const asked = { method, path, headers: {}, ...(body !== undefined && { body }) }
    return version ? [{ ...asked, headers: { [version.header]: version.value } }, asked] : [asked]
  })
const webhook = {
  ...{ method: 'POST', path: '/v2/webhooks', headers: {} },
  body: JSON.stringify({
    active: true,
    subscriberUrl: 'http://127.0.0.1:9/hook',
    triggers: ['BOOKING_CREATED', 'BOOKING_CANCELLED', 'BOOKING_RESCHEDULED', 'MEETING_ENDED'],
    secret: 'sesame',
  }),
}

/** All processors and clocks differ; what is told does not. */
const surroundings = [
  { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C', NODE_OPTIONS: '--max-semi-space-size=1' },
]

const played = async (plan: string, env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const library = pathToFileURL(join(root, 'dist', 'index.js')).href
  const script = join(import.meta.dirname, 'recorded-session.mjs')
  const { PATH, HOME = '' } = process.env
  const child = spawn(process.execPath, [script, library, plan], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [told, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(0)
  return told.split('\n')
}

it('answers, delivers and keeps the same bytes in two processes, two time zones and two languages, with every scenario', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-mock-repeatability-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const plan = join(folder, 'plan.json')
  const all = Object.keys(builtInScenarios)
  const scenarios = all.filter((_, at) => at % amount({ short: 4, full: 1 }) === 0)
  writeFileSync(plan, JSON.stringify({ scenarios, requests: [webhook, ...created, ...requests] }))
  const [one = [], other = []] = await Promise.all(surroundings.map((env) => played(plan, env)))
  const different = one.findIndex((line, at) => line !== other[at])
  if (different >= 0) expect(one[different]).toBe(other[different])
  expect(other).toHaveLength(one.length)
  expect(one.length).toBeGreaterThan(scenarios.length * requests.length)
  expect(one.filter((line) => line.startsWith('["delivery"')).length).toBeGreaterThan(scenarios.length)
  expect(one.filter((line) => /\[20[01],/.test(line)).length).toBeGreaterThan(one.length / 10)
})
