import { seeded } from 'svc-mock/fixtures'
import { expect, it } from 'vitest'
import { call } from './a-terminal.js'

it('tells one thing as its builder builds it', async () => {
  const { code, out } = await call('fixture booking')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual(seeded(1).aBooking())
})

it('tells several by a seed, each with what is set', async () => {
  const { out } = await call('fixture booking --count 3 --seed 7 --set status=cancelled --set eventType.slug=mine')
  expect(JSON.parse(out)).toEqual(seeded(7).aBooking.many(3, { status: 'cancelled', eventType: { slug: 'mine' } }))
})

it('tells a list where a count is given, even of one', async () => {
  expect(JSON.parse((await call('fixture user --count 1')).out)).toHaveLength(1)
})

it.each([
  ['duration=45', { duration: 45 }],
  ['absentHost=true', { absentHost: true }],
  ['metadata={"a":[1]}', { metadata: { a: [1] } }],
  ['metadata.a.b=1 --set metadata.a.c=x=y', { metadata: { a: { b: 1, c: 'x=y' } } }],
  ['title="45"', { title: '45' }],
  ['description=', { description: '' }],
])('reads --set %s', async (set, expected) => {
  expect(JSON.parse((await call(`fixture booking --set ${set}`)).out)).toMatchObject(expected)
})

it('builds for the present that it is told', async () => {
  const { out } = await call('fixture booking --now 2030-01-01T00:00:00Z')
  expect(JSON.parse(out).start).toMatch(/^2030-01-02T/)
})

it('lists what there is', async () => {
  const names = (await call('fixture')).out.split('\n')
  expect(names).toHaveLength(Object.keys(seeded(1)).length)
  expect(names).toEqual(
    expect.arrayContaining(['booking', 'team-event-type', 'event-type-input', 'v1-booking', 'error']),
  )
})

it('builds everything that it lists', async () => {
  for (const name of (await call('fixture')).out.split('\n'))
    expect([name, (await call(`fixture ${name}`)).code]).toEqual([name, 0])
})

it.each([
  ['fixture bokking', 'There is no fixture bokking; did you mean "booking"?'],
  ['fixture spaceship', 'There is no fixture spaceship; the command "svc-mock fixture" lists what there is'],
  ['fixture booking user', 'fixture builds one kind of thing; "user" is one too many'],
  ['fixture booking --count 0', '--count: "0" will not do; give a whole number from 1 to 10000'],
  ['fixture booking --seed x', '--seed: "x" will not do; give a whole number from 0 to 9007199254740991'],
  ['fixture booking --now soon', '"soon" is no moment; give an ISO 8601 text, epoch milliseconds or a Date'],
  [
    'fixture booking --set status',
    '--set: "status" names no property; write a name and a value, such as status=cancelled',
  ],
  [
    'fixture booking --set a..b=1',
    '--set: "a..b=1" names no property; write a name and a value, such as status=cancelled',
  ],
  ['fixture booking --set titel=x', 'aBooking: there is no property titel; did you mean "title"?'],
  ['fixture booking --set title=45', 'aBooking: title must be a string, found 45'],
  ['fixture booking --set attendees.0.name=x', 'aBooking: attendees must be an array, found {"0":{"name":"x"}}'],
])('refuses %s', async (line, message) => {
  expect(await call(line)).toEqual({ code: 2, out: '', err: [`svc-mock: ${message}`] })
})

it('keeps a property of a dangerous name a property', async () => {
  const { err } = await call('fixture booking --set __proto__.polluted=1')
  expect(err[0]).toContain('there is no property __proto__')
  expect(JSON.parse((await call('fixture booking --set metadata.__proto__.polluted=1')).out).metadata).toEqual(
    JSON.parse('{"__proto__":{"polluted":1}}'),
  )
  expect({}).not.toHaveProperty('polluted')
})
