import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { book, booker, desk, deskNow } from '../builders/a-booking-desk.js'
import { type Ask, restsOn } from '../client.js'

const deskWith = (alternatives: readonly AlternativeId[]) =>
  createMock({ scenario: desk, now: deskNow, freeze: true, alternatives })

it.each<[AlternativeId, string, object, string, number]>([
  ['AL-14', 'intro', { allowConflicts: true }, 'booking.unknown_property', 400],
  ['AL-15', 'intro', { lengthInMinutes: 30 }, 'booking.length_superfluous', 400],
  ['AL-33', 'intro', { attendee: booker({ language: 'tlh' }) }, 'user.locale_unknown', 400],
  ['AL-34', 'intro', { attendee: booker({ phoneNumber: '12' }) }, 'booking.phone_not_international', 400],
  ['AL-40', 'intro', { metadata: { list: [1] } }, 'metadata.value_kind', 400],
])(
  'refuses under %s what it otherwise accepts with a warning: booking %s with %j',
  async (id, eventType, body, by, status) => {
    const [plain, strict] = [await deskWith([]), await deskWith([id])]

    const accepted = await book(plain, eventType, body)
    expect(accepted.status).toBe(201)
    expect(accepted.headers.get('x-mock-warning')).toContain(id)
    const refused = await book(strict, eventType, body)
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([status, by])
  },
)

it('gives the same address a second seat, and refuses it with 409 under AL-46 [AL-46, AV-11]', async () => {
  const [plain, strict] = [await deskWith([]), await deskWith(['AL-46'])]

  await book(plain, 'talk')
  const accepted = await book(plain, 'talk')
  expect(accepted.body.data.attendees).toHaveLength(2)
  expect(restsOn(accepted)).toEqual(['AV-11', 'BK-37', 'BK-31'])
  expect(accepted.headers.get('x-mock-warning')).toContain('AL-46')

  await book(strict, 'talk')
  const refused = await book(strict, 'talk')
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([409, 'booking.already_seated'])
})

it('leaves types that require authentication to owner and admins, under AL-05 to hosts too [AL-05, BK-15]', async () => {
  const [plain, wide] = [await deskWith([]), await deskWith(['AL-05'])]
  const asHost: Ask = { as: 'host' }

  expect((await book(plain, 'guarded', {}, asHost)).headers.get('x-mock-refused-by')).toBe(
    'booking.caller_may_not_book',
  )
  const accepted = await book(wide, 'guarded', {}, asHost)
  expect(accepted.status).toBe(201)
  expect(restsOn(accepted)).toEqual(['AL-05', 'HA-04'])
  expect(restsOn(await book(wide, 'guarded', { start: '2026-01-12T12:00:00Z' }, { as: 'admin' }))).not.toContain(
    'AL-05',
  )
})

it("meets in the service's own video by default, under AL-07 at the event type's first location [AL-07, BK-53]", async () => {
  const [plain, first] = [await deskWith([]), await deskWith(['AL-07'])]

  expect((await book(plain, 'place')).body.data.location).toContain('/video/')
  const answered = await book(first, 'place')
  expect(answered.body.data.location).toBe('1 Quay Street')
  expect(restsOn(answered)).toEqual(['AL-07'])
  expect(restsOn(await book(first, 'intro', { start: '2026-01-12T12:00:00Z' }))).toEqual([])
})
