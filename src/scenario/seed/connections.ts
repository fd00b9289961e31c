import type { Secret } from '../../state/called.js'
import type { ScenarioCredential } from '../scenario.js'
import type { Plan } from './plan.js'

export type { Secret } from '../../state/called.js'

/** Stores webhooks. */
export const seedWebhooks = (plan: Plan): void => {
  for (const [key, webhook] of Object.entries(plan.scenario.webhooks ?? {})) {
    const { active = true, secret = null, payloadTemplate = null, subscriberUrl, triggers } = webhook
    plan.world.webhooks.save({
      id: plan.number('webhooks', key),
      organizationId: plan.numberOrNull('organizations', webhook.organization),
      teamId: plan.numberOrNull('teams', webhook.team),
      eventTypeId: plan.numberOrNull('eventTypes', webhook.eventType),
      userId: plan.numberOrNull('users', webhook.user),
      oauthClientId: webhook.oauthClient === undefined ? null : plan.opaque('oauthClients', webhook.oauthClient),
      ...{ active, secret, payloadTemplate, subscriberUrl },
      triggers: [...new Set(triggers)],
      version: '2021-10-20',
    })
  }
}

/** Stores the clients of platform customers. */
export const seedOAuthClients = (plan: Plan): void => {
  for (const [key, client] of Object.entries(plan.scenario.oauthClients ?? {})) {
    plan.world.oauthClients.save({
      id: plan.opaque('oauthClients', key),
      secret: client.secret ?? `svc_secret_${key}_${plan.name}`,
      name: client.name ?? key,
      userId: plan.numberOrNull('users', client.user),
      organizationId: plan.numberOrNull('organizations', client.organization),
    })
  }
}

/** Stores credentials; answers what to present, by name. */
export const seedCredentials = (plan: Plan): Record<string, Secret> => {
  const credentials = Object.entries(plan.scenario.credentials ?? {})
  return Object.fromEntries(credentials.map(([name, credential]) => [name, seedCredential(plan, name, credential)]))
}

const seedCredential = (plan: Plan, name: string, credential: ScenarioCredential): Secret => {
  if (credential.kind === 'oauthClient') {
    const client = plan.world.oauthClients.get(plan.opaque('oauthClients', credential.client))
    return { clientId: client?.id ?? '', clientSecret: client?.secret ?? '' }
  }
  const { kind, user, expired = false } = credential
  const expiresAt = credential.expiresAt === undefined ? null : plan.time(credential.expiresAt)
  // A token with the prefix would be an API key (AU-01).
  const token = credential.token ?? `${kind === 'apiKey' ? 'svc_' : ''}${name}_${plan.name}`
  const userId = plan.numberOrNull('users', user)
  plan.world.credentials.save({ id: token, name, kind, userId, expired, expiresAt })
  return token
}
