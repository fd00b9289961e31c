/** How the app reaches the service. */
export interface Reach {
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  readonly key: string
  readonly eventTypeId: number
  readonly headers?: Readonly<Record<string, string>>
}

const versioned = { 'svc-api-version': '2024-08-13' }

/** Everything that the app does, as it should and with one fault planted in each; each asks on the line of its name. */
export const deeds = {
  'lists bookings': async (to) => await to.ask('/v2/bookings?take=5', getting(to, versioned)),
  books: async (to) => await to.ask('/v2/bookings', posting(to, versioned, {})),
  'missing header': async (to) => await to.ask('/v2/bookings', posting(to, {}, {})),
  'missing header where it is needed': async (to) => await to.ask('/v2/bookings/abc/location', patching(to)),
  'unknown field': async (to) => await to.ask('/v2/bookings', posting(to, versioned, { shoeSize: 43 })),
  'wrong type': async (to) => await to.ask('/v2/bookings', posting(to, versioned, { guests: 'kim@example.com' })),
  'long metadata key': async (to) => await to.ask('/v2/bookings', posting(to, versioned, { metadata })),
  'plain-string location': async (to) => await to.ask('/v2/bookings', posting(to, versioned, { location })),
  'deprecated meetingUrl': async (to) => await to.ask('/v2/bookings', posting(to, versioned, { meetingUrl })),
  'undescribed path': async (to) => await to.ask('/v2/booking', posting(to, versioned, {})),
} as const satisfies Record<string, (to: Reach) => Promise<Response>>

/** Name of something that the app does. */
export type Deed = keyof typeof deeds

const metadata = { ['k'.repeat(41)]: 'x' }
const location = 'My office'
const meetingUrl = 'https://meet.example.com/kim'
let hour = 8

const headersOf = ({ key, headers }: Reach, more: object) => ({
  ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  ...headers,
  ...more,
})

const getting = (to: Reach, more: object): RequestInit => ({ headers: headersOf(to, more) })

/** A booking that nobody made before. */
const posting = (to: Reach, more: object, parts: object): RequestInit => {
  hour = hour === 16 ? 9 : hour + 1
  const attendee = { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }
  const start = `2026-01-09T${String(hour).padStart(2, '0')}:00:00Z`
  const body = JSON.stringify({ start, eventTypeId: to.eventTypeId, attendee, ...parts })
  return { method: 'POST', headers: headersOf(to, more), body }
}

const patching = (to: Reach): RequestInit => ({ method: 'PATCH', headers: headersOf(to, {}), body: '{}' })
