import { expect, it } from 'vitest'
import {
  changeSchedule,
  isDefaultOf,
  newSchedule,
  withDefault,
} from '../../../src/domain/availability/change-schedule.js'
import { aUser } from '../../builders/a-user.js'

const schedule = newSchedule({ id: 20_001, ownerId: aUser().id, name: 'Mine', timeZone: 'UTC' })

it('replaces an array that is sent as a whole, and keeps what is not sent [XT-33]', () => {
  const overrides = [{ date: '2026-01-15', startTime: '09:00', endTime: '10:00' }]
  const changed = changeSchedule(schedule, { overrides })
  expect(changed).toEqual({ ...schedule, overrides })
  expect(changeSchedule(changed, { overrides: [], name: 'Ours' })).toEqual({ ...schedule, name: 'Ours' })
})

it('makes a schedule the default, or unmakes it, and is the same user where nothing changes [XT-33]', () => {
  const owner = aUser({ defaultScheduleId: null })
  const keeper = withDefault(owner, schedule, true)
  expect(isDefaultOf(keeper, schedule)).toBe(true)
  expect(withDefault(keeper, schedule, undefined)).toBe(keeper)
  expect(withDefault(keeper, schedule, true)).toBe(keeper)
  expect(withDefault(keeper, schedule, false).defaultScheduleId).toBeNull()
  expect(withDefault(owner, schedule, false)).toBe(owner)
})
