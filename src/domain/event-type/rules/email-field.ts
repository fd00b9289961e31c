import { Failure } from '../../failure.js'
import { allBookingFields } from '../booking-fields.js'
import type { BookingField } from '../event-type.js'
import type { EventTypeRule } from './event-type-rule.js'

const isAsked = ({ required, hidden }: BookingField): boolean => required === true && hidden !== true

/** The email field is required and visible; for a team of an organization such a phone field may stand in (EV-24). */
export const emailField: EventTypeRule = {
  name: 'emailField',

  check({ eventType, input, team }) {
    const fields = allBookingFields(eventType)
    const email = fields.find((field) => field.slug === 'email')
    if (!input.bookingFields || !email || isAsked(email)) return undefined
    const phoneMayStandIn = team !== undefined && team.organizationId !== null
    if (phoneMayStandIn && fields.some((field) => field.type === 'phone' && isAsked(field))) return undefined

    return new Failure(
      'event_type.email_field_needed',
      `bookingFields makes the email field ${email.hidden ? 'hidden' : 'optional'}; keep it required and visible${phoneMayStandIn ? ', or send a phone field that is' : ''}`,
      { property: 'bookingFields', required: email.required ?? false, hidden: email.hidden ?? false },
    )
  },
}
