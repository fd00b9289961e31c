import fc from 'fast-check'

/** A request as a careless or hostile client might send it. */
export interface OddRequest {
  readonly request: `${string} /${string}`
  readonly version: string
  readonly body?: object
}

const usual = '2026-01-12T10:00:00Z'

const dates = fc.oneof(
  fc.constantFrom(
    ...[
      '0001-01-01T00:00:00Z',
      '0000-01-01',
      '9999-12-31T23:59:59Z',
      '9999-12-31T23:59:59-23:59',
      '9999-12-31',
      '0001-01-01',
    ],
    ...[
      '2026-02-30T10:00:00Z',
      '2026-13-01',
      '2026-01-12T25:00:00Z',
      '2026-01-12T10:00:00+99:99',
      '+275760-09-13T00:00:00Z',
    ],
    ...[
      '-271821-04-20T00:00:00Z',
      'tomorrow',
      '',
      ' ',
      '1e99',
      '2026-01-12T10:00:00.123456789123Z',
      '2026-W03-1',
      '2011-12-30',
    ],
    ...['2026-03-29T01:30:00', '1969-12-31', '2026-02-29', '2024-02-29'],
  ),
  fc.constant(usual),
)

const numbers = fc.constantFrom<unknown>(
  ...[0, -1, 1, 15, 0.5, 1e6, 1_000_001, 2 ** 31, 2 ** 53, 1e300, -1e300, '30', 'thirty', null, true, [], {}],
)

const zones = fc.constantFrom(
  ...[
    'Europe/London',
    'Mars/Olympus',
    '',
    'utc',
    '+05:45',
    'Etc/GMT+25',
    '../../etc/passwd',
    'Europe/London\u0000',
    'EST5EDT',
  ],
  ...['Pacific/Apia', 'x'.repeat(10_000), '__proto__'],
)

const guests = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>([], ['cleo@example.com'], ['nobody'], 'cleo@example.com', [null]), weight: 8 },
  {
    arbitrary: fc
      .constantFrom(10_000)
      .map((count) => Array.from({ length: count }, (_, at) => `guest-${at}@example.com`)),
    weight: 1,
  },
)

const dateOnly = fc.constantFrom('2026-02-30', '0001-01-01', '9999-12-31', '2026-01-12', '10000-01-01', '', 'x')
const times = fc.constantFrom('09:00', '17:00', '24:00', '25:61', '9', '', '00:00', '23:59', '-1:00')

/** Some of these members, none left out or several. */
const some = (members: Record<string, fc.Arbitrary<unknown>>) => fc.record(members, { requiredKeys: [] })

const query = (members: Record<string, fc.Arbitrary<unknown>>) =>
  some(members).map(
    (found) => new URLSearchParams(Object.entries(found).map(([key, value]): [string, string] => [key, String(value)])),
  )

const bookings = '2024-08-13'
const eventTypes = '2024-06-14'
const slots = '2024-09-04'
const schedules = '2024-06-11'

const attendee = fc
  .record({ timeZone: zones })
  .map((given) => ({ name: 'Dan Dale', email: 'dan@example.com', ...given }))

const eventTypeSettings = some({
  lengthInMinutes: numbers,
  slotInterval: numbers,
  minimumBookingNotice: numbers,
  beforeEventBuffer: numbers,
  afterEventBuffer: numbers,
  offsetStart: numbers,
  scheduleId: numbers,
  bookingLimitsCount: some({ day: numbers, week: numbers, month: numbers, year: numbers }),
  bookingLimitsDuration: some({ day: numbers, week: numbers, month: numbers, year: numbers }),
  bookingWindow: fc.oneof(
    some({ type: fc.constantFrom('calendarDays', 'businessDays', 'x'), value: numbers, rolling: fc.boolean() }),
    fc.tuple(dateOnly, dateOnly).map((value) => ({ type: 'range', value })),
  ),
  seats: some({ seatsPerTimeSlot: numbers }),
  recurrence: some({
    interval: numbers,
    occurrences: numbers,
    frequency: fc.constantFrom('yearly', 'monthly', 'weekly', 'daily'),
  }),
  confirmationPolicy: some({
    type: fc.constantFrom('always', 'time'),
    noticeThreshold: some({ unit: fc.constantFrom('minutes', 'hours'), count: numbers }),
  }),
  onlyShowFirstAvailableSlot: fc.boolean(),
  showOptimizedSlots: fc.boolean(),
})

const schedule = some({
  timeZone: zones,
  availability: fc.array(
    some({ days: fc.constantFrom(['Monday'], [], ['Blursday'], 'Monday'), startTime: times, endTime: times }),
    { maxLength: 3 },
  ),
  overrides: fc.array(some({ date: dateOnly, startTime: times, endTime: times }), { maxLength: 3 }),
})

const ids = fc.constantFrom<unknown>(10001, 10002, 10003, 10004, 10005, 99_999, 0, -1, 2 ** 53, 1e21, 'x', '')
const uids = fc.constantFrom('first', 'none', 'past', 'cancelled')

/** Creates, changes and lists, with a date, length, zone, number or list that is out of the ordinary. `{uid}` stands for a booking's. */
export const anOddRequest: fc.Arbitrary<OddRequest & { readonly uid: string }> = fc
  .tuple(
    uids,
    fc.oneof(
      fc
        .tuple(
          fc.record({ start: dates, attendee, eventTypeId: ids }),
          some({ lengthInMinutes: numbers, guests, recurrenceCount: numbers }),
        )
        .map(([needed, other]) => to('POST /v2/bookings', bookings, { ...needed, ...other })),
      query({
        start: dates,
        end: dates,
        timeZone: zones,
        eventTypeId: ids,
        duration: numbers,
        usernames: fc.constant('ada,ben'),
      }).map((found) => to(`GET /v2/slots?${found}`, slots)),
      fc
        .record({ start: dates, end: dates, timeZone: zones, eventTypeId: fc.constantFrom(10001, 10002, 10003, 10004) })
        .map((found) => to(`GET /v2/slots?${new URLSearchParams(found as unknown as Record<string, string>)}`, slots)),
      some({ eventTypeId: ids, slotStart: dates, slotDuration: numbers, reservationDuration: numbers }).map((body) =>
        to('POST /v2/slots/reservations', slots, body),
      ),
      some({ start: dates, rescheduledBy: fc.constantFrom('x', 'ada@example.com') }).map((body) =>
        to('POST /v2/bookings/{uid}/reschedule', bookings, body),
      ),
      guests.map((found) =>
        to('POST /v2/bookings/{uid}/guests', bookings, {
          guests: Array.isArray(found) ? found.map((email) => ({ email })) : found,
        }),
      ),
      schedule.map((body) => to('POST /v2/schedules', schedules, { name: 'Hours', isDefault: true, ...body })),
      schedule.map((body) => to('PATCH /v2/schedules/20001', schedules, body)),
      fc
        .tuple(eventTypeSettings, fc.nat())
        .map(([body, number]) =>
          to('POST /v2/event-types', eventTypes, { title: 'Odd', slug: `odd-${number}`, ...body }),
        ),
      eventTypeSettings.map((body) => to('PATCH /v2/event-types/10001', eventTypes, body)),
      query({ afterStart: dates, beforeEnd: dates, take: numbers, skip: numbers, eventTypeIds: ids }).map((found) =>
        to(`GET /v2/bookings?${found}`, bookings),
      ),
    ),
  )
  .map(([uid, request]) => ({ ...request, uid }))

const to = (request: `${string} /${string}`, version: string, body?: object): OddRequest => ({
  request,
  version,
  ...(body && { body }),
})
