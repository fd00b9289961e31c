import { randomUUID } from 'node:crypto'

/** The service refused what it was asked for; its message says why. */
export class Refused extends Error {}

/** No answer came that could be used; the message says what that means for the booker. */
export class Unreachable extends Error {}

const patience = 5000

/** A client of the scheduling service, for one event type such as `ada/intro`. */
export const createService = ({ baseUrl, apiKey, eventType }) => {
  const [username, eventTypeSlug] = eventType.split('/')
  const ask = (version, path, init) =>
    answerOf(`${baseUrl}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${apiKey}`, 'svc-api-version': version, 'content-type': 'application/json' },
    })

  /** The booking that carries this reference, if the service has it. */
  const findBooking = async (email, reference) => {
    const query = new URLSearchParams({ attendeeEmail: email, sortCreated: 'desc' })
    const bookings = await ask('2024-08-13', `/v2/bookings?${query}`)
    return bookings.find(({ metadata }) => metadata?.reference === reference)
  }

  return {
    /** Times that can be booked between two days, ISO 8601 in UTC, the earliest first. */
    async freeTimes(start, end) {
      const query = new URLSearchParams({ username, eventTypeSlug, start, end })
      const days = await ask('2024-09-04', `/v2/slots?${query}`)
      return Object.values(days).flatMap((slots) => slots.map((slot) => slot.start))
    },

    /** Books a time. Where no answer comes, it looks whether the booking was made all the same, so that nobody is booked twice. */
    async book({ name, email, start }) {
      const reference = randomUUID()
      const attendee = { name, email, timeZone: 'UTC' }
      const body = JSON.stringify({ username, eventTypeSlug, start, attendee, metadata: { reference } })
      try {
        return await ask('2024-08-13', '/v2/bookings', { method: 'POST', body })
      } catch (error) {
        if (error instanceof Refused) throw error
        const booking = await findBooking(email, reference)
        if (booking) return booking
        throw new Unreachable(
          'Our calendar cannot be reached just now. Nothing was booked; please try again in a minute.',
        )
      }
    },
  }
}

const answerOf = async (url, init) => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) }).catch(() => undefined)
  const body = await response?.json().catch(() => undefined)
  if (response === undefined || body === undefined || response.status >= 500)
    throw new Unreachable('Our calendar cannot be reached just now. Please come back in a minute.')
  if (!response.ok) throw new Refused(body.error.message)
  return body.data
}
