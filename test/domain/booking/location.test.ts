import { expect, it } from 'vitest'
import type { BookingLocation } from '../../../src/domain/booking/booking.js'
import { isLink, locationAnswer, shownLocation, storedLocation } from '../../../src/domain/booking/location.js'

const video = 'https://svc.example.com/video/uid'

it.each<[BookingLocation, string, string, { value: string; optionValue: string }]>([
  [
    { type: 'integration', value: 'svc-video' },
    video,
    'integrations:svc-video',
    { value: 'integrations:svc-video', optionValue: '' },
  ],
  [
    { type: 'organizersDefaultApp', value: '' },
    video,
    'integrations:svc-video',
    { value: 'integrations:svc-video', optionValue: '' },
  ],
  [
    { type: 'integration', value: 'zoom' },
    'zoom',
    'integrations:zoom',
    { value: 'integrations:zoom', optionValue: '' },
  ],
  [{ type: 'address', value: '1 Quay' }, '1 Quay', '1 Quay', { value: 'address', optionValue: '1 Quay' }],
  [
    { type: 'attendeePhone', value: '+15550100' },
    '+15550100',
    '+15550100',
    { value: 'attendeePhone', optionValue: '+15550100' },
  ],
])(
  'writes %o as a link or value, in its stored form and as an answer [BK-54] [BK-46]',
  (location, shown, stored, answer) => {
    expect(shownLocation({ uid: 'uid', location }, 'https://svc.example.com')).toBe(shown)
    expect(storedLocation(location)).toBe(stored)
    expect(locationAnswer(location)).toEqual(answer)
  },
)

it.each([
  ['https://example.com/room', true],
  ['HTTP://example.com', true],
  ['example.com/room', false],
  ['ftp://example.com', false],
  ['see https://example.com', false],
  ['https://', false],
])('takes %s for a link: %s [BK-54]', (text, expected) => {
  expect(isLink(text)).toBe(expected)
})
