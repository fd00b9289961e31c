import { Failure } from '../../failure.js'
import { allBookingFields } from '../booking-fields.js'
import type { EventTypeRule } from './event-type-rule.js'

/** Names that a title template may always use (EV-10). */
export const customNameVariables: readonly string[] = [
  ...['Event type title', 'Organiser', 'Scheduler', 'Location', 'Organiser first name', 'Scheduler first name'],
  ...['Scheduler last name', 'Event duration', 'LOCATION', 'HOST/ATTENDEE', 'HOST', 'ATTENDEE', 'USER'],
]

/** A title template uses the listed variables and the slugs of the event type's booking fields only; judged on the result, whichever of the two was sent (EV-10). */
export const customName: EventTypeRule = {
  name: 'customName',

  check({ eventType, input }) {
    if (input.customName === undefined && input.bookingFields === undefined) return undefined
    const used = [...(eventType.customName ?? '').matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
    const known = new Set([...customNameVariables, ...allBookingFields(eventType).map((field) => field.slug)])
    const unknown = used.filter((name) => !known.has(name))
    if (unknown.length === 0) return undefined

    const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')
    return new Failure(
      'event_type.custom_name_unknown_variable',
      `customName uses ${listed(unknown)}; it may use ${listed([...known])}`,
      { property: 'customName', value: eventType.customName, unknown, allowed: [...known] },
    )
  },
}
