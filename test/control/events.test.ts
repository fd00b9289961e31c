import { expect, it } from 'vitest'
import { booked, changed, openOutbox, subscribedNow } from '../builders/a-subscribed-desk.js'
import { idOf, raised, refused, seen, withBooking } from '../builders/an-outside-event.js'
import { ask, bookingsVersion as version } from '../client.js'

it('tells what happened, when, and by which deliveries', async () => {
  const { outbox, bookingUid } = await withBooking()
  const outcome = await raised(outbox, { type: 'meetingStarted', bookingUid })
  const [delivery] = outbox.fresh()
  expect(outcome).toEqual({
    type: 'meetingStarted',
    at: subscribedNow,
    isScheduled: false,
    happened: [{ trigger: 'MEETING_STARTED', bookingUid }],
    deliveries: [delivery?.id],
  })
})

it('tells of payment, and then of the booking as if it were new [WH-11]', async () => {
  const { outbox, bookingUid } = await withBooking('paid')
  expect((await seen(outbox, bookingUid)).status).toBe('pending')
  await raised(outbox, { type: 'paymentCompleted', bookingUid })
  const [paid, created] = outbox.told()
  expect([paid?.triggerEvent, created?.triggerEvent]).toEqual(['BOOKING_PAID', 'BOOKING_CREATED'])
  expect(paid?.payload.paymentData).toMatchObject({ amount: 5000, success: true })
  expect((await seen(outbox, bookingUid)).status).toBe('accepted')
})

it('asks for the price of a booking that was made before it had one [WH-11]', async () => {
  const { outbox, bookingUid } = await withBooking()
  const eventType = outbox.world.eventType(idOf(outbox, 'eventType.intro'))
  if (eventType) outbox.world.eventTypes.save({ ...eventType, price: 700 })
  await raised(outbox, { type: 'paymentInitiated', bookingUid })
  const [initiated] = outbox.told()
  expect([initiated?.triggerEvent, initiated?.payload.paymentData.amount]).toEqual(['BOOKING_PAYMENT_INITIATED', 700])
  await raised(outbox, { type: 'paymentCompleted', bookingUid })
  expect(outbox.heard()).toEqual(['BOOKING_PAID'])
  expect(await refused(outbox, { type: 'paymentInitiated', bookingUid })).toEqual([
    409,
    'control.payment_not_due',
    `Booking ${bookingUid} is paid already; use one that is not`,
  ])
})

it('refuses payments that nobody asked for, or that are asked for already', async () => {
  const { outbox, bookingUid } = await withBooking('paid')
  expect(await refused(outbox, { type: 'paymentInitiated', bookingUid })).toEqual([
    409,
    'control.payment_open',
    `Payment 500001 of booking ${bookingUid} is open already; complete it with paymentCompleted`,
  ])
  const { uid } = await booked(outbox, 'intro', { start: '2026-01-12T11:00:00Z' })
  expect(await refused(outbox, { type: 'paymentInitiated', bookingUid: uid })).toEqual([
    409,
    'control.payment_not_due',
    `Event type ${idOf(outbox, 'eventType.intro')} of booking ${uid} has no price; use a booking of one that has`,
  ])
  expect((await refused(outbox, { type: 'paymentCompleted', bookingUid: uid })).slice(0, 2)).toEqual([
    409,
    'control.payment_none_open',
  ])
})

it('takes one payment for each seat', async () => {
  const { outbox, bookingUid } = await withBooking('paidTalk')
  await raised(outbox, { type: 'paymentCompleted', bookingUid })
  outbox.fresh()
  await raised(outbox, { type: 'paymentInitiated', bookingUid })
  expect(outbox.heard()).toEqual(['BOOKING_PAYMENT_INITIATED'])
})

it('stores a recording and tells where it is [WH-37]', async () => {
  const { outbox, bookingUid } = await withBooking()
  await raised(outbox, { type: 'recordingReady', bookingUid })
  await raised(outbox, {
    type: 'recordingReady',
    bookingUid,
    downloadLink: 'https://files.example.com/1.mp4',
    duration: 7,
  })
  const links = outbox.told().map(({ triggerEvent, payload }) => [triggerEvent, payload.downloadLink])
  const listed = await ask(outbox.mock, `GET /v2/bookings/${bookingUid}/recordings`, { as: 'owner', version })
  const [made, given] = [...listed.body.data].sort((one, other) => other.duration - one.duration)
  expect([made.duration, given.duration]).toEqual([1800, 7])
  expect(links).toEqual([
    ['RECORDING_READY', made.downloadLink],
    ['RECORDING_READY', 'https://files.example.com/1.mp4'],
  ])
  expect(made.downloadLink).toBe(`https://svc.example.com/recordings/${made.id}.mp4`)
})

it('stores transcripts, each once, and tells where they and the recording are [WH-37]', async () => {
  const { outbox, bookingUid } = await withBooking()
  const transcription = [{ format: 'vtt', link: 'https://files.example.com/1.vtt' }]
  for (const given of [{}, { transcription }, { transcription, recording: 'https://files.example.com/1.mp4' }])
    await raised(outbox, { type: 'transcriptionReady', bookingUid, ...given })
  const ownText = `https://svc.example.com/transcripts/${bookingUid}.txt`
  const ownRecording = `https://svc.example.com/recordings/${bookingUid}.mp4`
  expect(outbox.told().map(({ payload }) => payload.downloadLinks)).toEqual([
    { transcription: [{ format: 'txt', link: ownText }], recording: ownRecording },
    { transcription, recording: ownRecording },
    { transcription, recording: 'https://files.example.com/1.mp4' },
  ])
  const listed = await ask(outbox.mock, `GET /v2/bookings/${bookingUid}/transcripts`, { as: 'owner', version })
  expect(listed.body.data).toEqual([ownText, 'https://files.example.com/1.vtt'])
})

it('names with a transcript the recording that was stored last', async () => {
  const { outbox, bookingUid } = await withBooking()
  await raised(outbox, { type: 'recordingReady', bookingUid, downloadLink: 'https://files.example.com/1.mp4' })
  await raised(outbox, { type: 'transcriptionReady', bookingUid })
  expect(outbox.told()[1]?.payload.downloadLinks.recording).toBe('https://files.example.com/1.mp4')
})

it.each([
  ['hostNoShow', 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW', true, false, 'dan@example.com'],
  ['guestNoShow', 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW', false, true, 'ada@example.com'],
] as const)(
  'marks whom %s is about, and tells who waited [WH-39]',
  async (type, trigger, absentHost, absent, waiting) => {
    const { outbox, bookingUid } = await withBooking()
    await raised(outbox, { type, bookingUid })
    const [told] = outbox.told()
    const participants = told?.payload.participants.map(({ email }: { email: string }) => email)
    expect([told?.triggerEvent, participants]).toEqual([trigger, [waiting]])
    const booking = await seen(outbox, bookingUid)
    expect([booking.absentHost, booking.attendees[0].absent]).toEqual([absentHost, absent])
  },
)

it.each([
  ['meetingStarted', 'MEETING_STARTED'],
  ['meetingEnded', 'MEETING_ENDED'],
] as const)('tells of %s and changes nothing else [WH-15]', async (type, trigger) => {
  const { outbox, bookingUid } = await withBooking()
  const before = await seen(outbox, bookingUid)
  await raised(outbox, { type, bookingUid })
  expect([outbox.heard(), await seen(outbox, bookingUid), outbox.mock.clock.now()]).toEqual([
    [trigger],
    before,
    subscribedNow,
  ])
})

it('confirms a booking as its host would, and rests on that [WH-12]', async () => {
  const { outbox, bookingUid } = await withBooking('asked')
  await raised(outbox, { type: 'bookingConfirmed', bookingUid })
  const [delivery] = outbox.fresh()
  expect([delivery?.trigger, delivery?.restsOn[0]]).toEqual(['BOOKING_CREATED', 'WH-12'])
  expect((await seen(outbox, bookingUid)).status).toBe('accepted')
  expect(await refused(outbox, { type: 'bookingConfirmed', bookingUid })).toEqual([
    400,
    'booking.not_waiting',
    `Booking ${bookingUid} is accepted, so it cannot be confirmed; only pending and awaiting_host bookings can`,
  ])
})

const ofMeetings = [
  'recordingReady',
  'transcriptionReady',
  'hostNoShow',
  'guestNoShow',
  'meetingStarted',
  'meetingEnded',
]

it.each(ofMeetings)('refuses %s for a booking that does not take place', async (type) => {
  const { outbox, bookingUid } = await withBooking('asked')
  expect(await refused(outbox, { type, bookingUid })).toEqual([
    409,
    'control.booking_wrong_status',
    `Booking ${bookingUid} is pending; use an accepted booking, for only that takes place`,
  ])
})

it('refuses to begin a payment for what was cancelled', async () => {
  const { outbox, bookingUid } = await withBooking('paid')
  await changed(outbox, { uid: bookingUid, what: 'cancel', body: {} })
  expect(await refused(outbox, { type: 'paymentInitiated', bookingUid })).toEqual([
    409,
    'control.booking_wrong_status',
    `Booking ${bookingUid} is cancelled; use one that was neither cancelled nor rejected`,
  ])
})

it.each(['paymentInitiated', 'paymentCompleted', 'bookingConfirmed', ...ofMeetings])(
  'refuses %s for a booking that is not there',
  async (type) => {
    expect((await refused(await openOutbox(), { type, bookingUid: 'nowhere' })).slice(0, 2)).toEqual([
      404,
      'booking.unknown',
    ])
  },
)
