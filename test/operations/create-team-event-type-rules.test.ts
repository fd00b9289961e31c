import { expect, it } from 'vitest'
import { createTeamEventType, refusalIn, type Sent } from '../builders/a-team-event-type-request.js'

it('refuses a slug that the team has already, once normalised, and names its holder [EV-02]', async () => {
  const answered = await createTeamEventType({ slug: 'HELP' })
  expect(refusalIn(answered)).toEqual([
    ...[400, 'event_type.team_slug_taken'],
    expect.stringContaining(`with the slug "help" already, ${answered.mock.ids['eventType.help']}`),
  ])
})

it('accepts a slug that another team has [EV-02]', async () => {
  expect((await createTeamEventType({ slug: 'pitch' })).status).toBe(201)
})

it('refuses a slug without letter or digit [EV-02]', async () => {
  const [status, name, message] = refusalIn(await createTeamEventType({ slug: '?!' }))
  expect([status, name]).toEqual([400, 'event_type.slug_unusable'])
  expect(message).toContain('The slug "?!" has no letter or digit')
})

it('refuses lengths on offer that lack the length [EV-01]', async () => {
  const [status, name, message] = refusalIn(await createTeamEventType({ lengthInMinutesOptions: [15, '45'] }))
  expect([status, name]).toEqual([400, 'event_type.length_not_offered'])
  expect(message).toContain('lengthInMinutesOptions is 15, 45 and lacks lengthInMinutes, 30')
})

it.each([
  [
    'two labels alike',
    [
      { type: 'text', label: 'Goal' },
      { type: 'number', label: 'goal' },
    ],
    '"goal" twice, since another field sent',
  ],
  ['the name restyled twice', [{ type: 'name' }, { type: 'splitName' }], '"name" twice, since another field sent'],
  ['a custom field named as a default one', [{ type: 'text', slug: 'email' }], '"email" twice, since a default field'],
  [
    'a label that reads like a default field',
    [{ type: 'text', label: 'Notes' }],
    '"notes" twice, since a default field',
  ],
])('refuses a slug given twice: %s [EV-20]', async (_what, bookingFields, text) => {
  const [status, name, message] = refusalIn(await createTeamEventType({ bookingFields }))
  expect([status, name]).toEqual([400, 'event_type.booking_field_repeated'])
  expect(message).toContain(text)
})

it.each([
  ['optional', { required: false }],
  ['hidden', { hidden: true }],
])('refuses an email field that is %s, unless a phone field stands in [EV-24]', async (how, restyle) => {
  const email = { type: 'email', ...restyle }
  const answered = await createTeamEventType({ bookingFields: [email] })
  expect(refusalIn(answered)).toEqual([
    400,
    'event_type.email_field_needed',
    expect.stringContaining(`the email field ${how}`),
  ])
  const phone = { type: 'phone', label: 'Phone', required: true }
  expect((await createTeamEventType({ bookingFields: [email, phone] })).status).toBe(201)
  expect((await createTeamEventType({ bookingFields: [email, { ...phone, hidden: true }] })).status).toBe(400)
  expect((await createTeamEventType({ bookingFields: [email, { ...phone, required: false }] })).status).toBe(400)
  expect((await createTeamEventType({ bookingFields: [email, phone] }, { team: 'lone' })).status).toBe(400)
})

it('refuses a length on offer twice, as number and as digits [EV-01]', async () => {
  const [status, name, message] = refusalIn(await createTeamEventType({ lengthInMinutesOptions: [30, '030'] }))
  expect([status, name]).toEqual([400, 'event_type.length_repeated'])
  expect(message).toContain('lengthInMinutesOptions is 30, 030 and offers 30 twice')
})

it('accepts lengths of up to a year [EV-01] [PR-01]', async () => {
  const sent = { lengthInMinutes: 525_600, lengthInMinutesOptions: [525_600, '525599', '0099999', '1'] }
  expect((await createTeamEventType(sent)).status).toBe(201)
})

it('refuses a window that ends before it begins, and takes one of a single day [EV-03] [PR-01]', async () => {
  const windowOf = (...value: string[]) => ({ bookingWindow: { type: 'range', value } })
  const [status, name, message] = refusalIn(await createTeamEventType(windowOf('2026-02-02', '2026-02-01')))
  expect([status, name]).toEqual([400, 'event_type.window_ends_before_start'])
  expect(message).toContain('bookingWindow ends on 2026-02-01, before it begins on 2026-02-02')
  expect((await createTeamEventType(windowOf('2026-02-02', '2026-02-02'))).status).toBe(201)
})

it('refuses unknown variables in customName, and names them and those allowed [EV-10]', async () => {
  const answered = await createTeamEventType({ customName: '{Scheduler} of {Firm} in {Town}' })
  expect(refusalIn(answered)).toEqual([
    ...[400, 'event_type.custom_name_unknown_variable'],
    expect.stringContaining('customName uses {Firm}, {Town}; it may use {Event type title}'),
  ])
})

it.each([
  ['svc-video, always', 'support', 'ben', 'svc-video'],
  ['an app that the caller installed', 'support', 'owner', 'zoom'],
  ['an app that a member installed', 'support', 'owner', 'google-meet'],
  ['an app that a member connected in the web application', 'support', 'owner', 'jitsi'],
])('accepts as location %s [EV-28]', async (_which, team, as, integration) => {
  expect((await createTeamEventType({ locations: [{ type: 'integration', integration }] }, { team, as })).status).toBe(
    201,
  )
})

it.each([
  ['nobody has installed', 'support', 'ben', 'zoom'],
  ['a platform customer cannot have', 'crew', 'client', 'jitsi'],
])('refuses as location an app that %s [EV-28]', async (_why, team, as, integration) => {
  const [status, name, message] = refusalIn(
    await createTeamEventType({ locations: [{ type: 'integration', integration }] }, { team, as }),
  )
  expect([status, name]).toEqual([400, 'event_type.app_not_installed'])
  expect(message).toContain(`the integration ${integration}, which is not installed`)
  expect(message).toContain('svc-video')
})

it.each<[string, Sent]>([
  ['empty locations', { locations: [] }],
  ['a location without type', { locations: [{ address: '1 Quay Street' }] }],
  ['a location of unknown type', { locations: [{ type: 'moon' }] }],
  ['an address without address', { locations: [{ type: 'address' }] }],
  ['an integration outside the list', { locations: [{ type: 'integration', integration: 'telegraph' }] }],
  ['no seats', { seats: { seatsPerTimeSlot: 0 } }],
  ['a window without value', { bookingWindow: { type: 'businessDays' } }],
  ['a threshold that is missing', { confirmationPolicy: { type: 'time' } }],
  ['a default layout that is not enabled', { bookerLayouts: { defaultLayout: 'week', enabledLayouts: ['month'] } }],
  ['a field type outside the list', { bookingFields: [{ type: 'colour', label: 'Colour' }] }],
  ['a length of 0', { lengthInMinutes: 0 }],
  ['a length of more than a year', { lengthInMinutes: 525_601 }],
  ['an offered length of more than a year', { lengthInMinutesOptions: [30, 525_601] }],
  ['digits of more than a year', { lengthInMinutesOptions: [30, '525601'] }],
  ['an empty title', { title: '' }],
  ['a window of no days', { bookingWindow: { type: 'calendarDays', value: 0 } }],
  ['a redirect that no browser follows', { successRedirectUrl: 'ftp://example.com/thanks' }],
])(
  'refuses %s [EV-29] [EV-31] [LM-03] [EV-03] [EV-04] [EV-05] [EV-21] [EV-01] [EV-10] [PR-01]',
  async (_what, sent) => {
    expect(refusalIn(await createTeamEventType(sent)).slice(0, 2)).toEqual([400, 'request.invalid'])
  },
)
