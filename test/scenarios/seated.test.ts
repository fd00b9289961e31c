import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const seated = () => createMock({ scenario: 'seated', now: '2026-01-05T09:00:00Z', freeze: true })
type Mock = Awaited<ReturnType<typeof seated>>

const namesSeenBy = async (mock: Mock, as: string | undefined, booking: string) => {
  const uid = mock.ids[`booking.${booking}`]
  const { body } = await ask(mock, `GET /v2/bookings/${uid}`, { ...(as && { as }), version: bookingsVersion })
  return body.data.attendees.map(({ name }: { name: string }) => name)
}

it.each([
  ['owner', ['Dan Dale', 'Fay Ford']],
  ['host', ['Dan Dale', 'Fay Ford']],
  ['admin', ['Dan Dale', 'Fay Ford']],
  ['attendee', []],
  ['outsider', []],
  [undefined, []],
])('a class hides who comes, and shows it to %s: %j [BK-62]', async (as, names) => {
  expect(await namesSeenBy(await seated(), as, 'class')).toEqual(names)
})

it('a talk shows everybody who comes', async () => {
  expect(await namesSeenBy(await seated(), undefined, 'talk')).toEqual(['Dan Dale', 'Gus Gray'])
})

it('a later booker joins the class while seats remain, and no talk that is full [BK-37, BK-29]', async () => {
  const mock = await seated()
  const attendee = { name: 'Zoe Zane', email: 'zoe@example.com', timeZone: 'Europe/London' }
  const book = (key: string, start: string) =>
    ask(mock, 'POST /v2/bookings', {
      version: bookingsVersion,
      body: { eventTypeId: mock.ids[`eventType.${key}`], start, attendee },
    })

  const joined = await book('class', '2026-01-07T18:00:00Z')
  expect(joined.status).toBe(201)
  expect(joined.body.data.uid).toBe(mock.ids['booking.class'])
  expect(await namesSeenBy(mock, 'host', 'class')).toEqual(['Dan Dale', 'Fay Ford', 'Zoe Zane'])

  expect((await book('talk', '2026-01-08T19:00:00Z')).status).toBe(409)
})
