import { Failure } from '../../failure.js'
import type { Rule } from '../../rule.js'
import type { ScheduleInput } from '../change-schedule.js'

/** Working hours end later than they begin, on the same day; `HH:MM` compares as text (XT-33). */
export const hoursRunForward: Rule<ScheduleInput> = {
  name: 'hoursRunForward',

  check: ({ availability = [], overrides = [] }) =>
    backwards('availability', availability) ?? backwards('overrides', overrides),
}

interface Hours {
  readonly startTime: string
  readonly endTime: string
}

const backwards = (property: string, hours: readonly Hours[]): Failure | undefined => {
  const position = hours.findIndex(({ startTime, endTime }) => endTime <= startTime)
  const found = hours[position]
  if (!found) return undefined

  const { startTime, endTime } = found
  return new Failure(
    'schedule.hours_backwards',
    `${property}.${position} begins at ${startTime} and ends at ${endTime}; send an endTime later than its startTime, or two ranges for hours past midnight`,
    { property: `${property}.${position}`, startTime, endTime },
  )
}
