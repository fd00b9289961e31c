import type { Mock } from '../../src/index.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { type Answered, type Ask, ask, bookingsVersion } from '../client.js'

/** When the desk's story plays: Monday, 5 January 2026, 09:00 UTC. */
export const deskNow = '2026-01-05T09:00:00Z'

const personal = <Given extends { title: string }>(given: Given) =>
  ({ owner: 'ada', lengthInMinutes: 30, ...given }) as const
const ofTeam = <Given extends { title: string }>(given: Given) =>
  ({ team: 'support', lengthInMinutes: 30, schedulingType: 'roundRobin', ...given }) as const

/** An event type for every way in which a wish to book can go wrong or right. */
export const desk: Scenario = {
  format: 1,
  story: 'A person and a team with an event type for every way to book',
  users: {
    ada: { name: 'Ada Archer' },
    ben: { name: 'Ben Brook', timeZone: 'Europe/Berlin' },
    cleo: { name: 'Cleo Carver', timeZone: 'Asia/Kathmandu' },
    dan: { name: 'Dan Dale' },
  },
  organizations: {
    harbour: { name: 'Harbour', slug: 'harbour', members: { ada: 'MEMBER', ben: 'OWNER', cleo: 'MEMBER' } },
    island: { name: 'Island', slug: 'island', members: { dan: 'OWNER' } },
  },
  teams: {
    support: {
      name: 'Support',
      slug: 'support',
      organization: 'harbour',
      members: { ada: 'OWNER', ben: 'MEMBER', cleo: 'MEMBER' },
    },
  },
  eventTypes: {
    intro: personal({ title: 'Intro call', slug: 'intro' }),
    closed: personal({ title: 'Closed', bookingRequiresAuthentication: true }),
    form: personal({
      title: 'Form',
      bookingFields: [
        { type: 'text', slug: 'topic', label: 'Topic', required: true },
        { type: 'select', slug: 'level', label: 'Level', options: ['some', 'a lot'] },
      ],
    }),
    phone: personal({
      title: 'Phone',
      bookingFields: [{ type: 'phone', slug: 'mobile', label: 'Mobile', required: true }],
    }),
    several: personal({ title: 'Several', lengthInMinutesOptions: [30, 60] }),
    place: personal({ title: 'Place', locations: [{ type: 'address', address: '1 Quay Street', public: true }] }),
    verified: personal({ title: 'Verified', requiresBookerEmailVerification: true }),
    alone: personal({ title: 'Alone', disableGuests: true }),
    asked: personal({
      title: 'Asked',
      confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: false },
    }),
    paid: personal({ title: 'Paid', price: 500 }),
    weekly: personal({ title: 'Weekly', recurrence: { interval: 1, occurrences: 3, frequency: 'weekly' } }),
    talk: personal({
      title: 'Talk',
      seats: { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true },
    }),
    class: personal({
      title: 'Class',
      seats: { seatsPerTimeSlot: 9, showAttendeeInfo: false, showAvailabilityCount: true },
    }),
    course: personal({
      title: 'Course',
      recurrence: { interval: 1, occurrences: 2, frequency: 'weekly' },
      seats: { seatsPerTimeSlot: 9, showAttendeeInfo: true, showAvailabilityCount: true },
    }),
    turns: ofTeam({ title: 'Turns', hosts: ['ada', 'ben', 'cleo'] }),
    guarded: ofTeam({ title: 'Guarded', hosts: ['ben', 'cleo'], bookingRequiresAuthentication: true }),
    panel: ofTeam({ title: 'Panel', schedulingType: 'collective', hosts: ['ada', 'ben'] }),
    template: ofTeam({ title: 'Template', schedulingType: 'managed', hosts: ['cleo'] }),
    empty: ofTeam({ title: 'Empty' }),
  },
  credentials: {
    owner: { kind: 'apiKey', user: 'ada' },
    admin: { kind: 'apiKey', user: 'ben' },
    host: { kind: 'apiKey', user: 'cleo' },
    outsider: { kind: 'apiKey', user: 'dan' },
  },
}

/** A booker, Dan Dale unless a test says otherwise. */
export const booker = (given: object = {}) => ({
  name: 'Dan Dale',
  email: 'dan@example.com',
  timeZone: 'Europe/London',
  ...given,
})

/** Sends a wish to book an event type of the scenario by its key, or none where the key is empty, on 2026-01-12 at 10:00 UTC unless the body says otherwise. */
export const book = (mock: Mock, eventType: string, body: object = {}, options: Ask = {}): Promise<Answered> =>
  ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    ...options,
    body: {
      start: '2026-01-12T10:00:00Z',
      ...(eventType !== '' && { eventTypeId: mock.ids[`eventType.${eventType}`] }),
      attendee: booker(),
      ...body,
    },
  })
