import type { Caller } from '../../domain/access/caller.js'
import { requireEventTypeOfTeam } from '../../domain/access/event-type-access.js'
import { knownCaller, requireOrganizationAdmin, requireTeamAdmin } from '../../domain/access/require-access.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import type { OAuthClient } from '../../domain/organization/credential.js'
import type { Organization } from '../../domain/organization/organization.js'
import { onlyTeamAdminOfEventType, requireWebhookKeeper } from '../../domain/webhook/access.js'
import { requireOAuthClientKeeper } from '../../domain/webhook/client-access.js'
import {
  requireEventTypeWebhook,
  requireOAuthClientWebhook,
  requireOrganizationWebhook,
  requireOwnWebhook,
  type SoughtWebhook,
} from '../../domain/webhook/require-webhook.js'
import type { World } from '../../state/world.js'
import { findWebhook } from '../loading/find-webhook.js'
import type { Notes } from '../operation.js'
import {
  type EventTypeWebhook,
  type OAuthClientWebhook,
  type OneWebhook,
  type OrganizationWebhook,
  type UserWebhook,
  webhooksOfEventType,
  webhooksOfOAuthClient,
  webhooksOfOrganization,
  webhooksOfUser,
} from './webhooks-of.js'

type Asked<Params = unknown> = Notes & { readonly caller: Caller; readonly params: Params }
type OfEventType = Asked<{ readonly eventTypeId: number }>
type OfTeam = Asked<{ readonly teamId: number; readonly eventTypeId: number }>
type OfOrganization = Asked<{ readonly orgId: number }>
type OfClient = Asked<{ readonly clientId: string }>
type One = Asked<{ readonly webhookId: string }>

/** The event type that the path names, for those who may see its webhooks (AU-29). */
export const keptEventType = ({ params, caller }: OfEventType, world: World): EventType =>
  requireWebhookKeeper(world, knownCaller(caller).user, params.eventTypeId)

/** The same, for those who may change its webhooks: under AL-38 its owner alone. */
export const changedEventType = (request: OfEventType, world: World): EventType => {
  const eventType = keptEventType(request, world)
  request.judge('AL-38', onlyTeamAdminOfEventType(eventType, knownCaller(request.caller).user))
  return eventType
}

/** The event type of the team that the path names, for the team's admins (XT-17). */
export const keptTeamEventType = ({ params, caller }: OfTeam, world: World): EventType => {
  const { teamId, eventTypeId } = params
  requireTeamAdmin(world, knownCaller(caller).user, { teamId })
  return requireEventTypeOfTeam(world, teamId, eventTypeId)
}

/** The organization that the path names, for its admins (AU-29). */
export const keptOrganization = ({ params, caller }: OfOrganization, world: World): Organization =>
  requireOrganizationAdmin(world, knownCaller(caller).user, { organizationId: params.orgId })

/** The OAuth client that the path names, for those who keep its webhooks (XT-17). */
export const keptOAuthClient = ({ params: { clientId }, caller }: OfClient, world: World): OAuthClient =>
  requireOAuthClientKeeper(world, knownCaller(caller).user, { clientId, client: world.oauthClients.get(clientId) })

/** The webhook that the path names, as one of the caller's own (XT-14). */
export const ownWebhook = (request: One, world: World): OneWebhook<UserWebhook> => {
  const { user } = knownCaller(request.caller)
  return { among: webhooksOfUser(world, user), webhook: requireOwnWebhook(soughtBy(request, world), user) }
}

/** The webhook that the path names, as one of the event type (WH-06). */
export const webhookOfEventType = (request: One, world: World, eventType: EventType): OneWebhook<EventTypeWebhook> => ({
  among: webhooksOfEventType(world, eventType),
  webhook: requireEventTypeWebhook(soughtBy(request, world), eventType),
})

/** The webhook that the path names, as one of the organization (WH-06). */
export const webhookOfOrganization = (
  request: One,
  world: World,
  organization: Organization,
): OneWebhook<OrganizationWebhook> => ({
  among: webhooksOfOrganization(world, organization),
  webhook: requireOrganizationWebhook(soughtBy(request, world), organization.id),
})

/** The webhook that the path names, as one of the OAuth client (XT-17). */
export const webhookOfOAuthClient = (
  request: One,
  world: World,
  client: OAuthClient,
): OneWebhook<OAuthClientWebhook> => ({
  among: webhooksOfOAuthClient(world, client),
  webhook: requireOAuthClientWebhook(soughtBy(request, world), client),
})

const soughtBy = (request: One, world: World): SoughtWebhook => {
  const { webhookId } = request.params
  return { webhookId, webhook: findWebhook(webhookId, request, world) }
}
