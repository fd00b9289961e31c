import { expect, it } from 'vitest'
import type { OperationContract, VersionContract } from '../../src/contract/operation-contract.js'
import { contracts } from '../../src/generated/contracts.js'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import type { Exchange } from '../../src/pipeline/engine.js'
import { type Ask, ask } from '../client.js'
import { now } from './open-personal.js'

type Versioned = OperationContract & { readonly version: VersionContract }
const versioned = contracts.filter((it): it is Versioned => it.version !== null && it.provenance === 'specification')
const withOlder = versioned.filter(({ older }) => older !== null)

const open = async (alternatives: readonly AlternativeId[] = []) => {
  const exchanges: Exchange[] = []
  const mock = await createMock({ now, freeze: true, alternatives, onRequest: (exchange) => exchanges.push(exchange) })
  const send = async (operation: Versioned, version: string | undefined) => {
    const answer = await ask(mock, requestOf(mock, operation), {
      ...bodyOf(mock, operation),
      as: 'owner',
      headers: version === undefined ? {} : { 'svc-api-version': version },
    })
    return { ...answer, generation: exchanges.at(-1)?.generation, warning: answer.headers.get('x-mock-warning') ?? '' }
  }
  return { mock, send }
}

const requestOf = ({ ids }: Mock, { method, path }: Versioned): `${string} /${string}` => {
  const filled = path
    .replace('{bookingUid}', String(ids['booking.past']))
    .replace('{eventTypeId}', String(ids['eventType.intro']))
  return `${method} ${filled as `/${string}`}`
}

const bodyOf = ({ ids }: Mock, { id }: Versioned): Pick<Ask, 'body'> => {
  const attendee = { name: 'Cleo Carver', email: 'cleo@example.com', timeZone: 'Europe/London' }
  if (id === 'createBooking')
    return { body: { start: '2026-01-12T10:00:00Z', eventTypeId: ids['eventType.intro'], attendee } }
  if (id === 'updateBookingLocation') return { body: { location: { type: 'phone', phone: '+15550100' } } }
  return id === 'markBookingAbsent' ? { body: { host: true } } : {}
}

it('selects by header in eight operations, the others ignore it [VR-07] [VR-03] [VR-04] [VR-05] [VR-06]', () => {
  const table = Object.fromEntries(
    versioned.map(({ id, version, older }) => [
      id,
      [version.header, version.value, version.whenAbsent, older !== null],
    ]),
  )
  expect(table).toEqual({
    listBookings: ['svc-api-version', '2024-08-13', 'current', true],
    createBooking: ['svc-api-version', '2024-08-13', 'current', true],
    getBooking: ['svc-api-version', '2024-08-13', 'older', true],
    updateBookingLocation: ['svc-api-version', '2024-08-13', 'older', false],
    markBookingAbsent: ['svc-api-version', '2024-08-13', 'older', true],
    listBookingRecordings: ['svc-api-version', '2024-08-13', 'older', true],
    listEventTypes: ['svc-api-version', '2024-06-14', 'older', true],
    getEventType: ['svc-api-version', '2024-06-14', 'older', true],
  })
})

it.each(versioned)(
  '$id answers in the current form to its value, blanks around it or not [VR-01]',
  async (operation) => {
    for (const value of [operation.version.value, `  ${operation.version.value}\t`]) {
      const { status, generation, warning } = await (await open()).send(operation, value)
      expect([status, generation]).toEqual([operation.current.status, 'current'])
      expect(warning).not.toMatch(/VR-02|AL-10|AL-12/)
    }
  },
)

const others = ['2024-04-15', '2023-01-01', '2999-12-31', 'latest', '', '2024-8-13']

it.each(withOlder)(
  '$id answers in the older form to any other value, quoted ones too, and warns [VR-01] [VR-02]',
  async (operation) => {
    for (const value of [
      ...others,
      `"${operation.version.value}"`,
      `${operation.version.value}, ${operation.version.value}`,
    ]) {
      const { status, generation, warning } = await (await open()).send(operation, value)
      expect([value, status, generation]).toEqual([value, operation.older?.status, 'older'])
      expect(warning).toContain(`VR-02: answered in the older form; send svc-api-version: ${operation.version.value}`)
    }
  },
)

it.each(withOlder.filter(({ version }) => version.whenAbsent === 'older'))(
  '$id answers in the older form without the header [VR-04] [VR-06] [VR-02]',
  async (operation) => {
    const { status, generation, warning } = await (await open()).send(operation, undefined)
    expect([status, generation]).toEqual([operation.older?.status, 'older'])
    expect(warning).toContain('VR-02')
  },
)

it.each(versioned.filter(({ version }) => version.whenAbsent === 'current'))(
  '$id answers in the current form without the header, and warns that others may not [VR-03] [AL-10]',
  async (operation) => {
    const { status, generation, warning } = await (await open()).send(operation, undefined)
    expect([status, generation]).toEqual([operation.current.status, 'current'])
    expect(warning).toContain(
      'AL-10: without svc-api-version the public service answers in the older form; send 2024-08-13',
    )
  },
)

it.each(versioned.filter(({ version }) => version.whenAbsent === 'current'))(
  '$id answers in the older form without the header where AL-10 is on [AL-10]',
  async (operation) => {
    const { status, generation, warning } = await (await open(['AL-10'])).send(operation, undefined)
    expect([status, generation]).toEqual([operation.older?.status, 'older'])
    expect(warning).not.toContain('AL-10')
  },
)

it.each(versioned.filter(({ older }) => older === null))(
  '$id is absent without its value [VR-05] [ER-15]',
  async (operation) => {
    for (const value of [undefined, ...others, '"2024-08-13"', '2024-06-14']) {
      const { status, body, headers } = await (await open()).send(operation, value)
      expect([value, status, headers.get('x-mock-refused-by')]).toEqual([value, 404, 'route.absent_in_version'])
      expect(body.error.message).toBe(
        'Cannot PATCH /v2/bookings/{bookingUid}/location without svc-api-version: 2024-08-13; older versions lack it',
      )
    }
  },
)

const ofBookings = versioned.filter(({ tag }) => tag === 'Bookings')
const foreign = ['2024-06-14', '2024-06-11', '2024-09-04']

it.each(ofBookings.filter(({ older }) => older !== null))(
  '$id warns of a value that belongs to another resource [AL-12] [VR-02]',
  async (operation) => {
    for (const value of foreign) {
      const { generation, warning } = await (await open()).send(operation, value)
      expect(generation).toBe('older')
      expect(warning).toContain(
        `AL-12: the public service would refuse this: Cannot ${operation.method} ${operation.path} with svc-api-version ${value}`,
      )
    }
  },
)

it.each(ofBookings)(
  '$id refuses a value that belongs to another resource where AL-12 is on, and only such a value [AL-12]',
  async (operation) => {
    const { mock, send } = await open(['AL-12'])
    for (const value of foreign) {
      const before = JSON.stringify(mock.snapshot().counters)
      const { status, headers, body } = await send(operation, value)
      expect([status, headers.get('x-mock-refused-by'), headers.get('x-mock-rests-on')]).toEqual([
        404,
        'route.version_of_another_resource',
        'AL-12',
      ])
      expect(body.error.message).toContain(`send ${operation.version.value}`)
      expect(JSON.stringify(mock.snapshot().counters)).toBe(before)
    }
    const { generation } = await send(operation, '2023-01-01')
    expect(generation).toBe(operation.older ? 'older' : undefined)
  },
)

it.each(versioned.filter(({ tag }) => tag !== 'Bookings'))(
  '$id falls back for the value of bookings even where AL-12 is on [AL-12] [VR-06]',
  async (operation) => {
    const { generation, warning } = await (await open(['AL-12'])).send(operation, '2024-08-13')
    expect([generation, warning.includes('AL-12')]).toEqual(['older', false])
  },
)

it.each(['GET /v2/organizations/1/bookings', 'GET /v2/teams/101/event-types', 'PATCH /v2/me'] as const)(
  '%s ignores the header [VR-07]',
  async (request) => {
    const mock = await createMock({ scenario: 'organization-roles', now, freeze: true })
    const answers = await Promise.all(
      ['2023-01-01', '2024-08-13', undefined].map((version) =>
        ask(mock, request, { as: 'owner', ...(version && { version }) }),
      ),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.map(({ headers }) => headers.get('x-mock-warning'))).toEqual([null, null, null])
  },
)

it.each(withOlder)('$id keeps credentials and status in the older form [VR-10] [ER-04]', async (operation) => {
  const { mock } = await open()
  const wrong = await ask(mock, requestOf(mock, operation), {
    version: '2024-04-15',
    headers: { authorization: 'Bearer svc_unknown' },
  })
  expect(wrong.status).toBe(401)
  const answer = await (await open()).send(operation, '2024-04-15')
  expect([answer.status, answer.body.status, 'pagination' in answer.body]).toEqual([
    operation.older?.status,
    'success',
    false,
  ])
  const keepsError = ['listBookings', 'getBooking', 'listBookingRecordings'].includes(operation.id)
  expect(answer.body.error).toEqual(keepsError ? {} : undefined)
})
