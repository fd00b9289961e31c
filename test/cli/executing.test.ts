import { expect, it } from 'vitest'
import { splitAtDashes } from '../../src/cli/arguments/split-at-dashes.js'
import { passOnSignals } from '../../src/cli/executing/pass-on-signals.js'
import { variablesOf } from '../../src/cli/executing/variables.js'

it.each([
  [[], [], undefined],
  [['--port', '1'], ['--port', '1'], undefined],
  [['exec', '--'], ['exec'], []],
  [['exec', '--', 'npm', 'run', '--', '-v'], ['exec'], ['npm', 'run', '--', '-v']],
])('splits %j at its first dashes', (args, own, behind) => {
  expect(splitAtDashes(args)).toEqual({ own, behind })
})

const place = { product: 'svc', url: 'http://127.0.0.1:4010' }

it('names a variable for every key and id, in capitals', () => {
  const keys = {
    teamAdmin: 'svc_a',
    'my-app': { clientId: 'id', clientSecret: 'svc_b' },
  }
  const ids = { 'eventType.introCall2': 10001, 'oauthClient.my-app': 'id' }
  expect(variablesOf({ keys, ids }, place)).toEqual({
    variables: {
      SVC_BASE_URL: 'http://127.0.0.1:4010',
      SVC_API_KEY: 'svc_a',
      SVC_KEY_TEAM_ADMIN: 'svc_a',
      SVC_KEY_MY_APP_CLIENT_ID: 'id',
      SVC_KEY_MY_APP_CLIENT_SECRET: 'svc_b',
      SVC_ID_EVENT_TYPE_INTRO_CALL2: '10001',
      SVC_ID_OAUTH_CLIENT_MY_APP: 'id',
    },
    clashes: [],
  })
})

it('takes for the API key the first credential that is one', () => {
  const client = { clientId: 'id', clientSecret: 'svc_b' }
  const { variables } = variablesOf({ keys: { client, owner: 'svc_a' }, ids: {} }, place)
  expect(variables['SVC_API_KEY']).toBe('svc_a')
  expect(variablesOf({ keys: { client }, ids: {} }, place).variables).not.toHaveProperty('SVC_API_KEY')
})

it('leaves a variable to the first of two that would have the same, and says so', () => {
  expect(variablesOf({ keys: { teamAdmin: 'svc_a', 'team-admin': 'svc_b' }, ids: {} }, place)).toMatchObject({
    variables: { SVC_KEY_TEAM_ADMIN: 'svc_a' },
    clashes: [
      'SVC_KEY_TEAM_ADMIN stands for the credential teamAdmin; the credential team-admin has no variable, since it would have the same',
    ],
  })
})

const aSource = () => {
  const listeners = new Map<string, () => void>()
  let time = 0
  return {
    listeners,
    source: {
      on: (signal: string, listener: () => void) => listeners.set(signal, listener),
      off: (signal: string) => listeners.delete(signal),
      now: () => time,
    },
    get: (signal: string, after: number) => {
      time += after
      listeners.get(signal)?.()
    },
  }
}

it('passes on once what a terminal and npm both send, and again what a person sends again', () => {
  const { source, get } = aSource()
  const sent: string[] = []
  passOnSignals((signal) => sent.push(signal), source)
  get('SIGINT', 0)
  get('SIGINT', 150)
  get('SIGTERM', 0)
  expect(sent).toEqual(['SIGINT', 'SIGTERM'])
  get('SIGINT', 151)
  expect(sent).toEqual(['SIGINT', 'SIGTERM', 'SIGINT'])
})

it('leaves signals alone again once the command has ended', () => {
  const { source, listeners } = aSource()
  const end = passOnSignals(() => undefined, source)
  expect([...listeners.keys()]).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])
  end()
  expect(listeners.size).toBe(0)
})
