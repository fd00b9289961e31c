import { Failure } from '../../failure.js'
import type { EventTypeAlternative } from './event-type-rule.js'

const mostSeats = 1000

/** AL-22: seats go with one location and no confirmation policy, and are at most 1000. */
export const seatsAlone: EventTypeAlternative = {
  name: 'seatsAlone',
  alternative: 'AL-22',

  check({ eventType: { seats, locations, confirmationPolicy }, input }) {
    const isSent = [input.seats, input.locations, input.confirmationPolicy].some((it) => it !== undefined)
    if (!isSent || !seats) return undefined
    if (seats.seatsPerTimeSlot > mostSeats) return tooMany(seats.seatsPerTimeSlot)
    if (locations.length > 1) return severalLocations(locations.length)
    return confirmationPolicy ? withConfirmation(confirmationPolicy.type) : undefined
  },
}

const tooMany = (seatsPerTimeSlot: number): Failure =>
  new Failure(
    'event_type.too_many_seats',
    `seats.seatsPerTimeSlot is ${seatsPerTimeSlot}; offer ${mostSeats} seats at most`,
    { property: 'seats', seatsPerTimeSlot, most: mostSeats },
  )

const severalLocations = (count: number): Failure =>
  new Failure(
    'event_type.seats_with_several_locations',
    `seats do not go with ${count} locations; keep one location or disable seats`,
    { properties: ['seats', 'locations'], locations: count },
  )

const withConfirmation = (type: string): Failure =>
  new Failure(
    'event_type.seats_with_confirmation',
    `seats do not go with the confirmationPolicy ${type}; disable one of them`,
    { properties: ['seats', 'confirmationPolicy'] },
  )
