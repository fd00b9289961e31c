/** A name in a section of the scenario, by which other things refer to it. */
export type Key = string

/**
 * A point in time: absolute (`2026-01-05T09:00:00Z`, without an offset UTC), or relative to the start of the mock, floored to the minute:
 * `now`, `+90m`, `-2h`, `+2d 10:00 Europe/London`, `mon+1w 10:00 Europe/London`. Without a zone, a time of day is UTC.
 */
export type ScenarioTime = string
