import { expect, it } from 'vitest'
import { toEventTypeOutput } from '../../src/projection/event-type-output.js'
import { toTeamEventTypeOutput } from '../../src/projection/team-event-type-output.js'
import { World } from '../../src/state/world.js'
import { aUser } from '../builders/a-user.js'
import { anEventType, aTeamEventType } from '../builders/an-event-type.js'

const aWorldWith = (...users: ReturnType<typeof aUser>[]): World => {
  const world = new World()
  for (const user of users) world.users.save(user)
  return world
}

it('gives a managed user no booking page [EV-46]', () => {
  const world = aWorldWith(aUser({ managedByClientId: 'client' }))
  expect(toEventTypeOutput(anEventType(), world).bookingUrl).toBe('')
})

it('shows a field that cannot be read as unknown, with its text [EV-25]', () => {
  const eventType = anEventType({ bookingFields: [{ type: 'hologram', slug: 'face', label: 'Face' }] })
  expect(toEventTypeOutput(eventType, aWorldWith(aUser())).bookingFields[2]).toEqual({
    isDefault: false,
    type: 'unknown',
    slug: 'unknown',
    bookingField: '{"type":"hologram","slug":"face","label":"Face"}',
  })
})

it('shows a location that cannot be read as it is stored [EV-30]', () => {
  const eventType = anEventType({ locations: [{ type: 'unknown', location: '{"type":"moon"}' }] })
  expect(toEventTypeOutput(eventType, aWorldWith(aUser())).locations).toEqual([
    { type: 'unknown', location: '{"type":"moon"}' },
  ])
})

it('shows a range of dates without rolling days [EV-41]', () => {
  const eventType = anEventType({ bookingWindow: { type: 'range', value: ['2026-01-05', '2026-01-09'] } })
  expect(toEventTypeOutput(eventType, aWorldWith(aUser())).bookingWindow).toEqual([
    { type: 'range', value: ['2026-01-05', '2026-01-09'], rolling: false },
  ])
})

it('leaves out hosts that are users no longer [EV-48]', () => {
  const host = { mandatory: true, priority: 'high', weight: 50 } as const
  const eventType = aTeamEventType({
    hosts: [
      { userId: 1001, ...host },
      { userId: 1002, ...host },
    ],
  })
  expect(toTeamEventTypeOutput(eventType, aWorldWith(aUser())).hosts).toEqual([
    { userId: 1001, name: 'Ada Archer', username: 'ada', avatarUrl: null, mandatory: true, priority: 'high' },
  ])
})

it('shows a managed child in the form of team types without team and hosts [EV-47] [EV-57]', () => {
  const child = anEventType({ parentId: 10009 })
  expect(toTeamEventTypeOutput(child, aWorldWith(aUser()))).toMatchObject({
    ...{ ownerId: 1001, parentEventTypeId: 10009, teamId: null, team: null, schedulingType: null, hosts: [] },
  })
})
