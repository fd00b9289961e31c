import type { Exchange, MockOptions } from '../../src/index.js'
import { type Assembled, assembleMock } from '../../src/mock.js'
import { type Answered, ask, bookingsVersion as version } from '../client.js'

/** A mock on a frozen clock, with everything it told of its requests. */
export const aFaultyMock = async (
  options: MockOptions = {},
): Promise<Assembled & { readonly told: readonly Exchange[] }> => {
  const told: Exchange[] = []
  const onRequest = (exchange: Exchange): void => void told.push(exchange)
  const opened = await assembleMock({
    scenario: 'personal',
    now: '2026-01-05T09:00:00Z',
    freeze: true,
    onRequest,
    ...options,
  })
  return { ...opened, told }
}

/** Books the event type `intro` at the given hour of a free day. */
export const book = ({ mock }: Pick<Assembled, 'mock'>, hour = 10, headers = {}): Promise<Answered> =>
  ask(mock, 'POST /v2/bookings', {
    version,
    headers,
    body: {
      start: `2026-01-12T${hour}:00:00Z`,
      eventTypeId: mock.ids['eventType.intro'],
      attendee: { name: 'Cleo Carver', email: 'cleo@example.com', timeZone: 'Europe/London' },
    },
  })

/** Statuses of so many requests for the own profile, one after the other. */
export const statuses = async ({ mock }: Pick<Assembled, 'mock'>, count: number, as = 'owner'): Promise<number[]> => {
  const found: number[] = []
  while (found.length < count) found.push((await ask(mock, 'GET /v2/me', { as })).status)
  return found
}
