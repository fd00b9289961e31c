import { expect, it } from 'vitest'
import { partyOf } from '../../../src/domain/booking/party.js'
import { aUser } from '../../builders/a-user.js'
import { aBooker, aWorld } from '../../builders/an-attempt.js'

const ben = aUser({
  id: 1002,
  username: 'ben',
  name: 'Ben Brook',
  email: 'ben@example.com',
  timeZone: 'Europe/Berlin',
  locale: 'de',
})
const party = (guests: readonly string[], attendee = aBooker()) =>
  partyOf({ attendee, guests }, [1001, 1002], aWorld({ users: [ben] }))

it('puts the booker first, then guests, then hosts beside the organizer [BK-44]', () => {
  const { people, guests } = party(['cleo@example.com'], aBooker({ language: 'fr', phoneNumber: '+15550100' }))

  expect(guests).toEqual(['cleo@example.com'])
  expect(people).toMatchObject([
    { role: 'booker', name: 'Dan Dale', language: 'fr', phoneNumber: '+15550100' },
    { role: 'guest', name: '', email: 'cleo@example.com', timeZone: 'Europe/London', language: 'en' },
    { role: 'host', name: 'Ben Brook', email: 'ben@example.com', timeZone: 'Europe/Berlin', language: 'de' },
  ])
})

it('drops guests who come anyway, letter case aside [BK-44]', () => {
  const { guests } = party([
    'Cleo@example.com',
    'cleo@example.com',
    'DAN@example.com',
    'ada@example.com',
    'BEN@example.com',
  ])

  expect(guests).toEqual(['Cleo@example.com'])
})

it('drops a host who is the booker [BK-44]', () => {
  expect(party([], aBooker({ email: 'BEN@example.com' })).people).toHaveLength(1)
})

it('makes an address of the phone number where there is none [BK-45]', () => {
  const { people } = party([], aBooker({ email: undefined, phoneNumber: '+1 555-0100' }))

  expect(people[0]).toMatchObject({ email: '15550100@sms.svc', language: 'en', absent: false })
})
