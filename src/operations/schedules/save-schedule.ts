import { changeSchedule, type ScheduleInput, withDefault } from '../../domain/availability/change-schedule.js'
import { hoursRunForward } from '../../domain/availability/rules/hours-run-forward.js'
import type { Schedule } from '../../domain/availability/schedule.js'
import type { User } from '../../domain/organization/user.js'
import { toSchedule } from '../../projection/schedule-output.js'
import type { World } from '../../state/world.js'
import { type Notes, success } from '../operation.js'

/** A schedule as it is stored, or with its defaults, and what its owner wants of it. */
export interface ScheduleChange {
  readonly base: Schedule
  readonly owner: User
  readonly input: ScheduleInput
}

/** Stores a schedule after an input, with the owner whose default it becomes or ceases to be, and answers it. */
export const saveSchedule = (request: Notes, world: World, { base, owner, input }: ScheduleChange) => {
  const refusal = hoursRunForward.check(input)
  if (refusal) throw refusal
  const schedule = changeSchedule(base, input)
  const keeper = withDefault(owner, schedule, input.isDefault)
  if (keeper !== owner) {
    request.restsOn('XT-33')
    world.users.save(keeper)
  }
  world.schedules.save(schedule)
  return success(toSchedule(schedule, keeper))
}

/** The schedule that holds where the user's event types name none; a default that is none of his own counts as unset (ME-03). */
export const defaultScheduleOf = (world: World, user: User): Schedule | undefined => {
  const schedule = user.defaultScheduleId === null ? undefined : world.schedules.get(user.defaultScheduleId)
  return schedule?.ownerId === user.id ? schedule : undefined
}
