import { Failure } from '../failure.js'
import { isInternational } from './phone-number.js'

/** Refuses a phone number without `+` and country code, as the public service does (AL-34); `property` names where it stood. */
export const phoneNotInternational = (property: string, value: string): Failure | undefined => {
  if (isInternational(value)) return undefined
  return new Failure(
    'booking.phone_not_international',
    `${property} is "${value}"; send the number in international form, such as +15550100`,
    { property, value },
  )
}
