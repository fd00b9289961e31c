import type { Mock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

/** Books the scenario's intro at ten on a day of February. */
export const book = (mock: Mock, day: number) =>
  ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    body: {
      start: `2026-02-${String(day).padStart(2, '0')}T10:00:00Z`,
      eventTypeId: mock.ids['eventType.intro'],
      attendee: { name: 'Cleo Carver', email: 'cleo@example.com', timeZone: 'Europe/London' },
    },
  })
