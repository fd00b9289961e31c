import { expect, it } from 'vitest'
import { seedWorld } from '../../src/scenario/seed.js'
import { removeTeam } from '../../src/state/remove-team.js'
import { World } from '../../src/state/world.js'
import { pier } from '../builders/a-pier.js'

const aWorld = () => {
  const world = new World()
  const { ids } = seedWorld(world, pier)
  return { world, id: (name: string) => ids[name] as number }
}

it('removes a team with its memberships, roles, event types and webhooks, and leaves all else [XT-19] [XT-52]', () => {
  const { world, id } = aWorld()
  const crew = world.team(id('team.crew'))
  const before = { roles: world.roles.size, memberships: world.memberships.size, bookings: world.bookings.size }
  if (crew) removeTeam(world, crew)
  expect([...world.teams.all()].map(({ slug }) => slug)).toEqual(['deck', 'lone', 'ropes'])
  expect([...world.eventTypes.all()].map(({ slug }) => slug)).toEqual(['intro'])
  expect([...world.webhooks.all()].map((it) => it.subscriberUrl.split('/').at(-1))).toEqual(['eve', 'pier'])
  expect({ roles: world.roles.size, memberships: world.memberships.size, bookings: world.bookings.size }).toEqual({
    ...{ roles: before.roles - 4, memberships: before.memberships - 5, bookings: before.bookings },
  })
})
