import { createAttempt } from '../../src/domain/booking/attempt.js'
import { bookingRules } from '../../src/domain/booking/rules/booking-rules.js'
import { Failure } from '../../src/domain/failure.js'
import { mustPass } from '../../src/domain/rule.js'
import type { World } from '../../src/state/world.js'
import { aWish } from '../builders/an-attempt.js'
import { typeId } from './world-of.js'

/** The refusal that our rules have for booking this start, minutes since the epoch; undefined where they have none. */
export const refusalOf = (world: World, start: number): Failure | undefined => {
  const eventType = world.eventType(typeId)
  if (!eventType) throw new Error('The situation has no event type')
  const wish = aWish({ input: { start: start * 60_000, eventTypeId: typeId }, now: world.now() })
  try {
    mustPass(bookingRules, createAttempt(wish, eventType, { directory: world, calendar: world }), () => undefined)
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}
