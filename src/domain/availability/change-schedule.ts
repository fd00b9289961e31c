import type { User } from '../organization/user.js'
import { usualTimeZone } from '../time/zoned.js'
import { officeHours } from './office-hours.js'
import type { Schedule } from './schedule.js'

/** What an owner says of a schedule; on update what is left out stays, and an array replaces the whole array (XT-33). */
export interface ScheduleInput {
  readonly name?: string | undefined
  readonly timeZone?: string | undefined
  readonly isDefault?: boolean | undefined
  readonly availability?: Schedule['availability'] | undefined
  readonly overrides?: Schedule['overrides'] | undefined
}

/** A schedule with office hours, to be changed by what was sent. */
export const newSchedule = (given: Pick<Schedule, 'id' | 'ownerId' | 'name' | 'timeZone'>): Schedule => ({
  ...given,
  availability: officeHours,
  overrides: [],
})

/** The schedule after an input, its zone in the usual spelling. */
export const changeSchedule = (schedule: Schedule, input: ScheduleInput): Schedule => ({
  ...schedule,
  name: input.name ?? schedule.name,
  timeZone: usualTimeZone(input.timeZone ?? schedule.timeZone),
  availability: input.availability ?? schedule.availability,
  overrides: input.overrides ?? schedule.overrides,
})

/** Whether the schedule holds where an event type names none; each user has one such at most (XT-33). */
export const isDefaultOf = (owner: User, { id, ownerId }: Schedule): boolean =>
  owner.id === ownerId && owner.defaultScheduleId === id

/** The owner after an input about his schedule: a new default takes the place of the old one, an old one may step down. */
export const withDefault = (owner: User, { id }: Schedule, isDefault: boolean | undefined): User => {
  if (isDefault === undefined || isDefault === (owner.defaultScheduleId === id)) return owner
  return { ...owner, defaultScheduleId: isDefault ? id : null }
}
