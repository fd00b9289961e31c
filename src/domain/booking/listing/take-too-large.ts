import { Failure } from '../../failure.js'

const largestTake = 250

/** Refuses a page of more than 250, as the public service does on every list (AL-39). */
export const takeTooLarge = (take: number): Failure | undefined => {
  if (take <= largestTake) return undefined
  return new Failure('bookings.take_too_large', `take is ${take}; a page holds at most ${largestTake} bookings`, {
    take,
    maximum: largestTake,
  })
}
