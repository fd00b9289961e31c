import { isEventTypeAdmin } from '../../access/event-type-access.js'
import { Failure } from '../../failure.js'
import type { Attempt } from '../attempt.js'
import type { BookingRule } from './booking-rule.js'

/** Leaves event types with `bookingRequiresAuthentication` to their owner and to admins; to hosts only under AL-05 (BK-15). */
export const bookingRequiresAuthentication: BookingRule = {
  name: 'bookingRequiresAuthentication',

  check(attempt) {
    const { eventType, caller } = attempt
    if (!eventType.bookingRequiresAuthentication || mayBook(attempt)) return undefined

    const who = `its owner and admins of its team or organization${attempt.policy.hostsMayBook ? ' and its hosts' : ''} may book it`
    const details = { eventTypeId: eventType.id, bookingRequiresAuthentication: true }
    return caller.user
      ? new Failure(
          'booking.caller_may_not_book',
          `User ${caller.user.id} may not book event type ${eventType.id}; ${who}`,
          {
            ...details,
            userId: caller.user.id,
          },
        )
      : new Failure(
          'booking.authentication_required',
          `Event type ${eventType.id} is not booked without credentials; ${who}`,
          details,
        )
  },
}

const mayBook = (attempt: Attempt): boolean => mayBookAnyway(attempt) || isAdmittedHost(attempt)

const mayBookAnyway = ({ caller, eventType, directory }: Attempt): boolean =>
  caller.user !== undefined &&
  (eventType.ownerId === caller.user.id || isEventTypeAdmin(directory, caller.user, eventType))

const isAdmittedHost = ({ caller, eventType, policy }: Attempt): boolean =>
  policy.hostsMayBook && eventType.hosts.some(({ userId }) => userId === caller.user?.id)

/** Whether nothing but AL-05 let the caller book. */
export const bookedAsHost = (attempt: Attempt): boolean =>
  attempt.eventType.bookingRequiresAuthentication && isAdmittedHost(attempt) && !mayBookAnyway(attempt)
