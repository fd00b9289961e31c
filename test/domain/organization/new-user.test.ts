import { expect, it } from 'vitest'
import { newUser } from '../../../src/domain/organization/new-user.js'

const given = { id: 1001, username: 'ada', email: 'ada@example.com', createdAt: 0 }

it('gives a user the defaults wherever nothing else is given [TM-02]', () => {
  expect(newUser(given)).toMatchObject({
    locale: 'en',
    timeZone: 'Europe/London',
    weekStart: 'Sunday',
    timeFormat: 12,
    hideBranding: false,
    allowDynamicBooking: true,
    verified: false,
    theme: null,
  })
})

it('keeps what is given', () => {
  expect(newUser({ ...given, timeZone: 'Asia/Tokyo', apps: ['zoom'] })).toMatchObject({
    timeZone: 'Asia/Tokyo',
    apps: ['zoom'],
  })
})
