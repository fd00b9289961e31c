import { expect, it } from 'vitest'
import type { Booking } from '../../src/domain/booking/booking.js'
import type { Happening } from '../../src/domain/webhook/happening.js'
import { booked, changed, type Outbox, openOutbox } from '../builders/a-subscribed-desk.js'
import { ask } from '../client.js'

/** What is told of a happening that only the clock or a control operation raises. */
const tell = (outbox: Outbox, happening: Happening) => {
  outbox.fresh()
  outbox.engine.publish(outbox.world, [happening])
  return outbox.told()[0]?.payload
}

const withBooking = async (eventType = 'intro', more: object = {}) => {
  const outbox = await openOutbox()
  const { id } = await booked(outbox, eventType, more)
  const [made] = outbox.told()
  return { outbox, booking: outbox.world.bookings.get(id) as Booking, made: made?.payload }
}

const adaOf = ({ world, mock }: Outbox) => {
  const user = world.user(Number(mock.ids['user.ada']))
  if (!user) throw new Error('Ada is gone')
  return user
}

const ada = { name: 'Ada Archer', username: 'ada', email: 'ada@example.com', timeZone: 'Asia/Kathmandu' }

it.each([
  ['one who is absent', [['dan', true]], 'dan@example.com was marked as absent'],
  ['one who came after all', [['dan', false]], 'dan@example.com was unmarked as absent'],
  [
    'several',
    [
      ['dan', true],
      ['gus', true],
    ],
    '2 attendees were marked as absent',
  ],
  [
    'some and others',
    [
      ['dan', true],
      ['gus', false],
    ],
    '2 attendees were marked as absent or unmarked as absent',
  ],
] as const)('says who was marked: %s [WH-35]', async (_which, marks, message) => {
  const { outbox, booking } = await withBooking('intro', { guests: ['gus@example.com'] })
  const attendees = marks.map(([name, absent]) => ({ email: `${name}@example.com`, absent }))
  await changed(outbox, { uid: booking.uid, what: 'mark-absent', body: { attendees } })
  expect(outbox.told().map(({ payload }) => payload)).toEqual([
    {
      message,
      attendees: attendees.map(({ email, absent }) => ({ email, noShow: absent })),
      bookingUid: booking.uid,
      bookingId: booking.id,
    },
  ])
})

it('tells of start and end of a meeting as the older generation reads the booking [WH-36]', async () => {
  const { outbox, booking } = await withBooking()
  const { body } = await ask(outbox.mock, `GET /v2/bookings/${booking.uid}`, { as: 'owner', version: '2024-04-15' })
  expect(tell(outbox, { trigger: 'MEETING_STARTED', booking })).toEqual(body.data)
  expect(tell(outbox, { trigger: 'MEETING_ENDED', booking })).toEqual(body.data)
})

it('tells of an instant booking in full [WH-37]', async () => {
  const { made } = await withBooking('now', { instant: true })
  expect(made).toMatchObject({ status: 'AWAITING_HOST', type: 'now', length: 15, organizer: ada })
})

it('tells where recording and transcripts are [WH-37]', async () => {
  const { outbox, booking, made } = await withBooking()
  const recording = {
    ...{ id: 'r', bookingId: booking.id, roomName: 'room', startTs: 1, status: 'completed', duration: 60 },
    ...{ shareToken: 't', maxParticipants: 2, downloadLink: 'https://example.com/r.mp4', error: null },
  }
  expect(tell(outbox, { trigger: 'RECORDING_READY', booking, recording })).toEqual({
    ...made,
    downloadLink: 'https://example.com/r.mp4',
  })
  const downloadLinks = {
    transcription: [{ format: 'vtt', link: 'https://example.com/r.vtt' }],
    recording: 'https://example.com/r.mp4',
  }
  const generated = { trigger: 'RECORDING_TRANSCRIPTION_GENERATED', booking, downloadLinks } as const
  expect(tell(outbox, generated)).toEqual({ ...made, downloadLinks })
})

it.each(['FORM_SUBMITTED', 'FORM_SUBMITTED_NO_EVENT'] as const)(
  'tells what a form was filled in with: %s [WH-38]',
  async (trigger) => {
    const outbox = await openOutbox()
    const responses = { topic: { label: 'Topic', value: ['a', 'b'] } }
    const form = { formId: 'contact', formName: 'Contact', teamId: null, responses }
    expect(tell(outbox, { trigger, user: adaOf(outbox), form, eventTypeId: null })).toEqual(form)
  },
)

it('tells of an absence [WH-38]', async () => {
  const outbox = await openOutbox()
  const user = adaOf(outbox)
  const absence = { id: 800001, start: 0, end: 86_399_999, createdAt: 0, notes: null }
  expect(tell(outbox, { trigger: 'OOO_CREATED', user, absence })).toEqual({
    oooEntry: {
      id: 800001,
      start: '1970-01-01T00:00:00.000Z',
      end: '1970-01-01T23:59:59.999Z',
      createdAt: '1970-01-01T00:00:00.000Z',
      notes: null,
      user: { id: user.id, ...ada },
    },
  })
})

it('tells who did not come, and who waited [WH-39]', async () => {
  const { outbox, booking } = await withBooking('now')
  const [hosts, guests] = [
    tell(outbox, { trigger: 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW', booking }),
    tell(outbox, { trigger: 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW', booking }),
  ]
  const about = { bookingId: booking.id, bookingUid: booking.uid, startTime: '2026-01-12T10:00:00.000Z' }
  expect(hosts).toEqual({
    ...about,
    message: 'No host came to the meeting that began at 2026-01-12T10:00:00.000Z',
    participants: [{ name: 'Dan Dale', email: 'dan@example.com' }],
  })
  expect(guests).toEqual({
    ...about,
    message: 'No guest came to the meeting that began at 2026-01-12T10:00:00.000Z',
    participants: [
      { name: 'Ada Archer', email: 'ada@example.com' },
      { name: 'Ben Brook', email: 'ben@example.com' },
    ],
  })
})

it('tells which credential failed [WH-39]', async () => {
  const outbox = await openOutbox()
  const user = adaOf(outbox)
  const error = { type: 'CalendarCredentialError', message: 'It was refused' }
  expect(tell(outbox, { trigger: 'DELEGATION_CREDENTIAL_ERROR', user, error })).toEqual({
    error,
    user: { id: user.id, ...ada },
  })
})
