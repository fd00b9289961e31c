import { officeHours } from '../../domain/availability/office-hours.js'
import type { Plan } from './plan.js'

/** Stores working hours; an owner's first are his default unless they say otherwise. */
export const seedSchedules = (plan: Plan): void => {
  const { world, scenario } = plan
  for (const [key, schedule] of Object.entries(scenario.schedules ?? {})) {
    const owner = world.users.get(plan.number('users', schedule.owner))
    if (!owner) continue
    const id = plan.number('schedules', key)
    const { name = 'Working hours', timeZone = owner.timeZone, availability = officeHours, overrides = [] } = schedule
    world.schedules.save({ id, ownerId: owner.id, name, timeZone, availability, overrides })
    const isDefault = schedule.isDefault ?? owner.defaultScheduleId === null
    if (isDefault) world.users.save({ ...owner, defaultScheduleId: id })
  }
}
