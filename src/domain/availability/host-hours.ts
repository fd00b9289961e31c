import type { Directory } from '../directory.js'
import type { EventType } from '../event-type/event-type.js'
import type { AvailabilityPolicy } from './availability-policy.js'
import type { Schedule } from './schedule.js'
import { scheduledHours, unscheduledHours, type WorkingHours } from './working-hours.js'

/** What a host's hours are looked up in. */
export interface HoursSource {
  readonly eventType: EventType
  readonly directory: Directory
  readonly policy: Pick<AvailabilityPolicy, 'officeHoursByDefault'>
}

/** When a host works for an event type: by its schedule, else by his default one (AV-01), else as AV-02 and AL-26 say. */
export const hoursOf = (userId: number, { eventType, directory, policy }: HoursSource): WorkingHours => {
  const schedule = scheduleOf(eventType, directory) ?? defaultSchedule(userId, directory)
  if (schedule) return scheduledHours(schedule)
  return unscheduledHours(directory.user(userId)?.timeZone ?? 'UTC', policy.officeHoursByDefault)
}

/** One that is not the owner's, or of no member of the team, reads as unset (EV-11). */
const scheduleOf = ({ scheduleId, ownerId, teamId }: EventType, directory: Directory): Schedule | undefined => {
  const schedule = scheduleId === null ? undefined : directory.schedule(scheduleId)
  if (!schedule || schedule.ownerId === ownerId) return schedule
  const isOfTeam =
    teamId !== null && directory.membershipsOf(schedule.ownerId).some((membership) => membership.teamId === teamId)
  return isOfTeam ? schedule : undefined
}

/** One that is not his own reads as unset (ME-03). */
const defaultSchedule = (userId: number, directory: Directory): Schedule | undefined => {
  const id = directory.user(userId)?.defaultScheduleId ?? null
  const schedule = id === null ? undefined : directory.schedule(id)
  return schedule?.ownerId === userId ? schedule : undefined
}

/** The zone in which days, weeks and months of a host are counted: that of his schedule (AV-05, AV-06). */
export const zoneOf = (userId: number, source: HoursSource): string => hoursOf(userId, source).timeZone
