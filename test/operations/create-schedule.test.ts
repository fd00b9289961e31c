import { expect, it } from 'vitest'
import { aMockOfSchedules, askSchedule, defaultsOf, validSchedule } from '../builders/a-schedule-request.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { ask, restsOn } from '../client.js'

const create = async (given: Record<string, unknown> = {}, as = 'dan') => {
  const mock = await aMockOfSchedules()
  return { ...(await askSchedule(mock, 'POST ', { as, body: { ...validSchedule, ...given } })), mock }
}

it('makes a schedule of the caller with 201, with office hours where none are sent [XT-11] [XT-30] [XT-33]', async () => {
  const answered = await create()
  expect(answered.status).toBe(201)
  expect(answered.body.data).toEqual({
    ...validSchedule,
    id: expect.any(Number),
    ownerId: answered.mock.ids['user.dan'],
    availability: [
      ...[{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], startTime: '09:00', endTime: '17:00' }],
    ],
    overrides: [],
  })
  expect(restsOn(answered)).toEqual(['XT-33'])
  const got = await askSchedule(answered.mock, `GET ${answered.body.data.id}`)
  expect(got.body).toEqual(answered.body)
})

it('keeps the hours that are sent, none included, and spells the zone as usual [XT-33] [ME-01]', async () => {
  const hours = {
    availability: [{ days: ['Sunday'], startTime: '00:00', endTime: '23:59' }],
    overrides: [{ date: '2028-02-29', startTime: '08:15', endTime: '08:16' }],
  }
  const answered = await create({ ...hours, timeZone: 'europe/paris' })
  expect(answered.body.data).toMatchObject({ ...hours, timeZone: 'Europe/Paris' })
  expect(restsOn(answered)).toEqual([])
  expect((await create({ availability: [] })).body.data.availability).toEqual([])
})

it('takes the place of the old default where it is one [XT-33]', async () => {
  const { mock, body } = await create({ isDefault: true })
  expect(body.data.isDefault).toBe(true)
  expect(await defaultsOf(mock)).toEqual(['Evenings'])
  const me = await ask(mock, 'GET /v2/me', { as: 'dan' })
  expect(me.body.data.defaultScheduleId).toBe(body.data.id)
})

it('is no default unless it says so, even as the first [XT-33]', async () => {
  const { mock } = await create({}, 'ben')
  expect(await defaultsOf(mock, 'ben')).toEqual([])
})

it('is no default by chance where a profile named its number before [XT-33] [ME-03]', async () => {
  const mock = await aMockOfSchedules()
  const next = Math.max(
    ...Object.values(mock.ids)
      .filter((id) => Number(id) > 20_000 && Number(id) < 30_000)
      .map(Number),
  )
  await ask(mock, 'PATCH /v2/me', { as: 'ben', body: { defaultScheduleId: next + 1 } })
  const answered = await askSchedule(mock, 'POST ', { as: 'ben', body: validSchedule })
  expect(answered.body.data).toMatchObject({ id: next + 1, isDefault: false })
})

it.each([
  ['no name', { name: undefined }, 'name'],
  ['no zone', { timeZone: undefined }, 'timeZone'],
  ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['no word on the default', { isDefault: undefined }, 'isDefault'],
  ['an unknown day', { availability: [{ days: ['Moonday'], startTime: '09:00', endTime: '10:00' }] }, 'availability'],
  ['hour 24', { availability: [{ days: ['Monday'], startTime: '09:00', endTime: '24:00' }] }, 'availability'],
  ['a time in words', { availability: [{ days: ['Monday'], startTime: 'nine', endTime: '10:00' }] }, 'availability'],
  ['a date that is none', { overrides: [{ date: '2026-02-30', startTime: '09:00', endTime: '10:00' }] }, 'overrides'],
])('refuses %s, and names it [XT-33]', async (_what, given, property) => {
  expect(refusalIn(await create(given))).toEqual([400, 'request.invalid', expect.stringContaining(property)])
})

it.each([
  ['availability', { availability: [{ days: ['Monday'], startTime: '17:00', endTime: '09:00' }] }],
  ['overrides', { overrides: [{ date: '2026-01-15', startTime: '09:00', endTime: '09:00' }] }],
])('refuses %s that end no later than they begin, and names both times [XT-33]', async (property, given) => {
  expect(refusalIn(await create(given))).toEqual([
    ...[400, 'schedule.hours_backwards'],
    expect.stringMatching(new RegExp(`^${property}\\.0 begins at \\d\\d:00 and ends at 09:00`)),
  ])
})

it.each(['owner', 'fay', 'client'])('is open to anybody with credentials: %s [XT-34]', async (as) => {
  expect((await create({}, as)).status).toBe(201)
})

it('is closed to callers without credentials [XT-34]', async () => {
  expect((await ask(await aMockOfSchedules(), 'POST /v2/schedules', { body: validSchedule })).status).toBe(401)
})
