import type { Caller } from '../../domain/access/caller.js'
import { type PageQuery, pageOf } from '../../domain/page-of.js'
import {
  changeWebhook,
  type NewWebhookInput,
  newWebhook,
  triggersAreUnusual,
  type WebhookInput,
} from '../../domain/webhook/change-webhook.js'
import { subscriberUrlTaken } from '../../domain/webhook/rules/subscriber-url-is-new.js'
import { triggerNeedsOrganization } from '../../domain/webhook/rules/trigger-needs-organization.js'
import type { WebhookAttempt } from '../../domain/webhook/webhook-attempt.js'
import { toDeletedWebhooks } from '../../projection/webhook-output.js'
import type { World } from '../../state/world.js'
import { type Notes, success } from '../operation.js'
import type { OneWebhook, WebhooksOf } from './webhooks-of.js'

type Asked<Input> = Notes & { readonly caller: Caller; readonly body: Input }

/** Answers the wanted part of an owner's webhooks (XT-30). */
export const listAmong = <Shown>(
  { query }: { readonly query: PageQuery },
  _world: World,
  { stored, show }: WebhooksOf<Shown>,
) => success(pageOf(stored(), query).map(show))

/** Stores a new webhook of the owner and answers it (XT-35). */
export const createAmong = <Shown>(request: Asked<NewWebhookInput>, world: World, among: WebhooksOf<Shown>) => {
  const { body: input } = request
  if (input.version === undefined) request.restsOn('VR-08')
  const webhook = newWebhook(world.nextId('webhook'), among.owner, input)
  store(request, world, { webhook, isNew: true, input, siblings: among.stored() })
  return success(among.show(webhook))
}

/** Answers one webhook. */
export const showOne = <Shown>(_request: unknown, _world: World, { among, webhook }: OneWebhook<Shown>) =>
  success(among.show(webhook))

/** Changes one webhook and answers it. */
export const changeOne = <Shown>(
  request: Asked<WebhookInput>,
  world: World,
  { among, webhook: before }: OneWebhook<Shown>,
) => {
  const { body: input } = request
  const webhook = changeWebhook(before, input)
  store(request, world, { webhook, isNew: false, input, siblings: among.stored() })
  return success(among.show(webhook))
}

/** Deletes one webhook and answers what it was. */
export const deleteOne = <Shown>(_request: unknown, world: World, { among, webhook }: OneWebhook<Shown>) => {
  world.webhooks.remove(webhook.id)
  return success(among.show(webhook))
}

/** Deletes every webhook of the owner and says how many there were (XT-15). */
export const deleteAll = <Shown>(_request: unknown, world: World, { stored, ownerName }: WebhooksOf<Shown>) => {
  const gone = stored()
  for (const { id } of gone) world.webhooks.remove(id)
  return success(toDeletedWebhooks(gone.length, ownerName))
}

const store = (request: Notes, world: World, change: Omit<WebhookAttempt, 'isOn'>): void => {
  const attempt: WebhookAttempt = { ...change, isOn: request.isOn }
  request.judge('AL-18', triggerNeedsOrganization(attempt))
  request.judge('AL-19', subscriberUrlTaken(attempt))
  if (triggersAreUnusual(change.input.triggers)) request.restsOn('WH-03')
  world.webhooks.save(change.webhook)
}
