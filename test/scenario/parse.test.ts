import { expect, it } from 'vitest'
import { parseScenario } from '../../src/scenario/parse.js'
import { ScenarioError } from '../../src/scenario/scenario-error.js'

const problemsOf = async (text: string, file = 'my.yaml') => {
  const error = await parseScenario(text, file).catch((thrown: unknown) => thrown)
  if (!(error instanceof ScenarioError)) throw error
  return error
}

const valid = `format: 1
story: A team of two.
teams:
  support: { name: Support, members: { ada: OWNER, ben: MEMBER } }
users:
  ada: { name: Ada Archer }
  ben: {}
eventTypes:
  intro:
    team: support
    title: Intro call
    schedulingType: roundRobin
    hosts:
      - ada
      - user: ben
        priority: high
bookings:
  first:
    eventType: intro
    start: +2d 10:00 Europe/London
    attendee: { name: Dan Dale, email: dan@example.com }
credentials:
  owner: { kind: apiKey, user: ada }
`

/** The valid scenario with one passage in the place of another. */
const withPassage = (from: string, to: string): string => {
  if (!valid.includes(from)) throw new Error(`No passage ${from}`)
  return valid.replace(from, to)
}

it('reads YAML', async () => {
  const scenario = await parseScenario(valid, 'my.yaml')
  expect(scenario).toHaveProperty('eventTypes.intro.hosts', ['ada', { user: 'ben', priority: 'high' }])
})

it('reads JSON, indented by tabs too', async () => {
  const text = JSON.stringify({ format: 1, story: 'Nobody.', users: { ada: {} } }, null, '\t')
  await expect(parseScenario(text, 'my.json')).resolves.toEqual({ format: 1, story: 'Nobody.', users: { ada: {} } })
})

it('says on one line what is wrong, with the nearest name, file, line and column', async () => {
  const error = await problemsOf(withPassage('user: ben', 'user: bem'))
  expect(error.message).toContain('eventTypes.intro.hosts[1].user: no user "bem"; did you mean "ben"? (my.yaml:15:15)')
})

it.each([
  ['section', 'users:', 'userz:', 'unknown section "userz"; did you mean "users"?', 'my.yaml:5:1'],
  ['field', 'title: Intro', 'titel: Intro', 'unknown field "titel"; did you mean "title"?', 'my.yaml:11:5'],
  ['field of a host', 'priority:', 'prioriti:', 'unknown field "prioriti"; did you mean "priority"?', 'my.yaml:16:9'],
  ['member', 'ben: MEMBER', 'bne: MEMBER', 'no user "bne"; did you mean "ben"?', 'my.yaml:4:52'],
  [
    'role',
    'ada: OWNER',
    'ada: OWNR',
    '"OWNR" is not among OWNER, ADMIN, MEMBER; did you mean "OWNER"?',
    'my.yaml:4:45',
  ],
  ['team', 'team: support', 'team: suport', 'no team "suport"; did you mean "support"?', 'my.yaml:10:11'],
  ['time', '+2d 10:00 Europe/London', 'soon', '"soon" is no time; write an ISO 8601 time', 'my.yaml:20:12'],
  ['zone', 'ben: {}', 'ben: { timeZone: Europe/Londn }', 'did you mean "Europe/London"?', 'my.yaml:7:20'],
  ['kind', 'apiKey', 'apikey', 'did you mean "apiKey"?', 'my.yaml:23:18'],
])('finds a misspelt %s', async (_what, from, to, message, place) => {
  const error = await problemsOf(withPassage(from, to))
  const problem = error.problems.find((it) => it.message.includes(message))
  expect(error.problems.map((it) => it.message).join('\n')).toContain(message)
  expect(`${problem?.file}:${problem?.line}:${problem?.column}`).toBe(place)
})

it('reports every unknown reference at once', async () => {
  const error = await problemsOf(withPassage('ben: {}\n', 'bert: {}\n'))
  expect(error.problems.map(({ path }) => path)).toEqual([
    'teams.support.members.ben',
    'eventTypes.intro.hosts[1].user',
  ])
})

it.each([
  ['format: 1', 'format: 2', 'format', 'must be 1, is 2'],
  ['story: A team of two.\n', '', '', '"story" is missing'],
  ['title: Intro call', 'title: 7', 'eventTypes.intro.title', 'must be of type string, is 7'],
  ['  ben: {}', '  2ben: {}', 'users.2ben', 'a key begins with a letter'],
  ['    schedulingType: roundRobin\n', '', 'eventTypes.intro', '"schedulingType" is missing'],
  ['team: support', 'owner: ada', 'eventTypes.intro.schedulingType', 'is for event types of a team'],
  [
    'team: support',
    'team: support\n    owner: ada',
    'eventTypes.intro',
    'exactly one of owner, team; owner and team are given',
  ],
  [
    '    attendee: { name: Dan Dale, email: dan@example.com }\n',
    '',
    'bookings.first',
    'exactly one of attendee, seats; none',
  ],
  ['ben: {}', 'ben: { email: ADA@example.com }', 'users.ben.email', 'has the same email as users.ada'],
  ['hosts:', 'assignAllTeamMembers: true\n    hosts:', 'eventTypes.intro', 'exclude each other'],
  ['roundRobin', 'managed', 'bookings.first', 'name the host whose child is booked, one of ada, ben'],
])('refuses %j turned into %j', async (from, to, path, message) => {
  const { problems } = await problemsOf(withPassage(from, to))
  expect(problems.map((it) => `${it.path}: ${it.message}`).join('\n')).toContain(message)
  expect(problems.map((it) => it.path)).toContain(path)
})

it('says where text is neither YAML nor JSON', async () => {
  const { problems } = await problemsOf('format: 1\nstory: [unclosed\n')
  expect(problems[0]).toMatchObject({ file: 'my.yaml', line: 3 })
})

it('refuses a key that is given twice', async () => {
  const { problems } = await problemsOf(withPassage('  ben: {}', '  ada: {}'))
  expect(problems[0]).toMatchObject({ line: 7, message: expect.stringContaining('unique') })
})

it.each(['', '[]', 'just text', 'null'])('refuses %j', async (text) => {
  const { problems } = await problemsOf(text)
  expect(problems[0]?.message).toMatch(/must be of type object, is (null|a list|"just text")/)
})

it('refuses references to nothing but themselves', async () => {
  const { problems } = await problemsOf('format: 1\nstory: &a [*a]\n')
  expect(problems.length).toBeGreaterThan(0)
})
