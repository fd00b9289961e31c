import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion, eventTypesVersion } from '../client.js'

const aMock = (scenario: string, alternatives: readonly AlternativeId[]) =>
  createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })

const eventType = async (alternatives: readonly AlternativeId[], key = 'workshop') => {
  const mock = await aMock('personal', alternatives)
  const found = await ask(mock, `GET /v2/event-types/${mock.ids[`eventType.${key}`]}`, {
    as: 'owner',
    version: eventTypesVersion,
  })
  expect(found.status).toBe(200)
  return found.body.data
}

const booking = async (alternatives: readonly AlternativeId[], version = bookingsVersion) => {
  const mock = await aMock('personal', alternatives)
  const found = await ask(mock, `GET /v2/bookings/${mock.ids['booking.workshop']}`, { as: 'owner', version })
  expect(found.status).toBe(200)
  return found.body
}

const managed = async (alternatives: readonly AlternativeId[]) => {
  const mock = await aMock('managed', alternatives)
  const path = `/v2/organizations/1/teams/101/event-types/${mock.ids['eventType.onboarding']}` as const
  const changed = await ask(mock, `PATCH ${path}`, { as: 'owner', body: { title: 'Welcome' } })
  expect(changed.status).toBe(200)
  return changed.body.data
}

it('shows an unlimited booking window as an empty array [EV-41], or as disabled [AL-01]', async () => {
  expect((await eventType([])).bookingWindow).toEqual([])
  expect((await eventType(['AL-01'])).bookingWindow).toEqual({ disabled: true })
})

it('answers a managed event type as the parent [EV-57], or with its children [AL-04]', async () => {
  expect(await managed([])).toMatchObject({ title: 'Welcome', schedulingType: 'managed' })
  expect(await managed(['AL-04'])).toMatchObject([
    { title: 'Welcome', schedulingType: 'managed', parentEventTypeId: null },
    { title: 'Welcome', schedulingType: null, parentEventTypeId: expect.any(Number) },
    { title: 'Welcome', schedulingType: null, parentEventTypeId: expect.any(Number) },
  ])
})

it('shapes parent and children alike [AL-04] [AL-28] [AL-30]', async () => {
  expect(await managed(['AL-04', 'AL-28', 'AL-30'])).toMatchObject([
    { ownerId: {}, parentEventTypeId: {}, slotInterval: null },
    { ownerId: { value: expect.any(Number) }, parentEventTypeId: { value: expect.any(Number) }, slotInterval: null },
    { ownerId: { value: expect.any(Number) }, slotInterval: null },
  ])
})

it.each([bookingsVersion, 'another'])(
  'carries an empty error on success [ER-02], or none [AL-11], in version %s',
  async (version) => {
    expect((await booking([], version)).error).toEqual({})
    expect(await booking(['AL-11'], version)).not.toHaveProperty('error')
  },
)

it('shows scalars or null [EV-43], or objects [AL-28]', async () => {
  expect(await eventType([])).toMatchObject({
    successRedirectUrl: null,
    forwardParamsSuccessRedirect: true,
    seatsPerTimeSlot: null,
  })
  expect(await eventType(['AL-28'])).toMatchObject({
    successRedirectUrl: {},
    forwardParamsSuccessRedirect: { value: true },
    seatsPerTimeSlot: {},
    ownerId: expect.any(Number),
  })
})

it('shows meetingUrl only where the location is a URL [BK-54], or always [AL-29]', async () => {
  expect((await booking([])).data).not.toHaveProperty('meetingUrl')
  expect((await booking(['AL-29'])).data.meetingUrl).toBe('1 Quay Street')
})

it('shows the length as the slot interval that is unset [EV-44], or null [AL-30]', async () => {
  expect((await eventType([])).slotInterval).toBe(60)
  expect((await eventType(['AL-30'])).slotInterval).toBeNull()
})

it.each([[[]], [['AL-31']]] as const)(
  'shows lengths given as numbers as numbers, with alternatives %j [EV-40] [AL-31]',
  async (on) => {
    expect((await eventType([...on])).lengthInMinutesOptions).toEqual([60, 90, 120])
  },
)

it('answers in its own contract with every shape of the public service at once', async () => {
  const mock = await createMock({ scenario: 'personal', profile: 'service' })
  const listed = await ask(mock, 'GET /v2/event-types', { as: 'owner', version: eventTypesVersion })
  expect(listed.status).toBe(200)
  expect(listed.body.data[0]).toMatchObject({ bookingWindow: { disabled: true }, slotInterval: null })
})
