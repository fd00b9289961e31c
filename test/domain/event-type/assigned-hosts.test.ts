import { expect, it } from 'vitest'
import { withAllMembers, withNewMember, withoutFormerMember } from '../../../src/domain/event-type/assigned-hosts.js'
import { World } from '../../../src/state/world.js'
import { aUser } from '../../builders/a-user.js'
import { aTeamEventType } from '../../builders/an-event-type.js'

const ada = aUser({ id: 1001 })
const ben = aUser({ id: 1002, username: 'ben', email: 'ben@example.com', managedByClientId: 'client' })
const cleo = aUser({ id: 1003, username: 'cleo', email: 'cleo@example.com' })

const aTeamOf = (...members: { userId: number; accepted: boolean }[]): World => {
  const world = new World()
  for (const user of [ada, ben, cleo]) world.users.save(user)
  for (const member of members) {
    const id = world.nextId('membership')
    world.memberships.save({ id, teamId: 101, organizationId: null, role: 'MEMBER', roleId: null, ...member })
  }
  return world
}

const everybody = aTeamEventType({ assignAllTeamMembers: true })
const both = aTeamOf(
  { userId: 1001, accepted: true },
  { userId: 1002, accepted: true },
  { userId: 1003, accepted: false },
)

it('makes hosts of all who accepted, not mandatory and of medium priority in a round robin [EV-54]', () => {
  expect(withAllMembers(everybody, both, { isPlatform: false }).hosts).toEqual([
    { userId: 1001, mandatory: false, priority: 'medium', weight: null },
    { userId: 1002, mandatory: false, priority: 'medium', weight: null },
  ])
})

it('fixes all members in a collective type [EV-54]', () => {
  const { hosts } = withAllMembers({ ...everybody, schedulingType: 'collective' }, both, { isPlatform: false })
  expect(hosts.map((host) => host.mandatory)).toEqual([true, true])
})

it('makes hosts of managed users only for a platform customer [EV-54]', () => {
  const { hosts } = withAllMembers(everybody, both, { isPlatform: true })
  expect(hosts.map((host) => host.userId)).toEqual([1002])
})

it('leaves a type alone that is not assigned to all [EV-54]', () => {
  const chosen = aTeamEventType()
  expect(withAllMembers(chosen, both, { isPlatform: false })).toBe(chosen)
  expect(withNewMember(chosen, ada, { isPlatform: false })).toBe(chosen)
})

it('adds who joins later, once, and for a platform customer only managed users [EV-54]', () => {
  const joined = withNewMember(everybody, cleo, { isPlatform: false })
  expect(joined.hosts.map((host) => host.userId)).toEqual([1003])
  expect(withNewMember(joined, cleo, { isPlatform: false })).toBe(joined)
  expect(withNewMember(everybody, cleo, { isPlatform: true })).toBe(everybody)
})

it('takes off who leaves, where all members host, and leaves a type alone that names him [EV-54]', () => {
  const host = { userId: 1003, mandatory: false, priority: 'medium', weight: null } as const
  const left = withoutFormerMember({ ...everybody, hosts: [{ ...host, userId: 1001 }, host] }, 1003)
  expect(left.hosts.map(({ userId }) => userId)).toEqual([1001])
  expect(withoutFormerMember(left, 1003)).toBe(left)
  const chosen = aTeamEventType({ hosts: [host] })
  expect(withoutFormerMember(chosen, 1003)).toBe(chosen)
})
