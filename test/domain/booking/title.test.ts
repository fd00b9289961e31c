import { expect, it } from 'vitest'
import { spokenLength } from '../../../src/domain/booking/spoken-length.js'
import { bookingTitle, type TitleFacts } from '../../../src/domain/booking/title.js'
import { aWorld } from '../../builders/an-attempt.js'
import { anEventType } from '../../builders/an-event-type.js'

const titled = (customName: string | null, given: Partial<TitleFacts> = {}) =>
  bookingTitle(
    {
      eventType: anEventType({ customName, bookingFields: [{ type: 'text', slug: 'topic' }] }),
      organizerId: 1001,
      attendeeName: 'Dan van Dale',
      length: 90,
      location: '1 Quay Street',
      responses: { topic: 'Tides', days: ['Mon', 'Tue'] },
      ...given,
    },
    aWorld(),
  )

it('names event type, host and attendee [BK-50]', () => {
  expect(titled(null)).toBe('Intro call between Ada Archer and Dan van Dale')
})

it.each([
  ['{Event type title}', 'Intro call'],
  ['{Organiser}', 'Ada Archer'],
  ['{Scheduler}', 'Dan van Dale'],
  ['{Location}', '1 Quay Street'],
  ['{Organiser first name}', 'Ada'],
  ['{Scheduler first name}', 'Dan'],
  ['{Scheduler last name}', 'Dale'],
  ['{Event duration}', '1 hour 30 mins'],
  ['{LOCATION}', '1 Quay Street'],
  ['{HOST/ATTENDEE}', 'Dan van Dale'],
  ['{HOST}', 'Ada Archer'],
  ['{ATTENDEE}', 'Dan van Dale'],
  ['{USER}', 'Dan van Dale'],
  ['{topic} on {days}', 'Tides on Mon, Tue'],
  ['{nothing} like {Scheduler}', '{nothing} like Dan van Dale'],
])('fills %s in as %s [BK-50]', (template, title) => {
  expect(titled(template)).toBe(title)
})

it('leaves a field that was not answered empty, and braces in a name alone [BK-50]', () => {
  expect(titled('{topic}|{Scheduler}', { responses: {}, attendeeName: '{HOST}' })).toBe('|{HOST}')
  expect(titled('{Scheduler last name}', { attendeeName: 'Dan' })).toBe('')
})

it.each([
  [1, '1 min'],
  [30, '30 mins'],
  [60, '1 hour'],
  [61, '1 hour 1 min'],
  [90, '1 hour 30 mins'],
  [120, '2 hours'],
])('says %d minutes as %s [BK-50]', (minutes, spoken) => {
  expect(spokenLength(minutes)).toBe(spoken)
})
