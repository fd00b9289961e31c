// One session with a scenario, everything that came of it on standard output: run by repeatability.test.ts in processes that differ in all that should not matter.
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

const [library = '', plan = ''] = process.argv.slice(2)
const { createMock } = await import(library)
const { scenarios, requests } = JSON.parse(readFileSync(plan, 'utf8'))
const tell = (...told) => process.stdout.write(`${JSON.stringify(told)}\n`)

const kinds = [
  [/booking/i, 'booking'],
  [/eventType/i, 'eventType'],
  [/^org/i, 'organization'],
  [/team/i, 'team'],
  [/user/i, 'user'],
  [/schedule/i, 'schedule'],
  [/webhook/i, 'webhook'],
  [/membership/i, 'membership'],
  [/role/i, 'role'],
  [/client/i, 'oauthClient'],
]

/** The first thing of the kind that the parameter's name tells. */
const filled = (path, ids) =>
  path.replace(/\{([^{}]+)\}/g, (_all, name) => {
    const [, kind = ''] = kinds.find(([pattern]) => pattern.test(name)) ?? []
    const [, id = 1] = Object.entries(ids).find(([key]) => key.startsWith(`${kind}.`)) ?? []
    return encodeURIComponent(String(id))
  })

const credentialOf = (key) =>
  typeof key === 'string'
    ? { authorization: `Bearer ${key}` }
    : { 'x-svc-client-id': key.clientId, 'x-svc-secret-key': key.clientSecret }

/** Over a socket, headers as they stand on the wire; the port is nobody's choice. */
const overSocket = (url, { method, path, headers, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent: false }, async (reply) =>
      resolve([reply.statusCode, reply.rawHeaders, await text(reply)]),
    )
    sent.on('error', reject).end(body)
  })

/** A request with a credential, as its generation takes it. */
const askedOf = ({ method, path, headers, body }, key) => {
  const isOld = path.startsWith('/v1/') && typeof key === 'string'
  return {
    ...{ method, body, path: isOld ? `${path}?apiKey=${key}` : path },
    headers: { ...(!isOld && credentialOf(key)), ...headers, ...(body && { 'content-type': 'application/json' }) },
  }
}

const play = async (scenario) => {
  const mock = await createMock({ scenario, now: '2026-03-28T22:30:00Z', freeze: true })
  const url = await mock.listen()
  mock.onDelivery(({ trigger, url: to, headers, body, bookingUid }) => {
    tell('delivery', trigger, to, headers, body, bookingUid)
    return trigger.length % 3 === 0 ? 500 : 200
  })
  const keys = Object.entries(mock.keys).slice(0, 3)
  for (const [at, { method, path, headers, body }] of requests.entries()) {
    const [name, key] = keys[at % keys.length]
    const asked = askedOf({ method, path: filled(path, mock.ids), headers, body }, key)
    tell(scenario, name, method, asked.path, await overSocket(url, asked))
    await mock.settled()
    if (at % 25 === 24) tell('moved', mock.clock.advance({ hours: at % 2 === 0 ? 1 : 36 }))
  }
  await mock.settled()
  tell('state', mock.state.export())
  await mock.close()
}

for (const scenario of scenarios) await play(scenario)
