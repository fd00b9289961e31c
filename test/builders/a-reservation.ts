import { createMock } from '../../src/index.js'
import { type Ask, ask } from '../client.js'

/** Version of the specification's successor for slots. */
export const slotsVersion = '2024-09-04'

/** The start of a slot that is free in the scenario `personal`. */
export const freeStart = '2026-01-08T09:00:00.000Z'

/** The scenario `personal` at a standing clock: nine o'clock of a Monday, a booking of Ada's on Wednesday at ten. */
export const aMockOfSlots = () => createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })

/** What the scenario of slots makes. */
export type MockOfSlots = Awaited<ReturnType<typeof aMockOfSlots>>

/** Asks to keep a slot of Ada's intro call, Thursday at nine unless told otherwise, as nobody in particular. */
export const reserve = async (
  body: Record<string, unknown> = {},
  { mock, ...options }: Ask & { mock?: MockOfSlots } = {},
) => {
  const asked = mock ?? (await aMockOfSlots())
  const sent = { eventTypeId: asked.ids['eventType.intro'], slotStart: freeStart, ...body }
  const answered = await ask(asked, 'POST /v2/slots/reservations', { version: slotsVersion, body: sent, ...options })
  return { ...answered, mock: asked, uid: String(answered.body?.data?.reservationUid) }
}

/** Asks about a reservation by its uid. */
export const askReservation = (mock: MockOfSlots, request: `${string} ${string}`, options: Ask = {}) => {
  const [method, uid] = request.split(' ')
  return ask(mock, `${method} /v2/slots/reservations/${uid}`, { version: slotsVersion, ...options })
}
