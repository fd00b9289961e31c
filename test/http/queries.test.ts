import { expect, it } from 'vitest'
import { bookingsVersion, ask as send } from '../client.js'
import { openPersonal, stateOf } from '../pipeline/open-personal.js'

const ask = async (query: string, version = bookingsVersion) => {
  const opened = await openPersonal()
  const before = stateOf(opened)
  const answer = await send(opened.mock, `GET /v2/bookings?${query}`, { as: 'owner', version })
  expect(stateOf(opened)).toBe(before)
  return { ...answer, refusedBy: answer.headers.get('x-mock-refused-by') }
}

it.each([
  'take=1&take=2',
  'take[]=1',
  'attendeeEmail=a@example.com&attendeeEmail=b@example.com',
  'afterStart[]=2026-01-05',
])('refuses %s where one value is taken, and names the parameter [ER-08]', async (query) => {
  const { status, body, refusedBy } = await ask(query)
  expect([status, refusedBy]).toEqual([400, 'request.query_repeated'])
  expect(body.error.message).toContain(query.split(/[[=]/)[0])
})

it.each([
  '__proto__=1',
  '__proto__[isAdmin]=1',
  'a[__proto__]=1',
  'constructor=1',
  'constructor[prototype]=1',
  '%5F_proto__=1',
])('refuses a query that names %s [ER-08]', async (query) => {
  const { status, refusedBy, body } = await ask(query)
  expect([status, refusedBy]).toEqual([400, 'request.json_forbidden_key'])
  expect(body.path).toBe(`/v2/bookings?${query}`)
})

it('reads no query where the operation takes none [ER-07]', async () => {
  const { mock } = await openPersonal()
  const path = `/v2/bookings/${mock.ids['booking.first']}` as const
  expect((await send(mock, `GET ${path}?__proto__=1&take=0`, { version: bookingsVersion })).status).toBe(200)
})

it.each(['unheard=1', 'unheard=1&unheard=2', 'take[gte]=1', '&&', '=', '%ZZ=1', 'a=%E0%A4%A'])(
  'ignores the query %s [ER-07]',
  async (query) => {
    const { status, headers } = await ask(query)
    expect([status, headers.get('x-mock-warning')]).toEqual([200, null])
  },
)

it.each([
  ['take=1.5', 'must be an integer'],
  ['take=text', 'must be an integer'],
  ['take=', 'must be an integer'],
  ['take=0', 'must be at least 1'],
  ['take=%2B1', 'must be an integer'],
  ['take=1e2', 'must be an integer'],
  ['skip=-1', 'must be at least 0'],
  ['sortStart=up', 'must be one of asc, desc'],
  ['afterStart=soon', 'must be an ISO 8601 date or date and time'],
])('finds %s wrong, names the parameter, and shows the value [ER-12]', async (query, told) => {
  const [name = '', value = ''] = query.split('=')
  const { status, body, refusedBy } = await ask(query)
  expect([status, refusedBy]).toEqual([400, 'request.invalid'])
  expect(body.error.code).toBe('BadRequestException')
  expect(body.error.message).toContain(`The query is not valid: ${name} ${told}`)
  const [found, ...others] = body.error.details.errors
  expect(others).toEqual([])
  expect([found.property, String(found.value), found.children]).toEqual([name, decodeURIComponent(value), []])
  expect(Object.values(found.constraints)).toEqual([expect.stringContaining(`${name} ${told}`)])
})

it('takes lists with commas, repeated, and in brackets [BK-74]', async () => {
  const lists = await Promise.all(
    ['status=past,cancelled', 'status=past&status=cancelled', 'status[]=past&status[]=cancelled'].map((query) =>
      ask(query),
    ),
  )
  const totals = lists.map(({ body }) => body.pagination.totalItems)
  expect(totals).toEqual([2, 2, 2])
})

it('takes numbers beyond what can be counted, and answers nothing then [BK-73] [BK-81]', async () => {
  const { status, body } = await ask('skip=99999999999999999999')
  expect([status, body.data]).toEqual([200, []])
})
