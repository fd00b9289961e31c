import { expect, it } from 'vitest'
import { parseScenario } from '../../src/scenario/parse.js'
import { ScenarioError } from '../../src/scenario/scenario-error.js'
import { seedWorld } from '../../src/scenario/seed.js'
import { World } from '../../src/state/world.js'

const scenarioWith = (owner: string): string => `format: 1
story: Everybody who may own a webhook.
organizations: { harbour: { name: Harbour } }
teams: { crew: { name: Crew } }
users: { ada: {} }
eventTypes: { intro: { owner: ada, title: Intro } }
oauthClients: { platform: { user: ada } }
webhooks:
  hook: { ${owner}, subscriberUrl: 'https://hooks.example.com', triggers: [] }
`

it.each([
  ['organization: harbour', 'organization', 'organizationId', 'organization.harbour'],
  ['team: crew', 'team', 'teamId', 'team.crew'],
  ['eventType: intro', 'eventType', 'eventTypeId', 'eventType.intro'],
  ['user: ada', 'user', 'userId', 'user.ada'],
  ['oauthClient: platform', 'oauthClient', 'oauthClientId', 'oauthClient.platform'],
] as const)('gives a webhook to its one owner, among whose it is found: %s', async (owner, index, field, name) => {
  const world = new World()
  const { ids } = seedWorld(world, await parseScenario(scenarioWith(owner), 'my.yaml'))
  const nobody = { organizationId: null, teamId: null, eventTypeId: null, userId: null, oauthClientId: null }
  expect([...world.webhooks.by(index, ids[name] ?? '')]).toEqual([
    expect.objectContaining({ ...nobody, id: ids['webhook.hook'], [field]: ids[name] }),
  ])
})

it.each([
  ['oauthClient: platfrom', 'no OAuth client "platfrom"; did you mean "platform"?'],
  [
    'user: ada, oauthClient: platform',
    'needs exactly one of organization, team, eventType, user, oauthClient; user and oauthClient are given',
  ],
  ['active: true', 'none is given'],
])('refuses a webhook of nobody, of two, or of a client that is not there: %s', async (owner, message) => {
  const refused = await parseScenario(scenarioWith(owner), 'my.yaml').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ScenarioError)
  expect(String(refused)).toContain(message)
})
