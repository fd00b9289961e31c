import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { anEventTypeScenario } from '../builders/an-event-type-scenario.js'
import { type Ask, ask, eventTypesVersion, restsOn } from '../client.js'

const aMock = (options: Partial<Parameters<typeof createMock>[0]> = {}) =>
  createMock({ scenario: anEventTypeScenario(), now: '2026-01-05T09:00:00Z', freeze: true, ...options })

const list = async (query = '', options: Ask = {}, alternatives: readonly AlternativeId[] = []) => {
  const mock = await aMock({ alternatives })
  return ask(mock, `GET /v2/event-types${query}`, { version: eventTypesVersion, ...options })
}

const slugsOf = (answered: { body: { data: { slug: string }[] } }) => answered.body.data.map((it) => it.slug)

it('lists all event types of a user to anybody, without hidden ones and pagination [EV-50] [EV-51] [AU-20] [ER-03]', async () => {
  const answered = await list('?username=Cleo')
  expect(answered.status).toBe(200)
  expect(Object.keys(answered.body)).toEqual(['status', 'data'])
  expect(slugsOf(answered)).toEqual(['intro', 'onboarding'])
  expect(restsOn(answered)).toEqual([])
})

it('shows a personal event type with everything at its default [EV-40] [EV-41] [EV-42] [EV-43] [EV-44] [EV-45] [EV-46]', async () => {
  const mock = await aMock()
  const { body } = await ask(mock, 'GET /v2/event-types?username=cleo&eventSlug=intro', { version: eventTypesVersion })
  const field = { isDefault: true, required: false, disableOnPrefill: false, hidden: false }
  expect(body.data).toEqual([
    {
      id: mock.ids['eventType.intro'],
      lengthInMinutes: 30,
      title: 'Intro call',
      slug: 'intro',
      description: '',
      locations: [{ type: 'integration', integration: 'svc-video' }],
      bookingFields: [
        { ...field, type: 'name', slug: 'name', required: true },
        { ...field, type: 'email', slug: 'email', required: true },
        { ...field, type: 'textarea', slug: 'notes' },
        { ...field, type: 'multiemail', slug: 'guests' },
        { ...field, type: 'textarea', slug: 'rescheduleReason' },
      ],
      disableGuests: false,
      slotInterval: 30,
      minimumBookingNotice: 0,
      beforeEventBuffer: 0,
      afterEventBuffer: 0,
      scheduleId: null,
      bookingLimitsCount: { disabled: true },
      bookerActiveBookingsLimit: { disabled: true },
      onlyShowFirstAvailableSlot: false,
      bookingLimitsDuration: { disabled: true },
      bookingWindow: [],
      offsetStart: 0,
      confirmationPolicy: { disabled: true },
      recurrence: null,
      requiresBookerEmailVerification: false,
      hideCalendarNotes: false,
      lockTimeZoneToggleOnBookingPage: false,
      seats: { disabled: true },
      useDestinationCalendarEmail: false,
      hideCalendarEventDetails: false,
      successRedirectUrl: null,
      hideOrganizerEmail: false,
      svcVideoSettings: {},
      hidden: false,
      bookingRequiresAuthentication: false,
      disableCancelling: { disabled: false },
      disableRescheduling: { disabled: false },
      interfaceLanguage: '',
      allowReschedulingPastBookings: false,
      allowReschedulingCancelledBookings: false,
      showOptimizedSlots: false,
      metadata: {},
      price: 0,
      currency: 'usd',
      forwardParamsSuccessRedirect: true,
      isInstantEvent: false,
      seatsPerTimeSlot: null,
      seatsShowAvailabilityCount: true,
      parentEventTypeId: null,
      ownerId: mock.ids['user.cleo'],
      users: [
        {
          ...{ id: mock.ids['user.cleo'], name: 'Cleo Carver', username: 'cleo', avatarUrl: null, brandColor: null },
          ...{ darkBrandColor: null, weekStart: 'Sunday', metadata: {} },
        },
      ],
      bookingUrl: 'https://svc.example.com/cleo/intro',
    },
  ])
})

it.each([
  ['apiKey', 'cleo', ['intro', 'quiet', 'onboarding']],
  ['apiKey', 'eve', []],
  ['accessToken', 'fay', []],
  ['oauthClient', 'client', []],
])(
  'lists the own event types, hidden ones too, to a caller by %s (%s) who names nobody [EV-50] [EV-51]',
  async (_kind, as, slugs) => {
    expect(slugsOf(await list('', { as }))).toEqual(slugs)
  },
)

it('lists nothing to anonymous callers who name nobody [EV-50]', async () => {
  expect((await list()).body).toEqual({ status: 'success', data: [] })
})

it('refuses an expired token even though none is needed [AU-07] [AU-06]', async () => {
  expect((await list('?username=cleo', { as: 'expired' })).status).toBe(498)
})

it('lists nothing for an unknown user or slug [EV-50]', async () => {
  expect((await list('?username=nobody')).body.data).toEqual([])
  expect((await list('?username=cleo&eventSlug=nothing')).body.data).toEqual([])
})

it.each([
  ['its owner', 'cleo', ['quiet']],
  ['an admin of the organization', 'owner', []],
  ['nobody in particular', undefined, []],
])('shows a hidden event type by its slug to %s [EV-51]', async (_who, as, slugs) => {
  expect(slugsOf(await list('?username=cleo&eventSlug=quiet', as === undefined ? {} : { as }))).toEqual(slugs)
})

it.each([
  ['orgSlug=harbour', ['intro', 'onboarding']],
  ['orgSlug=deck', []],
  ['orgSlug=unknown', []],
  ['orgId=1', ['intro', 'onboarding']],
  ['orgId=2', []],
  ['orgId=1&orgSlug=deck', []],
])('seeks the user within the organization of %s [EV-51]', async (query, slugs) => {
  expect(slugsOf(await list(`?username=cleo&${query}`))).toEqual(slugs)
})

it('gives one dynamic event type for several user names, unknown ones left out [EV-51]', async () => {
  const { body } = await list('?usernames=cleo,%20Ben,nobody,cleo')
  expect(body.data).toHaveLength(1)
  expect(body.data[0]).toMatchObject({
    id: 0,
    ownerId: 0,
    slug: 'dynamic',
    bookingUrl: 'https://svc.example.com/cleo+ben/dynamic',
  })
  expect(body.data[0].users.map((it: { username: string }) => it.username)).toEqual(['cleo', 'ben'])
})

it('gives none where all of several user names are unknown, or outside the organization [EV-51]', async () => {
  expect((await list('?usernames=nobody')).body.data).toEqual([])
  expect((await list('?usernames=cleo,ben&orgSlug=deck')).body.data).toEqual([])
})

it('refuses a slug without a user name, and names both [EV-50]', async () => {
  const answered = await list('?eventSlug=intro&usernames=cleo')
  expect(answered.status).toBe(400)
  expect(answered.headers.get('x-mock-refused-by')).toBe('event_type.slug_without_username')
  expect(answered.body.error.message).toContain('eventSlug "intro" came without username')
})

it('refuses a sort order that is neither asc nor desc [EV-50]', async () => {
  expect((await list('?username=cleo&sortCreatedAt=up')).status).toBe(400)
})

it.each([
  ['asc', ['intro', 'later']],
  ['desc', ['later', 'intro']],
])('sorts by creation %s [EV-50]', async (order, slugs) => {
  const mock = await createMock({
    scenario: anEventTypeScenario({ eventTypes: { intro: { owner: 'cleo', title: 'Intro call', slug: 'intro' } } }),
    ...{ now: '2026-01-05T09:00:00Z', freeze: true },
  })
  const managed = { title: 'Later', slug: 'later', lengthInMinutes: 15, schedulingType: 'managed' }
  const cleo = { userId: mock.ids['user.cleo'] }
  await ask(mock, `POST /v2/teams/${mock.ids['team.support']}/event-types`, {
    as: 'ben',
    body: { ...managed, hosts: [cleo] },
  })
  const answered = await ask(mock, `GET /v2/event-types?username=cleo&sortCreatedAt=${order}`, {
    version: eventTypesVersion,
  })
  expect(slugsOf(answered)).toEqual(slugs)
})

it.each([
  ['0 by default', [], 0],
  ['120 under the alternative', ['AL-27' as const], 120],
])('shows an unset notice as %s [AL-27] [EV-44]', async (_when, alternatives, notice) => {
  const { body } = await list('?username=cleo&eventSlug=intro', {}, alternatives)
  expect(body.data[0].minimumBookingNotice).toBe(notice)
})
