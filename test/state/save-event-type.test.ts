import { expect, it } from 'vitest'
import { removeEventType } from '../../src/state/save-event-type.js'
import { World } from '../../src/state/world.js'
import { anEventType } from '../builders/an-event-type.js'

const aWebhook = (id: number, eventTypeId: number) => ({
  ...{
    id,
    eventTypeId,
    organizationId: null,
    teamId: null,
    userId: null,
    oauthClientId: null,
    subscriberUrl: 'https://example.com',
    triggers: [],
    active: true,
  },
  ...{ payloadTemplate: null, secret: null, version: '2021-10-20' },
})

it('removes a managed event type with what it gave its hosts, and the webhooks of all of them [XT-52]', () => {
  const world = new World()
  const parent = anEventType({ id: 1, ownerId: null, teamId: 101, schedulingType: 'managed' })
  const child = anEventType({ id: 2, ownerId: 1001, parentId: 1 })
  for (const it of [parent, child, anEventType({ id: 3 })]) world.eventTypes.save(it)
  for (const id of [1, 2, 3]) world.webhooks.save(aWebhook(id, id))
  removeEventType(world, parent)
  expect([...world.eventTypes.all()].map(({ id }) => id)).toEqual([3])
  expect([...world.webhooks.all()].map(({ id }) => id)).toEqual([3])
})
