import { expect, it } from 'vitest'
import { aMockOfSchedules, askSchedule, defaultsOf } from '../builders/a-schedule-request.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, restsOn } from '../client.js'

it('gets one of the caller’s own [XT-11]', async () => {
  const mock = await aMockOfSchedules()
  const { status, body } = await askSchedule(mock, 'GET danEarly')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: mock.ids['schedule.danEarly'], name: 'Early', isDefault: false })
})

it('gets the default one, or null where there is none [XT-11] [XT-33]', async () => {
  const mock = await aMockOfSchedules()
  expect((await askSchedule(mock, 'GET default')).body.data).toMatchObject({ name: 'Late', isDefault: true })
  expect((await askSchedule(mock, 'GET default', { as: 'ben' })).body).toEqual({ status: 'success', data: null })
})

it('reads a default that is none of the caller’s own as unset [ME-03]', async () => {
  const mock = await aMockOfSchedules()
  const body = { defaultScheduleId: mock.ids['schedule.eve'] }
  expect((await ask(mock, 'PATCH /v2/me', { as: 'dan', body })).status).toBe(200)
  expect((await askSchedule(mock, 'GET default')).body.data).toBeNull()
})

it('changes what is sent and nothing else [XT-11] [XT-33]', async () => {
  const mock = await aMockOfSchedules()
  const before = await askSchedule(mock, 'GET danLate')
  const change = { availability: [{ days: ['Monday'], startTime: '10:00', endTime: '16:00' }] }
  const answered = await askSchedule(mock, 'PATCH danLate', { body: change })
  expect(answered.status).toBe(200)
  expect(answered.body.data).toEqual({ ...before.body.data, ...change })
  expect(restsOn(answered)).toEqual([])
  expect((await askSchedule(mock, 'PATCH danLate', { body: {} })).body.data).toEqual(answered.body.data)
})

it.each([
  ['makes another the default', 'danEarly', true, ['Early']],
  ['leaves the default where it is', 'danLate', true, ['Late']],
  ['leaves none where the default steps down', 'danLate', false, []],
  ['changes nothing where another than the default steps down', 'danEarly', false, ['Late']],
])('%s [XT-33]', async (_what, key, isDefault, defaults) => {
  const mock = await aMockOfSchedules()
  const answered = await askSchedule(mock, `PATCH ${key}`, { body: { isDefault } })
  expect(answered.body.data.isDefault).toBe(isDefault)
  expect(await defaultsOf(mock)).toEqual(defaults)
})

it.each([
  [
    'hours that run backwards',
    { availability: [{ days: [], startTime: '10:00', endTime: '09:59' }] },
    'schedule.hours_backwards',
  ],
  ['an unknown zone', { timeZone: '+05:30' }, 'request.invalid'],
  ['a name of numbers', { name: 7 }, 'request.invalid'],
])('refuses %s and changes nothing [XT-33]', async (_what, body, name) => {
  const mock = await aMockOfSchedules()
  const before = await askSchedule(mock, 'GET danLate')
  expect(refusalIn(await askSchedule(mock, 'PATCH danLate', { body })).slice(0, 2)).toEqual([400, name])
  expect((await askSchedule(mock, 'GET danLate')).body).toEqual(before.body)
})

it('deletes one, and leaves no default where it was that [XT-11] [XT-33]', async () => {
  const mock = await aMockOfSchedules()
  expect((await askSchedule(mock, 'DELETE danEarly')).body).toEqual({ status: 'success' })
  expect(await defaultsOf(mock)).toEqual(['Late'])
  expect((await askSchedule(mock, 'DELETE danLate')).status).toBe(200)
  expect((await askSchedule(mock, 'GET default')).body.data).toBeNull()
  expect((await ask(mock, 'GET /v2/me', { as: 'dan' })).body.data.defaultScheduleId).toBeNull()
})

const requests = [
  ['GET', {}],
  ['PATCH', { body: { name: 7 } }],
  ['DELETE', {}],
] as const

it.each(requests)(
  'refuses %s of another’s schedule before it reads the body, and names both [XT-33] [ER-16]',
  async (method, rest) => {
    const mock = await aMockOfSchedules()
    for (const as of ['owner', 'cleo', 'client']) {
      const answered = await askSchedule(mock, `${method} danLate`, { ...rest, as })
      expect(refusalIn(answered)).toEqual([
        ...[403, 'schedule.owner_only', expect.stringContaining(`Schedule ${mock.ids['schedule.danLate']} is none`)],
      ])
    }
  },
)

it.each(requests)('does not know, on %s, a number that no schedule has [XT-33]', async (method, rest) => {
  expect(refusalIn(await askSchedule(await aMockOfSchedules(), `${method} 29999`, rest))).toEqual([
    ...[404, 'schedule.unknown', expect.stringContaining('29999')],
  ])
})

it.each(requests)('refuses %s of a path that is no number [ER-08]', async (method, rest) => {
  const answered = await askSchedule(await aMockOfSchedules(), `${method} mine`, rest)
  expect(refusalIn(answered).slice(0, 2)).toEqual([400, 'request.path_parameter_invalid'])
})

it.each(requests)('is closed, on %s, to callers without credentials [XT-34]', async (method, rest) => {
  const mock = await aMockOfSchedules()
  expect((await ask(mock, `${method} /v2/schedules/${mock.ids['schedule.danLate']}`, rest)).status).toBe(401)
  expect((await ask(mock, 'GET /v2/schedules/default')).status).toBe(401)
})
