import type { EventType } from '../event-type/event-type.js'

/** Lengths in minutes that a booker may choose: those of the list, else the event type's own. */
export const offeredLengths = ({ lengthInMinutes, lengthInMinutesOptions }: EventType): readonly number[] =>
  lengthInMinutesOptions ? lengthInMinutesOptions.map(Number) : [lengthInMinutes]
