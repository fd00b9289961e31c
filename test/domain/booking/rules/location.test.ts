import { expect, it } from 'vitest'
import { location } from '../../../../src/domain/booking/rules/location.js'
import { anAttempt, type Given } from '../../../builders/an-attempt.js'
import { anEventType } from '../../../builders/an-event-type.js'

const eventType = anEventType({
  locations: [
    { type: 'address', address: '1 Quay Street' },
    { type: 'integration', integration: 'zoom' },
    { type: 'attendeePhone' },
  ],
})
const check = (input: NonNullable<Given['input']>) => location.check(anAttempt({ eventType, input }))

it('accepts a location of the event type, and none at all [BK-23]', () => {
  expect(check({ location: { type: 'address' } })).toBeUndefined()
  expect(check({ location: { type: 'integration', integration: 'zoom' } })).toBeUndefined()
  expect(check({ location: { type: 'attendeePhone', phone: '+15550100' } })).toBeUndefined()
  expect(check({ meetingUrl: 'https://meet.example.com/x' })).toBeUndefined()
  expect(check({})).toBeUndefined()
})

it.each([
  ['a type', { type: 'link', link: 'https://meet.example.com/x' }, 'link'],
  ['an app', { type: 'integration', integration: 'jitsi' }, 'integration (jitsi)'],
])('refuses %s that the event type does not list, and names those it does [BK-23]', (_what, sent, named) => {
  const refusal = check({ location: sent })

  expect(refusal).toMatchObject({
    name: 'booking.location_not_offered',
    details: { sent: named, offered: ['address', 'integration (zoom)', 'attendeePhone'] },
  })
  expect(refusal?.message).toContain('address, integration (zoom), attendeePhone')
})
