import { expect, it } from 'vitest'
import { builtInScenarios } from '../../src/generated/scenarios.js'
import { checkedScenario, parseScenario } from '../../src/scenario/parse.js'
import { ScenarioError } from '../../src/scenario/scenario-error.js'

const text = (event: string, rest = ''): string => `format: 1
story: Something is wrong.
users:
  ada: { apps: [zoom] }
  ben: { timeZone: UTC }
organizations:
  harbour: { name: Harbour, members: { ada: OWNER } }
teams:
  crew: { name: Crew, members: { ada: OWNER } }
eventTypes:
  intro:
    owner: ada
    title: Intro
    ${event}
${rest}`

const problemsOf = async (source: string): Promise<readonly string[]> => {
  try {
    await parseScenario(source, 'my.yaml')
    return []
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    return error.problems.map(({ path, message, line, column }) => `${line}:${column} ${path}: ${message}`)
  }
}

const intro = 'eventTypes.intro'

it.each([
  [
    'lengthInMinutesOptions: [10]',
    `14:5 ${intro}.lengthInMinutesOptions: lengthInMinutesOptions is 10 and lacks lengthInMinutes, 30; add it or send another length`,
  ],
  ['lengthInMinutesOptions: [30, 0]', '14:34 eventTypes.intro.lengthInMinutesOptions[1]: must be at least 1, is 0'],
  ['interfaceLanguage: zz', /^14:24 eventTypes\.intro\.interfaceLanguage: must be one of .*, en, .*, is "zz"$/],
  [
    'color: { lightThemeHex: red }',
    /^14:29 eventTypes\.intro\.color\.lightThemeHex: must be a hex colour.*, is "red"$/,
  ],
  ['successRedirectUrl: home', `14:25 ${intro}.successRedirectUrl: must be an absolute http or https URL, is "home"`],
  ["customName: '{Foo}'", /^14:17 eventTypes\.intro\.customName: customName uses \{Foo\}; it may use /],
  ['locations: [{ type: address }]', /^14:17 eventTypes\.intro\.locations\[0\]/],
  ['locations: [{ type: integration, integration: zooom }]', /^14:\d+ eventTypes\.intro\.locations\[0\]/],
  [
    'locations: [{ type: integration, integration: jitsi }]',
    `14:5 ${intro}.locations: locations names the integration jitsi, which is not installed; install or connect it first, or use svc-video, zoom`,
  ],
  [
    'bookingFields: [{ type: text, slug: a, label: A }, { type: text, slug: a, label: B }]',
    /^14:5 eventTypes\.intro\.bookingFields: bookingFields has the slug "a" twice/,
  ],
  ['bookingFields: [{ type: text }]', /^14:21 eventTypes\.intro\.bookingFields\[0\]: must be an object with/],
  [
    'bookingFields: [{ type: email, required: false }]',
    /^14:5 eventTypes\.intro\.bookingFields: bookingFields makes the email field optional/,
  ],
  [
    'bookingWindow: { type: range, value: [2026-02-01, 2026-01-01] }',
    /^14:5 eventTypes\.intro\.bookingWindow: bookingWindow ends on 2026-01-01/,
  ],
  [
    'bookingWindow: { type: range, value: 3 }',
    /^14:5 eventTypes\.intro\.bookingWindow: must be an object with the type/,
  ],
  ['slug: "???"', `14:11 ${intro}.slug: The slug "???" has no letter or digit; send one that has`],
])('tells where an event type has what no caller could send: %s', async (event, told) => {
  const message = typeof told === 'string' ? told : expect.stringMatching(told)
  expect(await problemsOf(text(event))).toEqual([message])
})

it('takes an installed app, the own video, and a sensible title', async () => {
  const locations = '[{ type: integration, integration: zoom }, { type: integration, integration: svc-video }]'
  expect(await problemsOf(text(`locations: ${locations}\n    customName: '{Organiser} and {notes}'`))).toEqual([])
})

it.each([
  ['users: { ada: { email: nope } }', 'users.ada.email: must be an e-mail address, is "nope"'],
  [
    'users: { ada: { secondaryEmails: [{ email: nope }] } }',
    'users.ada.secondaryEmails[0].email: must be an e-mail address, is "nope"',
  ],
  ['users: { ada: { avatarUrl: face.png } }', 'users.ada.avatarUrl: must be an absolute URL, is "face.png"'],
  ['users: { ada: { brandColor: red } }', 'users.ada.brandColor: must be a hex colour such as #0f62fe, is "red"'],
  [
    'teams: { a: { name: A, darkBrandColor: x } }',
    'teams.a.darkBrandColor: must be a hex colour such as #0f62fe, is "x"',
  ],
  ['teams: { a: { name: A, timeZone: Mars/Base } }', 'teams.a.timeZone: "Mars/Base" is no IANA time zone'],
  ['teams: { a: { name: A, logoUrl: logo } }', 'teams.a.logoUrl: must be an absolute URL, is "logo"'],
])('tells where a person or team has no usable value: %s', async (section, told) => {
  const found = await problemsOf(`format: 1\nstory: x\n${section}\n`)
  expect(found.map((it) => it.replace(/^3:\d+ /, ''))).toEqual([told])
})

const booked = (booking: string): string =>
  text('hidden: false', `bookings:\n  first: { eventType: intro, start: +1d, ${booking} }\n`)

it.each([
  ['attendee: { name: Cleo, email: nope2 }', 'bookings.first.attendee.email: must be an e-mail address, is "nope2"'],
  ['attendee: { name: Cleo }', 'bookings.first.attendee: needs an email, or a phoneNumber with digits'],
  [
    'attendee: { name: Cleo, phoneNumber: none }',
    'bookings.first.attendee: needs an email, or a phoneNumber with digits',
  ],
  ['seats: [{ name: C, email: nope }]', 'bookings.first.seats[0].email: must be an e-mail address, is "nope"'],
  ['seats: [{ name: C }]', 'bookings.first.seats[0]: needs an email, or a phoneNumber with digits'],
  [
    'attendee: { name: C, email: c@example.com }, guests: [d@example.com, nope]',
    'bookings.first.guests[1]: must be an e-mail address, is "nope"',
  ],
  [
    'attendee: { name: C, email: c@example.com }, cancelledByEmail: nope',
    'bookings.first.cancelledByEmail: must be an e-mail address, is "nope"',
  ],
  [
    'attendee: { name: C, email: c@example.com }, location: { type: address }',
    'bookings.first.location.address: is required',
  ],
  [
    'attendee: { name: C, email: c@example.com }, location: { type: link, link: here }',
    'bookings.first.location.link: must be an absolute http or https URL, is "here"',
  ],
])('tells where a booking has no usable value: %s', async (booking, told) => {
  expect((await problemsOf(booked(booking))).map((it) => it.replace(/^16:\d+ /, ''))).toEqual([told])
})

it.each([
  [
    'team: crew, permissions: [booking.dance]',
    /^roles\.reader\.permissions\[0\]: must be one of .*, is "booking.dance"$/,
  ],
  ["team: crew, permissions: ['*.*']", /^roles\.reader\.permissions\[0\]: must be one of/],
  ['team: crew, color: red', /^roles\.reader\.color: must be a hex colour.*, is "red"$/],
  ['organization: harbour, permissions: [booking.dance]', /^roles\.reader\.permissions\[0\]: must be one of /],
])('tells where a role has no usable value: %s', async (role, told) => {
  const found = await problemsOf(text('hidden: false', `roles:\n  reader: { name: Reader, ${role} }\n`))
  expect(found.map((it) => it.replace(/^16:\d+ /, ''))).toEqual([expect.stringMatching(told)])
})

it.each([
  ['webhooks', 'subscriberUrl: "http://", triggers: []', 'must be an absolute http or https URL, is "http://"'],
  ['recordings', 'downloadLink: here', 'must be an absolute URI, is "here"'],
  ['schedules', 'overrides: [{ date: 2026-02-30, startTime: "09:00", endTime: "10:00" }]', 'must be a date such as'],
])('tells where %s have no usable value: %s', async (section, fields, told) => {
  const of = { webhooks: 'user: ada', recordings: 'booking: first', schedules: 'owner: ada' }[section]
  const bookings = 'bookings:\n  first: { eventType: intro, start: +1d, attendee: { name: C, email: c@example.com } }\n'
  const found = await problemsOf(text('hidden: false', `${bookings}${section}:\n  it: { ${of}, ${fields} }\n`))
  expect(found).toEqual([expect.stringContaining(told)])
})

it('tells of everything at once, in things that have nothing to do with each other', async () => {
  const found = await problemsOf(text('interfaceLanguage: zz', 'roles:\n  x: { name: X, team: crew, color: red }\n'))
  expect(found).toHaveLength(2)
})

it.each(Object.keys(builtInScenarios))('finds nothing wrong with %s', (name) => {
  expect(() => checkedScenario(builtInScenarios[name])).not.toThrow()
})
