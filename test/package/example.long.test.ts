import { afterAll, expect, it } from 'vitest'
import { anInstalledExample } from './an-installed-example.js'

const { run, plant, remove } = anInstalledExample()
afterAll(remove)

it('passes the tests of the example with the packed package, in every way', { timeout: 120_000 }, () => {
  const { status, told } = run('npm', ['test', '--silent'])
  expect(told).toMatch(/svc-mock: \d+ requests, 0 violations, 0 warnings, 0 refusals/)
  expect([status, told]).toEqual([0, expect.not.stringContaining('failed')])
})

it('fails them where the app checks no signatures', { timeout: 120_000 }, () => {
  plant('src/signature.js', 'return given.length === right.length && timingSafeEqual(given, right)', 'return true')
  const { status, told } = run('vitest', ['run', 'webhooks'])
  expect(status).toBe(1)
  expect(told).toContain('believes no delivery that was changed on its way')
})
