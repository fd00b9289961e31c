import { createMock } from '../../src/index.js'
import { type Answered, type Ask, ask, idOr } from '../client.js'
import { anEventTypeScenario } from './an-event-type-scenario.js'

/** What a new schedule cannot do without. */
export const validSchedule = { name: 'Evenings', timeZone: 'Europe/Berlin', isDefault: false }

/** Dan with two schedules, the second his default; Cleo and Eve with one each; Ben with none. */
export const aMockOfSchedules = () =>
  createMock({
    scenario: anEventTypeScenario({
      schedules: {
        cleo: { owner: 'cleo', timeZone: 'Europe/London' },
        eve: { owner: 'eve' },
        danEarly: { owner: 'dan', name: 'Early', timeZone: 'Asia/Kathmandu' },
        danLate: {
          owner: 'dan',
          name: 'Late',
          isDefault: true,
          timeZone: 'America/New_York',
          availability: [{ days: ['Tuesday', 'Friday'], startTime: '12:00', endTime: '23:59' }],
          overrides: [{ date: '2026-01-15', startTime: '10:00', endTime: '14:30' }],
        },
      },
    }),
    now: '2026-01-05T09:00:00Z',
    freeze: true,
  })

/** What the scenario of schedules makes. */
export type MockOfSchedules = Awaited<ReturnType<typeof aMockOfSchedules>>

/** Asks about a schedule, by its key in the scenario or any other last part of the path, as Dan. */
export const askSchedule = async (
  mock: MockOfSchedules,
  request: `${string} ${string}`,
  options: Ask = {},
): Promise<Answered> => {
  const [method, key = ''] = request.split(' ')
  return ask(mock, `${method} /v2/schedules${key && `/${idOr(mock, `schedule.${key}`, key)}`}`, {
    as: 'dan',
    ...options,
  })
}

/** Names of the schedules that are default, of a caller's list. */
export const defaultsOf = async (mock: MockOfSchedules, as = 'dan'): Promise<readonly string[]> => {
  const listed = await askSchedule(mock, 'GET ', { as })
  return listed.body.data.filter((it: { isDefault: boolean }) => it.isDefault).map((it: { name: string }) => it.name)
}
