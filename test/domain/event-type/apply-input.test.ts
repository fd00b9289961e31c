import { expect, it } from 'vitest'
import { applyEventTypeInput } from '../../../src/domain/event-type/apply-input.js'
import { anEventType, aTeamEventType } from '../../builders/an-event-type.js'

const host = { userId: 1001, mandatory: false, priority: 'medium', weight: null } as const

it('changes only what was sent [EV-17]', () => {
  const before = anEventType({ description: 'As it was', hidden: true })
  expect(applyEventTypeInput(before, { title: 'New' })).toEqual({ ...before, title: 'New' })
})

it('replaces an object whole [EV-17]', () => {
  const before = anEventType({ bookingLimitsCount: { day: 2, week: 5 } })
  expect(applyEventTypeInput(before, { bookingLimitsCount: { month: 9 } }).bookingLimitsCount).toEqual({ month: 9 })
})

it.each([
  ['bookingLimitsCount', { day: 1 }],
  ['bookingLimitsDuration', { day: 60 }],
  ['bookerActiveBookingsLimit', { maximumActiveBookings: 1, offerReschedule: true }],
  [
    'confirmationPolicy',
    { type: 'time', noticeThreshold: { unit: 'hours', count: 2 }, blockUnconfirmedBookingsInBooker: true },
  ],
  ['recurrence', { interval: 1, occurrences: 4, frequency: 'weekly' }],
  ['seats', { seatsPerTimeSlot: 3, showAttendeeInfo: true, showAvailabilityCount: false }],
])('sets %s and keeps disabled false beside it, and unsets it with true [EV-58] [EV-42]', (key, members) => {
  const set = applyEventTypeInput(anEventType(), { [key]: { ...members, disabled: false } })
  expect(set).toMatchObject({ [key]: { ...members, disabled: false } })
  expect(applyEventTypeInput(anEventType(), { [key]: members })).not.toHaveProperty(`${key}.disabled`)
  expect(applyEventTypeInput(set, { [key]: { ...members, disabled: true } })).toMatchObject({ [key]: null })
  expect(applyEventTypeInput(set, { [key]: { disabled: true } })).toMatchObject({ [key]: null })
})

it('sets the booking window with disabled false beside it, and unsets it with true [EV-58] [EV-41]', () => {
  const members = { type: 'businessDays', value: 3, rolling: true }
  const set = applyEventTypeInput(anEventType(), { bookingWindow: { ...members, disabled: false } })
  expect(set.bookingWindow).toEqual(members)
  expect(applyEventTypeInput(set, { bookingWindow: { ...members, disabled: true } }).bookingWindow).toBeNull()
})

it('fills what a setting leaves out [EV-08] [EV-07] [EV-04] [EV-03]', () => {
  const eventType = applyEventTypeInput(anEventType(), {
    seats: { seatsPerTimeSlot: 3 },
    bookerActiveBookingsLimit: { maximumActiveBookings: 1 },
    confirmationPolicy: { type: 'always' },
    bookingWindow: { type: 'calendarDays', value: 7 },
  })
  expect(eventType).toMatchObject({
    seats: { seatsPerTimeSlot: 3, showAttendeeInfo: false, showAvailabilityCount: true },
    bookerActiveBookingsLimit: { maximumActiveBookings: 1, offerReschedule: false },
    confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: false },
    bookingWindow: { type: 'calendarDays', value: 7, rolling: false },
  })
})

it('reads a range of dates without rolling [EV-03]', () => {
  const { bookingWindow } = applyEventTypeInput(anEventType(), {
    bookingWindow: { type: 'range', value: ['2026-01-05', '2026-01-09'] },
  })
  expect(bookingWindow).toEqual({ type: 'range', value: ['2026-01-05', '2026-01-09'] })
})

it('reads a limit without any period as no limit [EV-06]', () => {
  expect(applyEventTypeInput(anEventType(), { bookingLimitsCount: { disabled: false } }).bookingLimitsCount).toBeNull()
})

it('stores settings without effect by themselves [EV-59]', () => {
  const eventType = applyEventTypeInput(anEventType(), { interfaceLanguage: 'de', color: { lightThemeHex: '#fff' } })
  expect(applyEventTypeInput(eventType, { interfaceLanguage: '' }).shown).toEqual({
    interfaceLanguage: '',
    color: { lightThemeHex: '#fff' },
  })
})

it('gives hosts medium priority and no duty, and takes a user named twice once [EV-13]', () => {
  const { hosts } = applyEventTypeInput(aTeamEventType(), {
    hosts: [{ userId: 1001 }, { userId: 1001, mandatory: true }],
  })
  expect(hosts).toEqual([host])
})

it('ends the assignment of all members when hosts come alone [EV-54]', () => {
  const before = aTeamEventType({ assignAllTeamMembers: true })
  expect(applyEventTypeInput(before, { hosts: [{ userId: 1001 }] })).toMatchObject({
    assignAllTeamMembers: false,
    hosts: [host],
  })
})

it.each([
  ['nothing else', {}],
  ['assignAllTeamMembers false', { assignAllTeamMembers: false }],
])('leaves no hosts when the scheduling type changes with %s [EV-53]', (_with, others) => {
  const before = aTeamEventType({ hosts: [host], assignAllTeamMembers: true })
  expect(applyEventTypeInput(before, { schedulingType: 'collective', ...others })).toMatchObject({
    schedulingType: 'collective',
    hosts: [],
    assignAllTeamMembers: false,
  })
})

it('keeps the hosts when the scheduling type is sent again [EV-53]', () => {
  const before = aTeamEventType({ hosts: [host] })
  expect(applyEventTypeInput(before, { schedulingType: 'ROUND_ROBIN' }).hosts).toEqual([host])
})
