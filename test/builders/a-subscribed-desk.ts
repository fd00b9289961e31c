import type { Delivery } from '../../src/delivery/delivery.js'
import { triggers } from '../../src/domain/webhook/trigger.js'
import { replies } from '../../src/generated/validators.deliveries.js'
import type { MockOptions } from '../../src/mock/mock-options.js'
import { assembleMock } from '../../src/mock.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { type Answered, type Ask, ask, bookingsVersion } from '../client.js'

/** When the story plays: Monday, 5 January 2026, 09:00 UTC. */
export const subscribedNow = '2026-01-05T09:00:00.000Z'

const personal = <Given extends { title: string }>(given: Given) =>
  ({ owner: 'ada', lengthInMinutes: 30, ...given }) as const
const always = { type: 'always', blockUnconfirmedBookingsInBooker: false } as const
const weekly = { interval: 1, occurrences: 2, frequency: 'weekly' } as const
const seats = { seatsPerTimeSlot: 3, showAttendeeInfo: false, showAvailabilityCount: true } as const

/** Bookings of every kind that subscribers are told of; Ada's webhook hears everything. */
export const subscribedDesk: Scenario = {
  format: 1,
  story: 'Bookings of every kind that subscribers are told of',
  organizations: { harbour: { name: 'Harbour', members: { ada: 'MEMBER', ben: 'MEMBER', cleo: 'MEMBER' } } },
  teams: { crew: { organization: 'harbour', name: 'Crew', members: { ada: 'MEMBER', ben: 'MEMBER', cleo: 'MEMBER' } } },
  users: {
    ada: { name: 'Ada Archer', timeZone: 'Asia/Kathmandu' },
    ben: { name: 'Ben Brook' },
    cleo: { name: 'Cleo Carver' },
  },
  eventTypes: {
    intro: personal({ title: 'Intro', description: 'To get to know each other.' }),
    asked: personal({ title: 'Asked', confirmationPolicy: always }),
    weekly: personal({ title: 'Weekly', recurrence: weekly }),
    askedWeekly: personal({ title: 'Asked weekly', recurrence: weekly, confirmationPolicy: always }),
    talk: personal({ title: 'Talk', seats }),
    paid: personal({ title: 'Paid', price: 5000, currency: 'eur' }),
    paidWeekly: personal({ title: 'Paid weekly', price: 5000, recurrence: weekly }),
    paidAsked: personal({ title: 'Paid and asked', price: 5000, confirmationPolicy: always }),
    paidTalk: personal({ title: 'Paid talk', price: 5000, seats }),
    now: { team: 'crew', title: 'Now', lengthInMinutes: 15, schedulingType: 'collective', hosts: ['ada', 'ben'] },
  },
  webhooks: {
    all: { user: 'ada', subscriberUrl: 'http://127.0.0.1:4011/all', triggers: [...triggers], secret: 'desk-secret' },
  },
  credentials: { owner: { kind: 'apiKey', user: 'ada' }, host: { kind: 'apiKey', user: 'ben' } },
}

/** What a delivery carries, parsed. */
export interface Told {
  readonly triggerEvent: string
  readonly createdAt: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was told
  readonly payload: any
}

/** What a default body tells; it must be as the documents describe it. */
const toldIn = ({ trigger, body }: Delivery): Told => {
  const told = JSON.parse(body)
  const isRight = replies[trigger]
  if (!isRight?.(told)) throw new Error(`${trigger} leaves the contract: ${JSON.stringify(isRight?.errors)}`)
  return told
}

/** A mock on a frozen clock with what it delivers, by id; `fresh` is what came since it was last asked. */
export const openOutbox = async (options: MockOptions = {}) => {
  const assembled = await assembleMock({ scenario: subscribedDesk, now: subscribedNow, freeze: true, ...options })
  const { mock, engine, house } = assembled
  const { world, stir } = house.main
  mock.onDelivery(() => 200)
  let seen = 0
  const waiting = (): readonly Delivery[] => {
    stir()
    return mock.deliveries.all()
  }
  const fresh = (): readonly Delivery[] => {
    const entries = waiting().filter(({ id }) => id > seen)
    seen = Math.max(seen, ...entries.map(({ id }) => id))
    return entries
  }
  return {
    ...{ mock, engine, world, waiting, fresh },
    /** The triggers of what is fresh. */
    heard: () => fresh().map(({ trigger }) => trigger),
    /** What is fresh, parsed. */
    told: () => fresh().map(toldIn),
  }
}

export type Outbox = Awaited<ReturnType<typeof openOutbox>>

/** Dan Dale in New York, a booker. */
export const dan = { name: 'Dan Dale', email: 'dan@example.com', timeZone: 'America/New_York' }

/** Books an event type of the scenario by its key on 2026-01-12, 10:00 UTC; answers the data. */
export const booked = async ({ mock }: Outbox, eventType: string, more: object = {}) => {
  const body = {
    start: '2026-01-12T10:00:00Z',
    eventTypeId: mock.ids[`eventType.${eventType}`],
    attendee: dan,
    ...more,
  }
  const { status, body: reply } = await ask(mock, 'POST /v2/bookings', { version: bookingsVersion, body })
  if (status !== 201) throw new Error(JSON.stringify(reply))
  return reply.data
}

/** Does something with a booking as its owner, unless said otherwise: `change(outbox, 'cancel', uid, {…})`. */
export const changed = (
  { mock }: Outbox,
  { uid, what, ...options }: { readonly uid: string; readonly what: string } & Ask,
): Promise<Answered> =>
  ask(mock, `POST /v2/bookings/${uid}/${what}`, { as: 'owner', version: bookingsVersion, ...options })
