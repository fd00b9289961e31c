import { expect, it } from 'vitest'
import { controlValidators } from '../../src/contract/switched-validators.js'
import { requireMoment } from '../../src/control/events/moments.js'
import { MockError } from '../../src/index.js'
import { booked, openOutbox, subscribedNow } from '../builders/a-subscribed-desk.js'
import { ask } from '../client.js'

it('answers what happened, and by which deliveries, as the control operation does', async () => {
  const outbox = await openOutbox()
  const { uid: bookingUid } = await booked(outbox, 'paid')
  outbox.fresh()
  const outcome = outbox.mock.events.paymentCompleted({ bookingUid })
  expect(outcome).toEqual({
    type: 'paymentCompleted',
    at: subscribedNow,
    isScheduled: false,
    happened: [
      { trigger: 'BOOKING_PAID', bookingUid },
      { trigger: 'BOOKING_CREATED', bookingUid },
    ],
    deliveries: outbox.fresh().map(({ id }) => id),
  })
})

it('delivers what it tells without anything else being asked', async () => {
  const outbox = await openOutbox()
  const { uid: bookingUid } = await booked(outbox, 'intro')
  outbox.mock.events.hostNoShow({ bookingUid })
  const trigger = 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW'
  expect((await outbox.mock.deliveries.waitFor({ trigger })).state).toBe('delivered')
})

it('schedules what is to happen later', async () => {
  const outbox = await openOutbox()
  const { uid: bookingUid } = await booked(outbox, 'asked')
  const { eventId } = outbox.mock.events.bookingConfirmed({ bookingUid, at: '2026-01-05T10:00:00Z' })
  expect(outbox.mock.clock.advance({ hours: 1 })).toMatchObject([{ what: 'bookingConfirmed', eventId }])
})

it('throws what the control operation refuses with, in the word of the product', async () => {
  const { mock } = await openOutbox()
  expect(() => mock.events.meetingStarted({ bookingUid: 'nowhere' })).toThrow(MockError)
  expect(() => mock.events.meetingStarted({ bookingUid: 'nowhere' })).toThrow(
    'There is no booking nowhere; use the uid of a stored booking',
  )
})

it.each([
  ['at', { userId: 1001, start: '2026-01-06', end: '2026-01-07', at: 'tomorrow' }],
  ['start', { userId: 1001, start: 'tomorrow', end: '2026-01-07' }],
  ['end', { userId: 1001, start: '2026-01-06', end: '2026-02-30' }],
])('throws where %s is no time', async (property, given) => {
  const { mock } = await openOutbox()
  expect(() => mock.events.outOfOffice(given)).toThrow(`${property} is no time: "`)
  expect(() => requireMoment(property, 'tomorrow')).toThrow(expect.objectContaining({ name: 'control.time_invalid' }))
})

it('happens in the sandbox that it is asked of', async () => {
  const { mock } = await openOutbox()
  const appsIn = async (name: string) => {
    const headers = { 'x-mock-sandbox': name }
    return JSON.stringify((await ask(mock, 'GET /v2/conferencing', { as: 'owner', headers })).body)
  }
  mock.sandbox('one').events.appConnected({ userId: Number(mock.ids['user.ada']), app: 'zoom' })
  expect([await appsIn('one'), await appsIn('other')]).toEqual([
    expect.stringContaining('zoom'),
    expect.not.stringContaining('zoom'),
  ])
})

it('has a method for every type of event that the control interface takes', async () => {
  const { facts } = await controlValidators()
  const [union] = Object.values(facts['raiseEvent_body'] ?? {}).filter(({ tags }) => tags)
  const { mock } = await openOutbox()
  expect(Object.keys(mock.events).sort()).toEqual([...(union?.tags ?? []), 'scheduled', 'cancel'].sort())
})
