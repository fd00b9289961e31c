import type { Wire } from '../contract/wire.js'
import type { BookingInput, LocationInput } from '../domain/booking/booking-input.js'
import { isLink } from '../domain/booking/location.js'
import { instantOf, toBookingInput } from './booking-input.js'

type OlderBody = Wire<'OlderBookingInput'>

/** A body of the older generation as the domain reads it: the older form, or the current one (VR-11, VR-12). One booking in any case. */
export const toOlderBookingInput = (body: Wire<'OlderCreateBookingInput'>): BookingInput =>
  isCurrentForm(body) ? { ...toBookingInput(body), isSingle: true } : fromOlderForm(body as OlderBody)

/** Whether a body of the older generation has the current form (VR-12). */
export const isCurrentForm = (body: Wire<'OlderCreateBookingInput'>): body is Wire<'CreateBookingInput'> =>
  'attendee' in body

const fromOlderForm = ({
  start,
  end,
  eventTypeId,
  timeZone,
  language,
  responses,
  metadata,
}: OlderBody): BookingInput => {
  const { name, email, guests, location, ...answers } = responses
  return {
    start: instantOf(start),
    end: end === undefined ? undefined : instantOf(end),
    eventTypeId,
    attendee: { name, email, timeZone, language, phoneNumber: phoneOf(answers) },
    responses: answers,
    guests: guests ?? [],
    location: location && toLocationInput(location),
    metadata: metadata ?? {},
    instant: false,
    isSingle: true,
  }
}

const phoneOf = ({ attendeePhoneNumber }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof attendeePhoneNumber === 'string' && attendeePhoneNumber !== '' ? attendeePhoneNumber : undefined

/** The member of a location that holds what the booker adds to each kind. */
const memberOfKind: Readonly<Record<string, 'address' | 'link' | 'phone' | 'location'>> = {
  address: 'address',
  attendeeAddress: 'address',
  link: 'link',
  phone: 'phone',
  attendeePhone: 'phone',
  attendeeDefined: 'location',
}

const storedApp = /^integrations:(.+)$/

/** `value` is the kind of the location, an app in its stored form, or a link; `optionValue` is what the booker adds. */
const toLocationInput = ({
  value,
  optionValue,
}: {
  readonly value: string
  readonly optionValue?: string
}): LocationInput => {
  const app = storedApp.exec(value)?.[1]
  if (app !== undefined) return { type: 'integration', integration: app }
  if (isLink(value)) return { type: 'link', link: value }
  const member = memberOfKind[value]
  return { type: value, ...(member && { [member]: optionValue }) }
}
