import { expect, it } from 'vitest'
import type { EventType } from '../../../src/domain/event-type/event-type.js'
import { childOf, followParent, withoutHost } from '../../../src/domain/event-type/managed.js'
import { anEventType, aTeamEventType } from '../../builders/an-event-type.js'

const host = (userId: number) => ({ userId, mandatory: false, priority: 'medium', weight: null }) as const
const parent = aTeamEventType({
  id: 10009,
  schedulingType: 'managed',
  hosts: [host(1001), host(1002)],
  description: 'All',
})
const childOfAda = childOf(parent, { id: 10010, createdAt: 5, ownerId: 1001 })

const follow = (given: { parent?: EventType; children?: EventType[]; own?: EventType[] }) => {
  let next = 10020
  return followParent({
    parent: given.parent ?? parent,
    children: given.children ?? [],
    ownedBy: (userId) => (given.own ?? []).filter((it) => it.ownerId === userId),
    nextId: () => next++,
    now: 7,
  })
}

it('gives each host a child with the settings of the parent and nobody else in it [EV-55]', () => {
  const { save, remove } = follow({})
  expect(save.map((it) => [it.id, it.ownerId, it.createdAt])).toEqual([
    [10020, 1001, 7],
    [10021, 1002, 7],
  ])
  expect(save[0]).toMatchObject({
    ...{ parentId: 10009, teamId: null, schedulingType: null, hosts: [], slug: 'team-call', description: 'All' },
  })
  expect(remove).toEqual([])
})

it('keeps number and creation of a child that is there already [EV-56]', () => {
  const { save } = follow({ children: [childOfAda], parent: { ...parent, title: 'Renamed' } })
  expect(save[0]).toMatchObject({ id: 10010, createdAt: 5, title: 'Renamed' })
})

it('removes the child of a host who is one no longer [EV-56]', () => {
  const { save, remove } = follow({ children: [childOfAda], parent: withoutHost(parent, 1001) })
  expect(save.map((it) => it.ownerId)).toEqual([1002])
  expect(remove).toEqual([childOfAda])
})

it("replaces a host's own type with the same slug, and no other [EV-56]", () => {
  const same = anEventType({ id: 10001, slug: 'team-call' })
  const other = anEventType({ id: 10002, slug: 'intro' })
  expect(follow({ own: [same, other, childOfAda], children: [childOfAda] }).remove).toEqual([same])
})
