import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { type Answered, type Ask, ask, idOr } from '../client.js'
import { harbour } from './harbour.js'

/** What a new webhook cannot do without. */
export const validWebhook = {
  active: true,
  subscriberUrl: 'https://hooks.example.com/new',
  triggers: ['BOOKING_CREATED'],
}

const hook = (letter: string) => ({ subscriberUrl: `https://hooks.example.com/${letter}`, triggers: ['MEETING_ENDED'] })

/** Harbour, whose people, second team event type and OAuth clients have webhooks as well. */
const withAllOwners: Scenario = {
  ...harbour,
  organizations: {
    ...harbour.organizations,
    harbour: { name: 'Harbour', members: { ...harbour.organizations?.['harbour']?.members, gus: 'ADMIN' } },
  },
  users: { ...harbour.users, gus: {} },
  eventTypes: {
    ...harbour.eventTypes,
    retro: { team: 'crew', title: 'Retro', slug: 'retro', schedulingType: 'collective', hosts: ['ben'] },
    lamps: { team: 'lamps', title: 'Lamps', slug: 'lamps', schedulingType: 'collective', hosts: ['eve'] },
  },
  webhooks: {
    ...harbour.webhooks,
    retro: { eventType: 'retro', ...hook('h') },
    crew: { team: 'crew', ...hook('i') },
    ada: { user: 'ada', ...hook('j') },
    adaToo: { user: 'ada', ...hook('k') },
    dan: { user: 'dan', ...hook('l') },
    platform: { oauthClient: 'platform', ...hook('m') },
    platformToo: { oauthClient: 'platform', ...hook('n') },
    lone: { oauthClient: 'lone', ...hook('o') },
  },
  oauthClients: { ...harbour.oauthClients, lone: { user: 'dan' } },
  credentials: {
    ...harbour.credentials,
    loneClient: { kind: 'oauthClient', client: 'lone' },
    orgAdmin: { kind: 'apiKey', user: 'gus' },
  },
}

/** A mock in which every kind of owner has webhooks. */
export const aMockOfWebhooks = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: withAllOwners, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })

const segments: Readonly<Record<string, string>> = {
  organization: 'organizations',
  team: 'teams',
  eventType: 'event-types',
  oauthClient: 'oauth-clients',
}

/** What is asked of webhooks, beside who asks. */
interface AskWebhooks extends Ask {
  /** Key of one webhook in the scenario, or any other last part of the path. */
  readonly webhook?: string
  readonly query?: string
}

/**
 * Asks about the webhooks of an owner: `GET own`, `POST eventType.intro`, `DELETE team.crew/eventType.standup`.
 *
 * What the scenario does not know stands in the path as it is.
 */
export const askWebhooks = (
  mock: Mock,
  request: `${string} ${string}`,
  options: AskWebhooks = {},
): Promise<Answered> => {
  const [method, of = 'own'] = request.split(' ')
  const { webhook, query = '', ...rest } = options
  const owner = of === 'own' ? [] : of.split('/').map((name) => ownerPath(mock, name))
  const last = webhook === undefined ? [] : [String(idOr(mock, `webhook.${webhook}`, webhook))]
  return ask(mock, `${method} /${['v2', ...owner, 'webhooks', ...last].join('/')}${query}`, rest)
}

const ownerPath = ({ ids }: Mock, name: string): string => {
  const [kind = '', key = ''] = name.split('.')
  return `${segments[kind]}/${idOr({ ids }, name, key)}`
}

/** Receivers of listed webhooks, by the end of their addresses. */
export const receiversIn = ({ body }: Answered): readonly string[] =>
  body.data.map(({ subscriberUrl }: { subscriberUrl: string }) => subscriberUrl.split('/').at(-1))
