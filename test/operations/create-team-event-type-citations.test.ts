import { expect, it } from 'vitest'
import { changeTeamEventType } from '../builders/a-team-event-type-change.js'
import { aMockOfEventTypes, createTeamEventType, type Sent } from '../builders/a-team-event-type-request.js'
import { ask, restsOn } from '../client.js'

const mock = await aMockOfEventTypes()

it.each<[string, Sent, readonly string[]]>([
  ['a missing title', { title: undefined }, []],
  ['an empty title', { title: '' }, ['PR-01']],
  ['a missing slug', { slug: undefined }, []],
  ['a missing length', { lengthInMinutes: undefined }, []],
  ['a length of 0', { lengthInMinutes: 0 }, ['EV-01', 'PR-01']],
  ['a scheduling type outside the list', { schedulingType: 'foo' }, []],
  ['hidden as text', { hidden: 'x' }, []],
  ['a null description', { description: null }, []],
  ['a window without value', { bookingWindow: { type: 'businessDays' } }, []],
  ['a switch that is text', { bookingWindow: { disabled: 'x' } }, ['EV-58']],
  ['a default layout that is not enabled', { bookerLayouts: { defaultLayout: 'week', enabledLayouts: ['month'] } }, []],
  ['an empty recurrence', { recurrence: {} }, []],
  ['an interval of 0', { recurrence: { interval: 0, occurrences: 1, frequency: 'weekly' } }, ['LM-03']],
  ['a threshold that is missing', { confirmationPolicy: { type: 'time' } }, []],
  ['a limit of 0', { bookingLimitsCount: { day: 0 } }, ['EV-06', 'LM-03']],
  ['no seats', { seats: { seatsPerTimeSlot: 0 } }, ['LM-03', 'EV-08']],
])('refuses %s, and cites no decision but those it rests on [ER-12]', async (_what, sent, ids) => {
  const refused = await createTeamEventType(sent, { mock })
  expect(refused.status).toBe(400)
  expect(restsOn(refused)).toEqual(ids)
})

it('cites no decision for a bad form in an update and in the list [ER-12]', async () => {
  const list = `GET /v2/teams/${mock.ids['team.support']}/event-types?sortCreatedAt=x` as const
  const refusals = [
    await changeTeamEventType({ hidden: 'x' }, { mock }),
    await changeTeamEventType({ schedulingType: 'foo' }, { mock }),
    await ask(mock, list, { as: 'ben' }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(refusals.map(restsOn)).toEqual([[], [], []])
})
