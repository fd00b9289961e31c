import { expect, it } from 'vitest'
import { aMockOfSchedules, askSchedule } from '../builders/a-schedule-request.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { ask } from '../client.js'

const officeHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  startTime: '09:00',
  endTime: '17:00',
}

it('lists the caller’s own by number, with hours, overrides and the default [XT-11] [XT-33]', async () => {
  const mock = await aMockOfSchedules()
  const answered = await askSchedule(mock, 'GET ')
  expect(answered.status).toBe(200)
  const ownerId = mock.ids['user.dan']
  expect(answered.body).toEqual({
    status: 'success',
    data: [
      {
        ...{ id: mock.ids['schedule.danEarly'], ownerId, name: 'Early', timeZone: 'Asia/Kathmandu', isDefault: false },
        ...{ availability: [officeHours], overrides: [] },
      },
      {
        ...{ id: mock.ids['schedule.danLate'], ownerId, name: 'Late', timeZone: 'America/New_York', isDefault: true },
        availability: [{ days: ['Tuesday', 'Friday'], startTime: '12:00', endTime: '23:59' }],
        overrides: [{ date: '2026-01-15', startTime: '10:00', endTime: '14:30' }],
      },
    ],
  })
})

it('lists none for a caller without schedules', async () => {
  expect((await askSchedule(await aMockOfSchedules(), 'GET ', { as: 'ben' })).body.data).toEqual([])
})

it.each([
  ['?take=1', ['Early']],
  ['?skip=1', ['Late']],
  ['?skip=2', []],
])('lists a part: %s [XT-30]', async (query, names) => {
  const answered = await ask(await aMockOfSchedules(), `GET /v2/schedules${query}`, { as: 'dan' })
  expect(answered.body.data.map((it: { name: string }) => it.name)).toEqual(names)
})

it.each(['take=0', 'skip=-1', 'take=many'])('refuses %s, and names the parameter [XT-30]', async (query) => {
  const answered = await ask(await aMockOfSchedules(), `GET /v2/schedules?${query}`, { as: 'dan' })
  expect(refusalIn(answered)).toEqual([...[400, 'request.invalid', expect.stringContaining(query.split('=')[0] ?? '')]])
})

it.each(['absent', '2024-06-11', '2024-04-15'])('heeds no version: %s [XT-32]', async (version) => {
  const answered = await askSchedule(await aMockOfSchedules(), 'GET ', version === 'absent' ? {} : { version })
  expect(answered.body.data).toHaveLength(2)
})

it('is closed to callers without credentials [XT-34]', async () => {
  expect((await ask(await aMockOfSchedules(), 'GET /v2/schedules')).status).toBe(401)
})
