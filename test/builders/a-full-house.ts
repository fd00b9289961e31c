import type { Scenario } from '../../src/index.js'

/** A little of everything that a world can hold, on the organization of the scenario `organization-roles`. */
export const aFullHouse: Scenario = {
  format: 1,
  story: 'An organization in which there is one of everything.',
  extends: 'organization-roles',
  now: '2026-01-05T09:00:00Z',
  users: {
    ada: {
      busy: [{ from: '+1d 12:00 Europe/London', to: '+1d 13:00 Europe/London' }],
      secondaryEmails: [{ email: 'ada.archer@example.com' }],
      metadata: { floor: '3' },
    },
  },
  schedules: {
    ada: { owner: 'ada', overrides: [{ date: '2026-01-09', startTime: '10:00', endTime: '11:00' }] },
  },
  eventTypes: {
    solo: {
      ...{ owner: 'ada', title: 'Solo', slug: 'solo', lengthInMinutes: 30, lengthInMinutesOptions: [30, '60'] },
      locations: [{ type: 'address', address: 'Quay 1', public: true }, { type: 'attendeePhone' }],
      bookingFields: [{ type: 'select', slug: 'size', label: 'Size', options: ['S', 'L'], required: false }],
      bookingLimitsCount: { day: 3 },
      bookingWindow: { type: 'businessDays', value: 20, rolling: true },
      bookerActiveBookingsLimit: { maximumActiveBookings: 9, offerReschedule: true },
      metadata: { colour: 'sea' },
    },
    asking: {
      ...{ owner: 'ada', title: 'Asking', slug: 'asking', lengthInMinutes: 60, afterEventBuffer: 15 },
      confirmationPolicy: {
        type: 'time',
        noticeThreshold: { unit: 'hours', count: 500 },
        blockUnconfirmedBookingsInBooker: true,
      },
    },
    weekly: {
      ...{ owner: 'ada', title: 'Weekly', slug: 'weekly', lengthInMinutes: 15 },
      recurrence: { interval: 1, occurrences: 3, frequency: 'weekly' },
    },
    class: {
      ...{ team: 'support', title: 'Class', slug: 'class', lengthInMinutes: 60 },
      ...{ schedulingType: 'collective', hosts: ['dan'] },
      seats: { seatsPerTimeSlot: 3, showAttendeeInfo: false, showAvailabilityCount: true },
    },
    onboarding: {
      ...{ team: 'support', title: 'Onboarding', slug: 'onboarding', lengthInMinutes: 30 },
      ...{ schedulingType: 'managed', assignAllTeamMembers: true },
    },
  },
  bookings: {
    solo: {
      ...{ eventType: 'solo', start: '+3d 10:00 Europe/London', guests: ['guest@example.com'] },
      attendee: { name: 'Ivy Irwin', email: 'ivy@example.com' },
      calendarLinks: [{ label: 'Example Calendar', link: 'https://calendar.example.com/add' }],
      references: [{ type: 'example_calendar', eventUid: 'event-solo' }],
      conferencingSessions: [{ participants: [{ userName: 'Ivy Irwin' }] }],
    },
    asking: {
      ...{ eventType: 'asking', start: '+3d 12:00 Europe/London', status: 'pending' },
      attendee: { name: 'Ivy Irwin', email: 'ivy@example.com' },
    },
    weekly: {
      ...{ eventType: 'weekly', start: '+4d 09:00 Europe/London' },
      attendee: { name: 'Ivy Irwin', email: 'ivy@example.com' },
    },
    class: {
      ...{ eventType: 'class', start: '+4d 14:00 Europe/London' },
      seats: [{ name: 'Ivy Irwin', email: 'ivy@example.com', responses: { notes: 'New here.' } }],
    },
  },
  payments: { solo: { booking: 'solo', amount: 1500 } },
  webhooks: {
    organization: {
      ...{ organization: 'harbour', subscriberUrl: 'http://127.0.0.1:4011/organization', secret: 'harbour' },
      triggers: ['BOOKING_CREATED', 'MEETING_ENDED'],
    },
    solo: { eventType: 'solo', subscriberUrl: 'http://127.0.0.1:4011/solo', triggers: ['BOOKING_CREATED'] },
  },
  oauthClients: { client: { user: 'ada', organization: 'harbour' } },
  credentials: { client: { kind: 'oauthClient', client: 'client' } },
}
