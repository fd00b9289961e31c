import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exampleRequests } from '../../src/cli/serving/example-requests.js'
import { loginsOf } from '../../src/cli/serving/logins.js'
import type { MockOptions, Scenario } from '../../src/index.js'
import { parseScenario } from '../../src/scenario/parse.js'
import { ScenarioError } from '../../src/scenario/scenario-error.js'
import { aFaultyMock, book, statuses } from './a-faulty-mock.js'

const scenario: Scenario = {
  format: 1,
  story: 'The profile cannot be read twice, and every booking is late.',
  extends: 'personal',
  faults: {
    away: { operationId: 'getMe', status: 503, times: 2 },
    late: { operationId: 'createBooking', latency: 5 },
  },
}

it('goes wrong from the start on, in every sandbox, and again after a reset', async () => {
  const opened = await aFaultyMock({ scenario })
  expect(opened.mock.faults.list()).toEqual([
    { id: 1, met: 0, operationId: 'getMe', status: 503, times: 2 },
    { id: 2, met: 0, operationId: 'createBooking', latency: 5 },
  ])
  expect(await statuses(opened, 3)).toEqual([503, 503, 200])
  expect(opened.mock.sandbox('worker').faults.list()[0]).toMatchObject({ id: 1, met: 0 })
  opened.mock.reset()
  expect(await statuses(opened, 3)).toEqual([503, 503, 200])
  expect([
    (await book(opened)).headers.get('x-mock-fault'),
    (await book(opened, 11)).headers.get('x-mock-fault'),
  ]).toEqual(['2', '2'])
})

it('ends a fault of the scenario like any other', async () => {
  const opened = await aFaultyMock({ scenario })
  expect([opened.mock.faults.clear(), await statuses(opened, 1)]).toEqual([2, [200]])
})

const text = `format: 1
story: Something is wrong.
users:
  ada: {}
credentials:
  owner: { kind: apiKey, user: ada }
faults:
  one:
    operationId: getMe
    caller: owner
    status: 503
`

const problemsOf = async (source: string): Promise<readonly string[]> => {
  try {
    await parseScenario(source, 'my.yaml')
    return []
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    return error.problems.map(({ path, message, line, column }) => `${line}:${column} ${path}: ${message}`)
  }
}

it.each([
  [
    'operationId: getMe',
    'operationId: getMee',
    '9:18 faults.one.operationId: there is no operation "getMee"; did you mean "getMe"?',
  ],
  ['caller: owner', 'caller: ownr', '10:13 faults.one.caller: there is no credential "ownr"; did you mean "owner"?'],
  [
    'status: 503',
    'refuse: booking.host_bsy',
    '11:13 faults.one.refuse: there is no refusal "booking.host_bsy"; did you mean "booking.host_busy"?',
  ],
  ['status: 503', 'status: 200', '11:13 faults.one.status: must be >= 400, is 200'],
  ['status: 503', 'statsu: 503', '11:5 faults.one.statsu: unknown field "statsu"; did you mean "status"?'],
  [
    'status: 503',
    'connection: reset\n    slowBody: 10',
    '12:5 faults.one.slowBody: connection: reset leaves no answer for slowBody; leave one out',
  ],
  ['    status: 503\n', '', /^8:3 faults\.one: a fault does something: give one of status, /],
])('says where `%s` is wrong as `%s`', async (from, to, problem) => {
  expect(text).toContain(from)
  expect(await problemsOf(text.replace(from, to))).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ])
})

it('takes the anonymous caller, and the right scenario', async () => {
  expect(await problemsOf(text)).toEqual([])
  expect(await problemsOf(text.replace('caller: owner', 'caller: anonymous'))).toEqual([])
})

it('refuses a scenario given as an object for the same reasons', async () => {
  const wrong = { ...scenario, faults: { one: { operationId: 'getMee', status: 503 } } } as unknown as Scenario
  await expect(aFaultyMock({ scenario: wrong })).rejects.toThrow('did you mean "getMe"?')
})

it('meets none of the requests that the start tries out', async () => {
  const opened = await aFaultyMock({ scenario })
  const paths = exampleRequests(opened, loginsOf(opened)).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(1)
  expect(opened.mock.faults.list().map(({ met }) => met)).toEqual([0, 0])
})

it('goes wrong again where the state that its scenario made is taken up again, and only there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const db = join(folder, 'db.json')
  const listed = async (options: MockOptions) => {
    const { mock } = await aFaultyMock({ db, ...options })
    const faults = mock.faults.list()
    await mock.close()
    return faults.length
  }
  expect([await listed({ scenario }), await listed({ scenario }), await listed({ scenario: 'seated' })]).toEqual([
    2, 2, 0,
  ])
  await rm(folder, { recursive: true })
})
