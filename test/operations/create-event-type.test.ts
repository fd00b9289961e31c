import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { aMockOfEventTypes, refusalIn } from '../builders/a-team-event-type-request.js'
import { type Ask, ask, eventTypesVersion, restsOn } from '../client.js'

const valid = { title: 'Demo', slug: 'demo', lengthInMinutes: 30 }

const create = async (
  body: Record<string, unknown> = {},
  { alternatives = [], ...options }: Ask & { readonly alternatives?: readonly AlternativeId[] } = {},
) => {
  const mock = await aMockOfEventTypes(alternatives)
  const asked = { as: 'cleo', version: eventTypesVersion, body: { ...valid, ...body }, ...options }
  return { ...(await ask(mock, 'POST /v2/event-types', asked)), mock }
}

it('makes an event type of the caller, answers it with 201, and shows it from then on [XT-12] [XT-30]', async () => {
  const answered = await create()
  const { mock, body } = answered
  expect(answered.status).toBe(201)
  expect(body.data).toMatchObject({ ...valid, ownerId: mock.ids['user.cleo'], parentEventTypeId: null })
  expect(body.data.bookingUrl).toBe('https://svc.example.com/cleo/demo')
  expect(restsOn(answered)).toEqual([])
  const got = await ask(mock, `GET /v2/event-types/${body.data.id}`, { as: 'cleo', version: eventTypesVersion })
  expect(got.body).toEqual(body)
})

it('keeps its settings as those of a team do, slug normalised [XT-12] [EV-02] [EV-58]', async () => {
  const settings = {
    lengthInMinutesOptions: [15, '30'],
    locations: [{ type: 'integration', integration: 'svc-video' }, { type: 'attendeePhone' }],
    bookingWindow: { type: 'calendarDays', value: 7, disabled: false },
    seats: { seatsPerTimeSlot: 3, disabled: true },
    minimumBookingNotice: 60,
    customName: '{Event type title} for {Scheduler}',
    hidden: true,
  }
  const answered = await create({ ...settings, slug: 'My Démo' })
  expect(answered.body.data).toMatchObject({
    ...settings,
    slug: 'my-demo',
    bookingWindow: [{ type: 'calendarDays', value: 7, rolling: false }],
    seats: { disabled: true },
  })
  expect(restsOn(answered)).toContain('EV-02')
})

it('drops what only teams have, and says so [ER-07]', async () => {
  const answered = await create({ schedulingType: 'collective', hosts: [{ userId: 1 }] })
  expect(answered.status).toBe(201)
  expect(answered.headers.get('x-mock-warning')).toContain('schedulingType is not described here and was dropped')
  expect(answered.headers.get('x-mock-warning')).toContain('hosts is not described here and was dropped')
  expect(answered.body.data).not.toHaveProperty('hosts')
})

it.each([
  ['has no title', { title: undefined }, 'request.invalid', 'title'],
  ['has no length', { lengthInMinutes: undefined }, 'request.invalid', 'lengthInMinutes'],
  ['has the length 0', { lengthInMinutes: 0 }, 'request.invalid', 'lengthInMinutes'],
  ['has a slug of the owner', { slug: 'Intro' }, 'event_type.personal_slug_taken', 'the slug "intro" already'],
  ['has a slug without letters', { slug: '!!' }, 'event_type.slug_unusable', 'no letter or digit'],
  ['leaves its length out of the options', { lengthInMinutesOptions: [15] }, 'event_type.length_not_offered', '15'],
  [
    'names the app of teams',
    { locations: [{ type: 'organizersDefaultApp' }] },
    'event_type.location_for_teams_only',
    'only event types of a team',
  ],
  [
    'names an app that is not installed',
    { locations: [{ type: 'integration', integration: 'zoom' }] },
    'event_type.app_not_installed',
    'zoom',
  ],
  [
    'hides the e-mail field',
    { bookingFields: [{ type: 'email', required: true, hidden: true, label: 'E-mail' }] },
    'event_type.email_field_needed',
    'hidden',
  ],
  ['has an unknown variable', { customName: '{Nobody}' }, 'event_type.custom_name_unknown_variable', 'Nobody'],
])('refuses one that %s [EV-01] [EV-02] [EV-10] [EV-24] [EV-27] [EV-28]', async (_what, body, name, telling) => {
  expect(refusalIn(await create(body))).toEqual([400, name, expect.stringContaining(telling)])
})

it('lets another owner use the same slug [EV-02]', async () => {
  expect((await create({ slug: 'intro' }, { as: 'dan' })).status).toBe(201)
})

it.each(['owner', 'fay', 'client'])('is open to anybody with credentials: %s [XT-34]', async (as) => {
  expect((await create({}, { as })).status).toBe(201)
})

it('is closed to callers without credentials [XT-34] [AU-04]', async () => {
  const mock = await aMockOfEventTypes()
  const asked = { version: eventTypesVersion, body: valid }
  expect(refusalIn(await ask(mock, 'POST /v2/event-types', asked)).slice(0, 2)).toEqual([401, 'auth.missing'])
})

it('refuses expired access tokens [AU-06]', async () => {
  expect((await create({}, { as: 'expired' })).status).toBe(498)
})

it.each([
  ['absent', {}],
  ['another', { version: '2024-04-15' }],
])(
  'takes and answers the older form where the version is %s, length in place of lengthInMinutes [XT-32] [VR-20]',
  async (_which, version) => {
    const mock = await aMockOfEventTypes()
    const body = { title: 'Demo', slug: 'demo', length: 45 }
    const answered = await ask(mock, 'POST /v2/event-types', { as: 'cleo', body, ...version })
    expect(answered.status).toBe(201)
    expect(answered.body.data).toMatchObject({ ...body, userId: mock.ids['user.cleo'], teamId: null })
    expect(answered.body.data).not.toHaveProperty('lengthInMinutes')
    expect(restsOn(answered)).toContain('XT-32')
  },
)

it.each([
  ['takes the current form too', { lengthInMinutes: 20 }, 20],
  ['lets length win', { lengthInMinutes: 20, length: 25 }, 25],
])('%s in the older generation [XT-32]', async (_what, body, length) => {
  const answered = await create(body, { version: 'another' })
  expect(answered.body.data.length).toBe(length)
})

it('refuses the older form without any length [XT-32]', async () => {
  const answered = await create({ lengthInMinutes: undefined }, { version: 'another' })
  expect(refusalIn(answered).slice(0, 2)).toEqual([400, 'request.invalid'])
})

it.each([
  ['AL-20', { bookingLimitsCount: { day: 3, week: 2 } }, 400, 'event_type.limit_exceeds_longer_period'],
  [
    'AL-21',
    {
      bookerActiveBookingsLimit: { maximumActiveBookings: 1 },
      recurrence: { interval: 1, occurrences: 2, frequency: 'weekly' },
    },
    400,
    'event_type.active_limit_with_recurrence',
  ],
  [
    'AL-22',
    { seats: { seatsPerTimeSlot: 2 }, confirmationPolicy: { type: 'always' } },
    400,
    'event_type.seats_with_confirmation',
  ],
  ['AL-23', { destinationCalendar: { integration: 'x', externalId: 'y' } }, 400, 'event_type.calendar_not_connected'],
  ['AL-41', { bookingFields: [{ type: 'select', slug: 'level', label: 'Level' }] }, 400, 'event_type.options_missing'],
  ['AL-42', { scheduleId: 29_999 }, 404, 'event_type.schedule_unknown'],
] as const)(
  'accepts with a warning what the public service refuses, and refuses it under %s [AL-20] [AL-21] [AL-22] [AL-23] [AL-41] [AL-42]',
  async (id, body, status, name) => {
    const accepted = await create(body)
    expect(accepted.status).toBe(201)
    expect(accepted.headers.get('x-mock-warning')).toContain(id)
    expect(refusalIn(await create(body, { alternatives: [id] })).slice(0, 2)).toEqual([status, name])
  },
)

it.each([
  ['AL-01', { bookingWindow: [] }, { bookingWindow: { disabled: true } }],
  ['AL-28', { successRedirectUrl: null }, { successRedirectUrl: {} }],
  ['AL-30', { slotInterval: 30 }, { slotInterval: null }],
  ['AL-31', { lengthInMinutesOptions: ['30', 45] }, { lengthInMinutesOptions: [30, 45] }],
] as const)('takes the shape of %s where it is on [AL-01] [AL-28] [AL-30] [AL-31]', async (id, usual, shaped) => {
  const body = { lengthInMinutesOptions: ['30', 45] }
  expect((await create(body)).body.data).toMatchObject(usual)
  expect((await create(body, { alternatives: [id] })).body.data).toMatchObject(shaped)
})

it.each([
  ['lengthInMinutes', eventTypesVersion],
  ['lengthInMinutes', '2024-04-15'],
  ['length', '2024-04-15'],
])(
  'takes a %s of a year in version %s, and not a minute more, so that its state can be taken back [EV-01] [XT-32]',
  async (name, version) => {
    const { status, mock } = await create({ lengthInMinutes: undefined, [name]: 525_600 }, { version })
    expect(status).toBe(201)
    await expect(mock.state.import(mock.state.export())).resolves.toBeUndefined()
    expect((await create({ lengthInMinutes: undefined, [name]: 525_601 }, { version })).status).toBe(400)
  },
)
