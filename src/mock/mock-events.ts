import { eventKinds } from '../control/events/index.js'
import { type EventOutcome, letHappen } from '../control/events/let-happen.js'
import { cancelEvent, type WaitingEvent, waitingEvents } from '../control/events/scheduled.js'
import { Failure } from '../domain/failure.js'
import type { OutsideEvent, OutsideEvents, OutsideEventType } from '../domain/outside/outside-event.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import { checkedEvent } from './checked-event.js'
import type { Life } from './life.js'
import { MockError } from './mock-error.js'

/**
 * Lets things happen that no request of the API can bring about: `mock.events.paymentCompleted({ bookingUid })`.
 *
 * With `at` (ISO 8601) in the future, it happens when the clock gets there. Throws a `MockError` where it cannot happen; nothing is changed then.
 */
export type MockEvents = { readonly [Type in OutsideEventType]: (given: OutsideEvents[Type]) => EventOutcome } & {
  /** The events that are still to happen, in the order in which they will. */
  scheduled(): readonly WaitingEvent[]
  /** Takes back one that is still to happen, by its `eventId`, and answers it; undefined where none of that number waits. */
  cancel(eventId: number): WaitingEvent | undefined
}

/** The events of a sandbox as test authors raise them. */
export const createMockEvents = (sandbox: Sandbox, { mustBeOpen }: Life): MockEvents => {
  return {
    ...raisersOf(sandbox, mustBeOpen),
    scheduled: () => waitingEvents(sandbox),
    cancel(eventId) {
      mustBeOpen('events.cancel')
      return cancelEvent(sandbox, eventId)
    },
  }
}

type Raisers = { readonly [Type in OutsideEventType]: MockEvents[Type] }

const raisersOf = (sandbox: Sandbox, mustBeOpen: Life['mustBeOpen']): Raisers => {
  const types = Object.keys(eventKinds) as OutsideEventType[]
  const raisers = types.map((type) => [
    type,
    (given: OutsideEvents[typeof type]) => {
      mustBeOpen(`events.${type}`)
      return raised(sandbox, { ...checkedEvent(type, given), type } as OutsideEvent)
    },
  ])
  return Object.fromEntries(raisers)
}

const raised = (sandbox: Sandbox, event: OutsideEvent): EventOutcome => {
  try {
    return letHappen(sandbox, event)
  } catch (error) {
    throw error instanceof Failure ? new MockError(sandbox.engine.words.sentence(error.message)) : error
  }
}
