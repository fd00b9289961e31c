import { createMock, type Mock } from '../../src/index.js'
import type { MockOptions } from '../../src/mock/mock-options.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { type Ask, ask, bookingsVersion } from '../client.js'

/** When the story plays: Monday, 5 January 2026, 09:00 UTC. */
export const changingNow = '2026-01-05T09:00:00.000Z'

const personal = <Given extends { title: string }>(given: Given) =>
  ({ owner: 'ada', lengthInMinutes: 30, ...given }) as const
const ofTeam = <Given extends { title: string }>(given: Given) =>
  ({ team: 'crew', lengthInMinutes: 30, schedulingType: 'roundRobin', hosts: ['ben', 'cleo'], ...given }) as const

const always = { type: 'always', blockUnconfirmedBookingsInBooker: false } as const
const weekly = (occurrences: number) => ({ interval: 1, occurrences, frequency: 'weekly' }) as const
const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: true, showAvailabilityCount: true } as const
const dan = { name: 'Dan Dale', email: 'dan@example.com' }

/** Bookings of every kind that can be cancelled, moved, confirmed and declined, or not; Ada's own, and those of the team Crew. */
export const changingDesk: Scenario = {
  format: 1,
  story: 'Bookings of every kind that can be changed, or not',
  organizations: {
    harbour: {
      name: 'Harbour',
      members: { ada: 'MEMBER', ben: 'MEMBER', cleo: 'MEMBER', gus: 'MEMBER', eve: 'ADMIN' },
    },
  },
  teams: { crew: { organization: 'harbour', name: 'Crew', members: { ben: 'MEMBER', cleo: 'MEMBER', gus: 'ADMIN' } } },
  users: {
    ada: { name: 'Ada Archer' },
    ben: { name: 'Ben Brook' },
    cleo: { name: 'Cleo Carver' },
    dan: { name: 'Dan Dale' },
    eve: { name: 'Eve Ellis' },
    gus: { name: 'Gus Gray' },
    ivy: { name: 'Ivy Iles', isSystemAdmin: true },
    mia: { name: 'Mia Moss', managedBy: 'platform' },
  },
  eventTypes: {
    intro: personal({ title: 'Intro' }),
    fixed: personal({ title: 'Fixed', disableCancelling: { disabled: true }, disableRescheduling: { disabled: true } }),
    late: personal({ title: 'Late', disableRescheduling: { minutesBefore: 60 } }),
    again: personal({
      title: 'Again',
      allowReschedulingCancelledBookings: true,
      allowReschedulingPastBookings: true,
    }),
    asked: personal({ title: 'Asked', confirmationPolicy: always }),
    paid: personal({ title: 'Paid', price: 500 }),
    named: personal({ title: 'Named', customName: '{Scheduler} at {Location}' }),
    once: personal({
      title: 'Once',
      bookingLimitsCount: { day: 1 },
      bookerActiveBookingsLimit: { maximumActiveBookings: 1, offerReschedule: false },
    }),
    brief: personal({ title: 'Brief', bookingLimitsDuration: { day: 30 } }),
    verified: personal({ title: 'Verified', requiresBookerEmailVerification: true }),
    weekly: personal({ title: 'Weekly', recurrence: weekly(3) }),
    askedWeekly: personal({ title: 'Asked weekly', recurrence: weekly(3), confirmationPolicy: always }),
    talk: personal({ title: 'Talk', seats }),
    class: personal({ title: 'Class', seats: { ...seats, showAttendeeInfo: false } }),
    course: personal({ title: 'Course', seats, recurrence: weekly(2) }),
    chat: { owner: 'mia', title: 'Chat', lengthInMinutes: 30 },
    turns: ofTeam({ title: 'Turns' }),
    same: ofTeam({ title: 'Same', rescheduleWithSameRoundRobinHost: true }),
    led: ofTeam({
      title: 'Led',
      rescheduleWithSameRoundRobinHost: true,
      hosts: [{ user: 'gus', mandatory: true }, 'ben', 'cleo'],
    }),
    panel: ofTeam({ title: 'Panel', schedulingType: 'collective', confirmationPolicy: always }),
  },
  bookings: {
    first: {
      uid: 'first',
      eventType: 'intro',
      start: '2026-01-06T10:00:00Z',
      attendee: dan,
      guests: ['fay@example.com'],
    },
    past: { uid: 'past', eventType: 'intro', start: '2026-01-05T08:30:00Z', attendee: dan },
    running: { uid: 'running', eventType: 'intro', start: '2026-01-05T08:31:00Z', attendee: dan },
    fixed: { uid: 'fixed', eventType: 'fixed', start: '2026-01-06T11:00:00Z', attendee: dan },
    late: { uid: 'late', eventType: 'late', start: '2026-01-05T10:00:00Z', attendee: dan },
    pastAgain: { uid: 'past-again', eventType: 'again', start: '2026-01-02T10:00:00Z', attendee: dan },
    again: { uid: 'again', eventType: 'again', start: '2026-01-06T12:00:00Z', attendee: dan, status: 'cancelled' },
    asked: { uid: 'asked', eventType: 'asked', start: '2026-01-06T13:00:00Z', attendee: dan, status: 'pending' },
    rejected: { uid: 'rejected', eventType: 'again', start: '2026-01-06T13:00:00Z', attendee: dan, status: 'rejected' },
    paid: { uid: 'paid', eventType: 'paid', start: '2026-01-06T14:00:00Z', attendee: dan },
    chat: { uid: 'chat', eventType: 'chat', start: '2026-01-06T14:00:00Z', attendee: dan },
    verified: { uid: 'verified', eventType: 'verified', start: '2026-01-06T15:00:00Z', attendee: dan },
    instant: {
      uid: 'instant',
      eventType: 'turns',
      host: 'ben',
      start: '2026-01-05T09:00:00Z',
      attendee: dan,
      status: 'awaiting_host',
    },
    panel: { uid: 'panel', eventType: 'panel', start: '2026-01-06T16:00:00Z', attendee: dan, status: 'pending' },
  },
  oauthClients: { platform: { user: 'ada' } },
  credentials: {
    owner: { kind: 'apiKey', user: 'ada' },
    platform: { kind: 'oauthClient', client: 'platform' },
    managed: { kind: 'accessToken', user: 'mia' },
    ben: { kind: 'apiKey', user: 'ben' },
    cleo: { kind: 'apiKey', user: 'cleo' },
    booker: { kind: 'apiKey', user: 'dan' },
    orgAdmin: { kind: 'apiKey', user: 'eve' },
    teamAdmin: { kind: 'apiKey', user: 'gus' },
    systemAdmin: { kind: 'apiKey', user: 'ivy' },
  },
}

/** The desk under a clock that stands still, at its own moment unless a test says otherwise. */
export const openChangingDesk = (options: Partial<MockOptions> = {}): Promise<Mock> =>
  createMock({ scenario: changingDesk, now: changingNow, freeze: true, ...options })

/** Sends `cancel`, `reschedule`, `confirm` or `decline` to a booking, in the current version. */
export const change = (
  mock: Mock,
  action: 'cancel' | 'reschedule' | 'confirm' | 'decline',
  { uid, ...options }: Ask & { readonly uid: string },
) => ask(mock, `POST /v2/bookings/${uid}/${action}`, { version: bookingsVersion, ...options })

/** The booking, or the occurrences of the series, as the owner reads them. */
export const read = async (mock: Mock, uid: string, as = 'owner') =>
  (await ask(mock, `GET /v2/bookings/${uid}`, { as, version: bookingsVersion })).body.data

/** Books an event type by its key, on 2026-01-12 at 10:00 UTC for Dan Dale unless the body says otherwise. */
export const bookAt = async (mock: Mock, eventType: string, body: object = {}) => {
  const eventTypeId = mock.ids[`eventType.${eventType}`]
  const attendee = { ...dan, timeZone: 'Europe/London' }
  const answer = await ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    body: { start: '2026-01-12T10:00:00Z', eventTypeId, attendee, ...body },
  })
  if (answer.status !== 201) throw new Error(answer.body.error.message)
  return answer.body.data
}

/** Somebody with a seat: `seatFor('kim')`. */
export const seatFor = (name: string) => ({
  attendee: { name, email: `${name}@example.com`, timeZone: 'Europe/London' },
})
