import { join } from 'node:path'
import { createMock } from 'svc-mock'
import { openApp } from '../open-app.js'

const scenario = join(import.meta.dirname, '..', 'service.yaml')

/** Zoe, who books. */
export const zoe = { name: 'Zoe Zander', email: 'zoe@example.com' }

/** The app, and the service behind it: Monday, 5 January 2026, 09:00 UTC, on a clock that stands. */
export const openDesk = async () => {
  const mock = await createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true })
  const now = () => Date.parse(mock.clock.now())
  const app = await openApp({ baseUrl: await mock.listen(), apiKey: mock.keys.owner, now })
  mock.onDelivery((request) => fetch(new Request(`${app.url}/webhooks`, request)))
  return {
    mock,
    app,
    /** Changes the latest booking as its host would, elsewhere. */
    async change(move, body) {
      const [booking] = mock.requests.matching({ operationId: 'createBooking', status: 201 }).slice(-1)
      const { ok } = await mock.fetch(`/v2/bookings/${booking.reply.data.uid}/${move}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${mock.keys.owner}`,
          'content-type': 'application/json',
          'svc-api-version': '2024-08-13',
        },
        body: JSON.stringify(body),
      })
      if (!ok) throw new Error(`The service does not ${move}`)
    },
    async close() {
      app.close()
      await mock.close()
    },
  }
}
