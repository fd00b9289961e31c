import { expect, it } from 'vitest'
import { chosenLocation } from '../../../src/domain/booking/chosen-location.js'
import type { EventTypeLocation } from '../../../src/domain/event-type/event-type.js'
import { aBooker, anInput, type Given } from '../../builders/an-attempt.js'
import { anEventType } from '../../builders/an-event-type.js'

const quay: EventTypeLocation = { type: 'address', address: '1 Quay Street' }
const pier: EventTypeLocation = { type: 'address', address: '2 Pier Road' }
const choose = (locations: readonly EventTypeLocation[], input: Given['input'] = {}, firstLocationByDefault = false) =>
  chosenLocation(anInput(input), anEventType({ locations }), { firstLocationByDefault })

it.each<[EventTypeLocation, object, string]>([
  [quay, { type: 'address' }, '1 Quay Street'],
  [{ type: 'link', link: 'https://meet.example.com' }, { type: 'link' }, 'https://meet.example.com'],
  [{ type: 'phone', phone: '+15550100' }, { type: 'phone' }, '+15550100'],
  [{ type: 'integration', integration: 'zoom' }, { type: 'integration', integration: 'zoom' }, 'zoom'],
  [{ type: 'attendeeAddress' }, { type: 'attendeeAddress', address: 'my place' }, 'my place'],
  [{ type: 'attendeePhone' }, { type: 'attendeePhone', phone: '+15550199' }, '+15550199'],
  [{ type: 'attendeeDefined' }, { type: 'attendeeDefined', location: 'the usual' }, 'the usual'],
  [{ type: 'organizersDefaultApp' }, { type: 'organizersDefaultApp' }, ''],
])('takes the value of %j [BK-51, BK-52]', (offered, sent, value) => {
  expect(choose([offered], { location: sent as never })).toEqual({ type: offered.type, value })
})

it('takes the equal one of several locations of one type, else the first [BK-52]', () => {
  expect(choose([quay, pier], { location: { type: 'address', address: '2 Pier Road' } })?.value).toBe('2 Pier Road')
  expect(choose([quay, pier], { location: { type: 'address', address: 'elsewhere' } })?.value).toBe('1 Quay Street')
})

it('knows no location that the event type does not list [BK-23]', () => {
  expect(choose([quay], { location: { type: 'phone' } })).toBeUndefined()
})

it('keeps a meetingUrl as a link, unless a location was sent [BK-53]', () => {
  const meetingUrl = 'https://meet.example.com/x'

  expect(choose([quay], { meetingUrl })).toEqual({ type: 'link', value: meetingUrl })
  expect(choose([quay], { meetingUrl, location: { type: 'address' } })?.type).toBe('address')
})

it.each([
  ["the service's own video", false, { type: 'integration', value: 'svc-video' }],
  ["the event type's first location", true, { type: 'address', value: '1 Quay Street' }],
])('takes %s where no location was sent and AL-07 is %s [BK-53, AL-07]', (_what, on, location) => {
  expect(choose([quay, pier], {}, on)).toEqual(location)
})

it("takes the attendee's number for a first location that asks for one [AL-07]", () => {
  const attendee = aBooker({ phoneNumber: '+15550100' })

  expect(choose([{ type: 'attendeePhone' }], { attendee }, true)).toEqual({ type: 'attendeePhone', value: '+15550100' })
})
