import type { Scenario } from '../../src/scenario/scenario.js'

/** When the rotation's story plays: Monday, 5 January 2026, 09:00 UTC. */
export const rotationNow = '2026-01-05T09:00:00.000Z'

const key = (user: string) => ({ kind: 'apiKey', user }) as const
const robin = { name: 'Robin', email: 'robin@example.com', timeZone: 'Asia/Kathmandu' }
const at = (hour: string) => `2026-01-06T${hour}:00:00Z`
const booked = (uid: string, eventType: string, hour: string) => ({ uid, eventType, start: at(hour), attendee: robin })

/**
 * The Crew, whose hosts Ada, Ben and Cleo take turns; Dan is admin of the Crew, Fay of its organization, Jon a plain member.
 *
 * Robin books and calls with his own account, as does Gus, a guest of his; Eve has nothing to do with any of it.
 */
export const rotation: Scenario = {
  format: 1,
  story: 'Hosts take turns, and hand their bookings over.',
  organizations: { harbour: { name: 'Harbour', members: { fay: 'ADMIN', ada: 'MEMBER', dan: 'MEMBER' } } },
  teams: {
    crew: {
      name: 'Crew',
      organization: 'harbour',
      members: { ada: 'MEMBER', ben: 'MEMBER', cleo: 'MEMBER', dan: 'ADMIN', jon: 'MEMBER' },
    },
  },
  users: {
    ada: { id: 1001, name: 'Ada Archer' },
    ben: { id: 1002, name: 'Ben Brook' },
    cleo: { id: 1003, name: 'Cleo Carver' },
    dan: {},
    eve: {},
    fay: {},
    gus: {},
    jon: {},
    robin: {},
    root: { isSystemAdmin: true },
  },
  eventTypes: {
    call: { team: 'crew', title: 'Call', schedulingType: 'roundRobin', hosts: ['ada', 'ben', 'cleo'] },
    led: {
      team: 'crew',
      title: 'Led',
      schedulingType: 'roundRobin',
      hosts: [{ user: 'ada', mandatory: true }, 'ben', 'cleo'],
    },
    named: {
      team: 'crew',
      title: 'Named',
      schedulingType: 'roundRobin',
      hosts: ['ada', 'ben'],
      customName: '{Organiser} meets {Scheduler}',
    },
    favoured: {
      team: 'crew',
      title: 'Favoured',
      schedulingType: 'roundRobin',
      hosts: ['ada', 'ben', { user: 'cleo', priority: 'highest' }],
    },
    alone: { team: 'crew', title: 'Alone', schedulingType: 'roundRobin', hosts: ['ada'] },
    together: { team: 'crew', title: 'Together', schedulingType: 'collective', hosts: ['ada', 'ben'] },
    own: { owner: 'ada', title: 'Own' },
    closed: { owner: 'ada', title: 'Closed', disableGuests: true },
    hidden: { owner: 'ada', title: 'Hidden', seats: { seatsPerTimeSlot: 3, showAttendeeInfo: false } },
    shown: { owner: 'ada', title: 'Shown', seats: { seatsPerTimeSlot: 3, showAttendeeInfo: true } },
    series: { owner: 'ada', title: 'Series', recurrence: { interval: 1, occurrences: 2, frequency: 'weekly' } },
  },
  bookings: {
    call: { ...booked('call', 'call', '10'), guests: ['gus@example.com'] },
    led: booked('led', 'led', '12'),
    named: booked('named', 'named', '14'),
    retitled: { ...booked('retitled', 'named', '15'), title: 'About tides' },
    favoured: booked('favoured', 'favoured', '16'),
    alone: booked('alone', 'alone', '17'),
    together: booked('together', 'together', '18'),
    cancelled: { ...booked('cancelled', 'call', '19'), status: 'cancelled' },
    rejected: { ...booked('rejected', 'call', '20'), status: 'rejected' },
    own: booked('own', 'own', '21'),
    closed: booked('closed', 'closed', '22'),
    hidden: {
      uid: 'hidden',
      eventType: 'hidden',
      start: at('23'),
      seats: [robin, { name: 'Gus', email: 'gus@example.com' }],
    },
    shown: { uid: 'shown', eventType: 'shown', start: '2026-01-07T10:00:00Z', seats: [robin] },
    series: { eventType: 'series', start: '2026-01-08T10:00:00Z', attendee: robin },
  },
  credentials: {
    ada: key('ada'),
    ben: key('ben'),
    cleo: key('cleo'),
    dan: key('dan'),
    eve: key('eve'),
    fay: key('fay'),
    gus: key('gus'),
    jon: key('jon'),
    robin: key('robin'),
    root: key('root'),
  },
}
