import { expect, it } from 'vitest'
import { type Fault, FaultError } from '../../src/index.js'
import { aFaultyMock } from './a-faulty-mock.js'

const { mock } = await aFaultyMock()

const told = (fault: unknown): unknown => {
  try {
    return mock.faults.add(fault as Fault)
  } catch (error) {
    return error
  }
}

it.each([
  [{ operationId: 'createBoking', status: 503 }, 'there is no operation "createBoking"; did you mean "createBooking"?'],
  [{ refuse: 'booking.hots_busy' }, 'there is no refusal "booking.hots_busy"; did you mean "booking.host_busy"?'],
  [{ refuse: 'fault.status' }, 'there is no refusal "fault.status"'],
  [{ caller: 'ownr', status: 503 }, 'there is no credential "ownr"; did you mean "owner"?'],
  [{ caller: 'constructor', status: 503 }, /^there is no credential "constructor"; there are anonymous, .*owner/],
  [{ statsu: 503 }, 'there is no field "statsu"; did you mean "status"?'],
  [{ constructor: 1 }, /^there is no field "constructor"; there are operationId, caller, nth, /],
])('refuses %o for a name that nothing has, and names the nearest', (fault, message) => {
  const refused = told(fault)
  expect(refused).toBeInstanceOf(FaultError)
  expect(String(refused).replace('FaultError: Cannot set this fault: ', '')).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
})

it.each([
  [{ status: 399 }, 'status must be a whole number from 400 to 599, is 399'],
  [{ status: 600 }, 'status must be a whole number from 400 to 599, is 600'],
  [{ status: '503' }, 'status must be a whole number from 400 to 599, is "503"'],
  [{ status: 503, nth: 0 }, 'nth must be a whole number of 1 or more, is 0'],
  [{ status: 503, times: 1.5 }, 'times must be a whole number of 1 or more, is 1.5'],
  [{ status: 503, chance: 0 }, 'chance must be a number above 0, up to 1, is 0'],
  [{ status: 503, chance: 1.01 }, 'chance must be a number above 0, up to 1, is 1.01'],
  [{ latency: 600_001 }, 'latency must be a whole number from 0 to 600000, is 600001'],
  [{ slowBody: 0 }, 'slowBody must be a whole number from 1 to 600000, is 0'],
  [{ rateLimited: false }, 'rateLimited must be true, or left out, is false'],
  [{ connection: 'slow' }, 'connection must be one of reset, truncate, malformed, is "slow"'],
  [{ status: 503, when: {} }, 'when must be one of before, after, is an object'],
  [
    { operationId: ['createBooking'], refuse: null },
    'operationId must be a text, is a list; refuse must be a text, is null',
  ],
])('refuses %o for a value that the field does not take', (fault, message) => {
  expect(told(fault)).toMatchObject({ name: 'FaultError', message: `Cannot set this fault: ${message}` })
})

it.each([
  [{}, 'a fault does something: give one of status, refuse, rateLimited, expiredToken, latency, connection, slowBody'],
  [{ operationId: 'createBooking' }, 'a fault does something: give one of status, '],
  [{ status: 503, refuse: 'booking.host_busy' }, 'status and refuse exclude each other; leave one of them out'],
  [{ rateLimited: true, expiredToken: true }, 'rateLimited and expiredToken exclude each other; leave one of them out'],
  [{ connection: 'reset', status: 503 }, 'connection: reset leaves no answer for status; leave one out'],
  [{ connection: 'reset', slowBody: 10 }, 'connection: reset leaves no answer for slowBody; leave one out'],
  [{ connection: 'truncate', slowBody: 10 }, 'connection: truncate and slowBody exclude each other; leave one out'],
  [{ refuse: 'booking.host_busy', when: 'after' }, 'when goes with status and connection: reset only; leave it out'],
  [{ connection: 'malformed', when: 'before' }, 'when goes with status and connection: reset only; leave it out'],
  [{ status: 503, jitter: 10 }, 'jitter goes on top of a latency; give it too, 0 will do'],
  [{ status: 503, seed: 7 }, 'seed is for chance and jitter; leave it out where neither is given'],
])('refuses %o, which contradicts itself', (fault, message) => {
  expect(told(fault)).toMatchObject({ name: 'FaultError', message: expect.stringContaining(message) })
})

it.each([undefined, null, 503, 'status', [{ status: 503 }]])('refuses %j in place of an object', (fault) => {
  expect(told(fault)).toMatchObject({ name: 'FaultError', message: expect.stringContaining('such as { status: 503 }') })
})

it('leaves nothing waiting of what it refused, and takes a field that is undefined for one that is not given', () => {
  mock.faults.clear()
  told({ status: 1 })
  expect(mock.faults.list()).toEqual([])
  expect(told({ status: 400, refuse: undefined })).toMatchObject({ status: 400, met: 0 })
  expect(mock.faults.clear()).toBe(1)
})
