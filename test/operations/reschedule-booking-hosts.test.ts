import { expect, it } from 'vitest'
import { bookAt, change, openChangingDesk } from '../builders/a-changing-desk.js'
import { restsOn } from '../client.js'

const turns = { start: '2026-01-14T10:00:00Z' }

it('chooses a host anew in a round robin [HA-07] [HA-04]', async () => {
  const mock = await openChangingDesk()
  const { uid, hosts } = await bookAt(mock, 'turns')
  const answer = await change(mock, 'reschedule', { uid, body: turns })
  expect(answer.body.data.hosts[0].id).not.toBe(hosts[0].id)
  expect(restsOn(answer)).not.toContain('HA-07')
})

it('keeps the host where the event type says so, and refuses where he is busy [HA-07]', async () => {
  const mock = await openChangingDesk()
  const first = await bookAt(mock, 'same')
  const second = await bookAt(mock, 'same', turns)
  expect(first.hosts[0].id).not.toBe(second.hosts[0].id)
  const kept = await change(mock, 'reschedule', { uid: first.uid, body: turns })
  expect(kept.body.data.hosts).toEqual(first.hosts)
  expect(restsOn(kept)).toContain('HA-07')

  const third = await bookAt(mock, 'same', { start: '2026-01-15T10:00:00Z' })
  const fourth = await bookAt(mock, 'same', { start: '2026-01-15T10:00:00Z' })
  const other = [third, fourth].find((it) => it.hosts[0].id === first.hosts[0].id)
  const refused = await change(mock, 'reschedule', { uid: other.uid, body: turns })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.host_busy'])
})

it('keeps who took his turn beside a mandatory host [HA-07] [BK-43]', async () => {
  const mock = await openChangingDesk()
  const { uid, hosts, attendees } = await bookAt(mock, 'led')
  const { body } = await change(mock, 'reschedule', { uid, body: turns })
  expect([body.data.hosts, body.data.attendees]).toEqual([hosts, attendees])
})

it('lets the routing of a booking choose rather than its last host [HA-08]', async () => {
  const mock = await openChangingDesk()
  const ids = [mock.ids['user.ben'], mock.ids['user.cleo']]
  const { uid, hosts } = await bookAt(mock, 'same', { routing: { responseId: 1, teamMemberIds: ids } })
  const answer = await change(mock, 'reschedule', { uid, body: turns })
  expect(answer.body.data.hosts[0].id).not.toBe(hosts[0].id)
  expect(restsOn(answer)).not.toContain('HA-07')
})

it('drops a guest who hosts the booking now [BK-44]', async () => {
  const mock = await openChangingDesk()
  const guests = ['ben@example.com', 'cleo@example.com', 'fay@example.com']
  const { uid, guests: invited, hosts } = await bookAt(mock, 'turns', { guests })
  expect(invited).toEqual(guests.filter((it) => it !== hosts[0].email))
  const { data } = (await change(mock, 'reschedule', { uid, body: turns })).body
  expect(invited).toContain(data.hosts[0].email)
  expect(data.guests).toEqual(['fay@example.com'])
  expect(data.attendees.map((it: { email: string }) => it.email)).toEqual(['dan@example.com', 'fay@example.com'])
})
