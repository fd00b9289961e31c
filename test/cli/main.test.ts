import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { call } from './a-terminal.js'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

it.each(['--help', '-h', 'help'])('tells every command and the options of start with %s', async (line) => {
  const { code, out } = await call(line)
  expect(code).toBe(0)
  for (const part of [
    'scenarios list',
    'openapi v1|v2',
    'ledger [ID]',
    'webhook send',
    '--web-base URL',
    'SVC_MOCK_PORT',
  ])
    expect(out).toContain(part)
})

it.each(['openapi --help', 'help openapi'])('tells one command with %s', async (line) => {
  const { code, out } = await call(line)
  expect(code).toBe(0)
  expect(out).toContain('Usage: svc-mock openapi')
  expect(out).toContain('--format yaml|json')
  expect(out).not.toContain('--web-base')
})

it.each(['webhook --help', 'help webhook'])('tells both commands of a word with %s', async (line) => {
  const { code, out } = await call(line)
  expect(code).toBe(0)
  expect(out.match(/^Usage: .*/gm)).toEqual([
    'Usage: svc-mock webhook send [TRIGGER] [options]',
    'Usage: svc-mock webhook listen [options]',
  ])
})

it.each(['webhook send --help', 'help webhook send'])('tells one of them with %s', async (line) => {
  expect((await call(line)).out.match(/^Usage: .*/gm)).toEqual(['Usage: svc-mock webhook send [TRIGGER] [options]'])
})

it.each(['--version', '-v'])('tells the version of the package with %s', async (line) => {
  expect(await call(line)).toEqual({ code: 0, out: version, err: [] })
})

it.each([
  [
    'strat',
    expect.stringMatching(/^svc-mock: There is no command strat; there are start, .*; did you mean "start"\?$/),
  ],
  ['constructor', expect.stringMatching(/^svc-mock: There is no command constructor; there are start, [^?]*$/)],
  ['seated', 'There is no command seated; to start with that scenario write: svc-mock --scenario seated'],
  ['--prot 1', 'There is no option --prot; did you mean "--port"?'],
  ['openapi v2 --prodct x', 'There is no option --prodct; did you mean "--product"?'],
  ['exec', 'exec needs a command: svc-mock exec -- npm test'],
  ['exec --', 'exec needs a command: svc-mock exec -- npm test'],
  ['exec npm test', 'exec takes its command behind --, not "npm": svc-mock exec -- npm test'],
  [
    'exec --fail-on=errors -- x',
    '--fail-on: "errors" is not known; write violations or warnings or refusals or choices or beyond or uncovered<N%',
  ],
  ['exec --watch -- x', 'There is no option --watch'],
  ['--port 0 -- npm --version', 'start runs no command behind --; exec does: svc-mock exec -- npm --version'],
  ['start personal', 'start takes no "personal"; a scenario is given by --scenario'],
  ['--scenario no/such/file.yaml', 'There is no scenario file no/such/file.yaml'],
  [
    '--scenario scenarios/persnal.yaml',
    'There is no scenario file scenarios/persnal.yaml; did you mean "personal.yaml"?',
  ],
  ['--watch', '--watch needs a scenario file; "personal" is built in, and nothing would change'],
  [
    '--watch --db x.json --scenario scenarios/personal.yaml',
    '--watch and --db contradict each other: the db file wins over the scenario',
  ],
])('refuses %s with one line', async (line, message) => {
  expect(await call(line)).toEqual({
    code: 2,
    out: '',
    err: [typeof message === 'string' ? `svc-mock: ${message}` : message],
  })
})

it('suggests the built-in scenario that was meant', async () => {
  const { code, err } = await call('--scenario persnal')
  expect(code).toBe(2)
  expect(err).toHaveLength(1)
  expect(err[0]).toMatch(/^svc-mock: no built-in scenario "persnal"; did you mean "personal"\? built in are .*seated/)
})

it('refuses a db file that holds something else, and leaves it', async () => {
  const before = readFileSync('package.json', 'utf8')
  const { code, err } = await call('--db package.json')
  expect(code).toBe(2)
  expect(err).toEqual([expect.stringMatching(/^svc-mock: package.json does not hold a state of this mock/)])
  expect(readFileSync('package.json', 'utf8')).toBe(before)
})

it('refuses a db file in a folder that is not there', async () => {
  const { code, err } = await call('--db no/such/state.json')
  expect(code).toBe(2)
  expect(err).toEqual([
    expect.stringMatching(
      /^svc-mock: Cannot keep the state in no\/such\/state.json: its folder is not there \(ENOENT\)/,
    ),
  ])
})

it('writes out what a terminal would obey', async () => {
  const { err } = await call('--scenario \u001b[31mred')
  expect(err.join()).toContain('\\u001b[31mred')
  expect(err.join()).not.toContain('\u001b')
})
