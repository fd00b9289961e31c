import type { Wire } from '../contract/wire.js'
import { isDefaultOf } from '../domain/availability/change-schedule.js'
import type { Schedule } from '../domain/availability/schedule.js'
import type { User } from '../domain/organization/user.js'

type Output = Wire<'Schedule'>

/** Working hours as their owner sees them (XT-33). */
export const toSchedule = (schedule: Schedule, owner: User): Output => ({
  id: schedule.id,
  ownerId: schedule.ownerId,
  name: schedule.name,
  timeZone: schedule.timeZone,
  isDefault: isDefaultOf(owner, schedule),
  availability: schedule.availability.map(({ days, ...hours }) => ({
    days: [...days] as Output['availability'][number]['days'],
    ...hours,
  })),
  overrides: schedule.overrides.map((it) => ({ ...it })),
})
