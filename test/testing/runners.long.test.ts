import { expect, it } from 'vitest'
import { run } from './run-project.js'

/** A whole runner starts, perhaps beside others: a few seconds on a machine at rest. */
const timeout = 120_000
const projects = 'test/testing/projects'

it('hands tests under Vitest services of their own, and shows the journal of the one that fails', {
  timeout,
}, async () => {
  const { code, output } = await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    `${projects}/vitest.config.ts`,
  )
  expect(output).toContain('2 failed | 5 passed')
  expect(output).toMatch(
    /One request to the sandbox fails-and-shows-what-it-saw\n {2}POST \/v2\/bookings 400 booking\.in_the_past/,
  )
  expect(output).toMatch(
    /passes, but for what it sent\n.*ContractError: One request left the contract\n {2}GET \/v2\/nowhere route\.unknown/,
  )
  expect(output).not.toContain('to the sandbox book-the-same-time')
  expect(code).toBe(1)
})

it('hands tests under node:test services of their own, and shows the journal of the one that fails', {
  timeout,
}, async () => {
  const { code, output } = await run(
    ...['--import', 'tsx', '--test', '--test-reporter=tap', `${projects}/fixtures.node-test.ts`],
  )
  for (const title of ['books', 'has parts with services of their own', 'is asked over HTTP'])
    expect(output).toMatch(new RegExp(`^ok \\d+ - ${title}$`, 'm'))
  for (const title of ['fails, and shows what it saw', 'passes, but for what it sent'])
    expect(output).toMatch(new RegExp(`^not ok \\d+ - ${title}$`, 'm'))
  expect(output).toContain('One request to the sandbox fails-and-shows-what-it-saw')
  expect(output).toContain('One request left the contract')
  expect(output).not.toContain('to the sandbox books')
  expect(code).toBe(1)
})
