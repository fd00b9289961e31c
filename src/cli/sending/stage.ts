import type { Booking } from '../../domain/booking/booking.js'
import { isOff } from '../../domain/booking/calendar.js'
import type { Happening } from '../../domain/webhook/happening.js'
import type { Trigger } from '../../domain/webhook/trigger.js'
import type { World } from '../../state/world.js'
import { CommandError } from '../command-error.js'
import { type BookingScene, bookingScenes } from './booking-scenes.js'
import { userScenes } from './user-scenes.js'

/** What a trigger tells of, in one line. */
export const sayingOf = (trigger: Trigger): string =>
  isOfBooking(trigger) ? bookingScenes[trigger].says : userScenes[trigger].says

/**
 * Lets what a trigger tells of happen in this world: each time to the next booking or user that it can happen to.
 *
 * To whom is settled first, since what happens may change who suits. Throws a `CommandError` where there is nobody.
 */
export const stage = (trigger: Trigger, world: World): ((turn: number) => Happening) => {
  if (!isOfBooking(trigger)) {
    const users = someOf([...world.users.all()], 'user')
    return (turn) => userScenes[trigger].play(users(turn), world)
  }
  const scene = bookingScenes[trigger]
  const bookings = someOf(bookingsFor(scene, world), 'booking')
  return (turn) => scene.play(bookings(turn), world)
}

const isOfBooking = (trigger: Trigger): trigger is keyof typeof bookingScenes => Object.hasOwn(bookingScenes, trigger)

/** Those that suit; else those that take place, else any. */
const bookingsFor = (scene: BookingScene, world: World): readonly Booking[] => {
  const all = [...world.bookings.all()]
  const [suited, standing] = [all.filter((it) => scene.suits(it, world)), all.filter(({ status }) => !isOff(status))]
  return [suited, standing].find(({ length }) => length > 0) ?? all
}

/** The things in turn, again and again. */
const someOf = <Thing>([first, ...others]: readonly Thing[], what: string): ((turn: number) => Thing) => {
  if (first === undefined)
    throw new CommandError(`The scenario has no ${what} that this could happen to; choose another by --scenario`, 1)
  const things = [first, ...others]
  return (turn) => things[turn % things.length] ?? first
}
