import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { type Answered, ask, restsOn } from '../client.js'

const mock = await createMock({ scenario: harbour, now: harbourNow, freeze: true })
const older = (query = '', as = 'ada') => ask(mock, `GET /v2/bookings${query}`, { as, version: '2024-04-15' })
const uidsOf = ({ body }: Answered): string[] => body.data.bookings.map((it: { uid: string }) => it.uid)

it.each(['2024-04-15', '2024-06-14', 'tomorrow'])(
  'lists in the older form for version %s [VR-03] [VR-13] [VR-10]',
  async (version) => {
    const answer = await ask(mock, 'GET /v2/bookings', { as: 'ada', version })
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body).sort()).toEqual(['data', 'error', 'status'])
    expect(answer.body.data).toMatchObject({ recurringInfo: [], nextCursor: null })
    expect(uidsOf(answer).slice(0, 4)).toEqual(['first', 'call', 'pending', 'workshop'])
    expect(restsOn(answer)).toContain('VR-13')
  },
)

it.each([
  ['upcoming', 8],
  ['recurring', 3],
  ['past', 1],
  ['cancelled', 1],
  ['unconfirmed', 1],
])('filters the older list by the status %s, in upper case inside [VR-13] [VR-15]', async (status, count) => {
  const answer = await older(`?filters[status]=${status}`)
  expect(answer.body.data.bookings).toHaveLength(count)
  for (const row of answer.body.data.bookings) expect(row.status).toBe(row.status.toUpperCase())
})

it('pages the older list by cursor, null at the end [VR-13]', async () => {
  const page = await older('?limit=5')
  expect([uidsOf(page).length, page.body.data.nextCursor]).toEqual([5, 5])
  const rest = await older('?limit=5&cursor=5')
  expect([uidsOf(rest).length, rest.body.data.nextCursor]).toEqual([3, null])
  expect((await older('?limit=8')).body.data.nextCursor).toBeNull()
  expect((await older('?limit=7')).body.data.nextCursor).toBe(7)
  expect((await older('?cursor=100')).body.data).toMatchObject({ bookings: [], nextCursor: null })
})

it('ignores current parameters in the older list [VR-13]', async () => {
  expect(uidsOf(await older('?bookingUid=first&take=1'))).toHaveLength(8)
})

it.each(['filters[status]=accepted', 'limit=0', 'limit=x', 'cursor=-1'])(
  'refuses %s in the older list [VR-13]',
  async (query) => {
    expect((await older(`?${query}`)).status).toBe(400)
  },
)

it('tells payment, recording and seats in older rows [VR-15] [BK-62]', async () => {
  const [row] = (await older('?filters[status]=past')).body.data.bookings
  expect(row).toMatchObject({ uid: 'past', paid: true, isRecorded: true, rescheduled: null })
  const seated = (await older('', 'eve')).body.data.bookings.find((it: { uid: string }) => it.uid === 'workshop')
  expect(seated).toMatchObject({ paid: false, isRecorded: false, attendees: [], metadata: {} })
})
