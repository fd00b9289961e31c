import { expect, it } from 'vitest'
import { booked, changed, dan, openOutbox, subscribedNow } from '../builders/a-subscribed-desk.js'

const eve = { name: 'Eve', email: 'eve@example.com', timeZone: 'Europe/Berlin' }

it('tells of a booking in full, keys in their order [WH-20, WH-30, WH-31, WH-32]', async () => {
  const outbox = await openOutbox()
  const { id, uid } = await booked(outbox, 'intro', {
    attendee: { ...dan, phoneNumber: '+12125550100' },
    guests: ['gus@example.com'],
    bookingFieldsResponses: { notes: 'Call me first.', title: 'Plans', topic: ['a', 'b'] },
    metadata: { source: 'poster' },
  })
  const [told] = outbox.told()
  const expected = {
    triggerEvent: 'BOOKING_CREATED',
    createdAt: subscribedNow,
    payload: {
      type: 'intro',
      title: 'Intro between Ada Archer and Dan Dale',
      eventTitle: 'Intro',
      description: 'Call me first.',
      eventDescription: 'To get to know each other.',
      additionalNotes: 'Call me first.',
      customInputs: {},
      startTime: '2026-01-12T10:00:00.000Z',
      endTime: '2026-01-12T10:30:00.000Z',
      length: 30,
      location: 'integrations:svc-video',
      destinationCalendar: null,
      hideCalendarNotes: false,
      hideCalendarEventDetails: false,
      requiresConfirmation: false,
      eventTypeId: outbox.mock.ids['eventType.intro'],
      seatsShowAttendees: null,
      seatsPerTimeSlot: null,
      schedulingType: null,
      uid,
      iCalUID: `${uid}@svc`,
      price: 0,
      currency: 'usd',
      bookingId: id,
      metadata: { source: 'poster' },
      userFieldsResponses: {},
      hashedLink: null,
      assignmentReason: null,
      status: 'ACCEPTED',
      responses: {
        name: { label: 'your_name', value: 'Dan Dale', isHidden: false },
        email: { label: 'email_address', value: 'dan@example.com', isHidden: false },
        attendeePhoneNumber: { label: 'attendeePhoneNumber', value: '+12125550100', isHidden: false },
        guests: { label: 'guests', value: ['gus@example.com'], isHidden: false },
        location: {
          label: 'location',
          value: { value: 'integrations:svc-video', optionValue: '' },
          isHidden: false,
        },
        notes: { label: 'notes', value: 'Call me first.', isHidden: false },
        title: { label: 'title', value: 'Plans', isHidden: true },
        topic: { label: 'topic', value: ['a', 'b'], isHidden: false },
      },
      videoCallData: {
        type: 'svc-video',
        id: uid,
        password: '',
        url: `https://svc.example.com/video/${uid}`,
      },
      organizer: {
        id: outbox.mock.ids['user.ada'],
        name: 'Ada Archer',
        email: 'ada@example.com',
        username: 'ada',
        usernameInOrg: 'ada',
        timeZone: 'Asia/Kathmandu',
        language: { locale: 'en' },
        timeFormat: 12,
        utcOffset: 345,
      },
      attendees: [
        {
          email: 'dan@example.com',
          name: 'Dan Dale',
          firstName: 'Dan',
          lastName: 'Dale',
          timeZone: 'America/New_York',
          language: { locale: 'en' },
          utcOffset: -300,
          phoneNumber: '+12125550100',
        },
        {
          email: 'gus@example.com',
          name: '',
          firstName: '',
          lastName: '',
          timeZone: 'America/New_York',
          language: { locale: 'en' },
          utcOffset: -300,
        },
      ],
    },
  }
  expect(told).toEqual(expected)
  expect(JSON.stringify(told)).toBe(JSON.stringify(expected))
})

it('counts offsets at the start of the meeting, summer time included [WH-31]', async () => {
  const outbox = await openOutbox()
  await booked(outbox, 'intro', { start: '2026-07-06T10:00:00Z' })
  const [told] = outbox.told()
  expect([told?.payload.attendees[0].utcOffset, told?.payload.organizer.utcOffset]).toEqual([-240, 345])
})

it('tells the place in its stored form, and of a video call only where there is one [WH-30]', async () => {
  const outbox = await openOutbox()
  await booked(outbox, 'intro', { meetingUrl: 'https://meet.example.com/1' })
  const [told] = outbox.told()
  expect(told?.payload.location).toBe('https://meet.example.com/1')
  expect(told?.payload).not.toHaveProperty('videoCallData')
})

it('tells of a booking that waits or was declined as it then is [WH-32]', async () => {
  const outbox = await openOutbox()
  const { uid } = await booked(outbox, 'asked')
  await changed(outbox, { uid, what: 'decline', body: { reason: 'Full' } })
  const [asked, declined] = outbox.told()
  expect([asked?.payload.status, asked?.payload.requiresConfirmation]).toEqual(['PENDING', true])
  expect(declined?.payload).toEqual({ ...asked?.payload, status: 'REJECTED', rejectionReason: 'Full' })
})

it('tells who cancelled and why, with the metadata [WH-33]', async () => {
  const outbox = await openOutbox()
  const { uid } = await booked(outbox, 'intro', { metadata: { source: 'poster' } })
  await changed(outbox, { uid, what: 'cancel', body: { cancellationReason: 'Travelling' } })
  const [made, cancelled] = outbox.told()
  const added = { cancelledBy: 'ada@example.com', cancellationReason: 'Travelling', requestReschedule: false }
  expect(cancelled?.payload).toEqual({ ...made?.payload, status: 'CANCELLED', ...added })
})

it('tells the old id and times of a booking that was moved [WH-34]', async () => {
  const outbox = await openOutbox()
  const { id, uid } = await booked(outbox, 'intro')
  const body = { start: '2026-01-13T11:00:00Z', rescheduledBy: 'dan@example.com' }
  const { data } = (await changed(outbox, { uid, what: 'reschedule', body })).body
  const [, moved] = outbox.told()
  expect(moved?.payload).toMatchObject({
    ...{ uid: data.uid, bookingId: data.id, status: 'ACCEPTED', iCalUID: `${uid}@svc` },
    ...{ startTime: '2026-01-13T11:00:00.000Z', rescheduleId: id, rescheduleUid: uid },
    rescheduleStartTime: '2026-01-12T10:00:00.000Z',
    rescheduleEndTime: '2026-01-12T10:30:00.000Z',
    rescheduledBy: 'dan@example.com',
  })
})

it('tells of one seat with its holder, his answers and metadata, and with what became of the booking [WH-13, WH-33, WH-34]', async () => {
  const outbox = await openOutbox()
  await booked(outbox, 'talk')
  const seat = { attendee: eve, bookingFieldsResponses: { notes: 'New here.' }, metadata: { by: 'eve' } }
  const { uid, seatUid } = await booked(outbox, 'talk', seat)
  const start = '2026-01-13T10:00:00Z'
  const { data } = (await changed(outbox, { uid, what: 'reschedule', body: { start, seatUid } })).body
  const reason = { seatUid, cancellationReason: 'Ill' }
  await changed(outbox, { uid: data.uid, what: 'cancel', body: reason })
  const [, joined, moved, left] = outbox.told()
  for (const told of [joined, moved, left]) {
    expect(told?.payload.attendees.map(({ email }: { email: string }) => email)).toEqual(['eve@example.com'])
    expect(told?.payload).toMatchObject({
      ...{ metadata: { by: 'eve' }, seatsPerTimeSlot: 3, seatsShowAttendees: false },
      responses: { name: { value: 'Eve' }, email: { value: 'eve@example.com' }, notes: { value: 'New here.' } },
    })
  }
  expect(moved?.payload).toMatchObject({ rescheduleUid: uid, rescheduledBy: 'ada@example.com', status: 'ACCEPTED' })
  expect(left?.payload).toMatchObject({
    ...{ cancelledBy: 'ada@example.com', cancellationReason: 'Ill', status: 'CANCELLED' },
  })
})

it('leaves the booking standing where one of several seats is given up [WH-13]', async () => {
  const outbox = await openOutbox()
  const { uid, seatUid } = await booked(outbox, 'talk')
  await booked(outbox, 'talk', { attendee: eve })
  await changed(outbox, { uid, what: 'cancel', as: 'host', body: { seatUid } })
  const [, , left] = outbox.told()
  expect(left?.payload).toMatchObject({
    ...{ status: 'ACCEPTED', cancelledBy: 'ben@example.com', cancellationReason: null },
    attendees: [{ email: 'dan@example.com' }],
  })
})

it('tells of the other hosts after the booker [WH-31]', async () => {
  const outbox = await openOutbox()
  await booked(outbox, 'now')
  const [told] = outbox.told()
  expect(told?.payload.organizer.email).toBe('ada@example.com')
  expect(told?.payload.attendees.map(({ email }: { email: string }) => email)).toEqual([
    'dan@example.com',
    'ben@example.com',
  ])
  expect(told?.payload.schedulingType).toBe('collective')
})

it('tells what is known of a booking whose event type and organizer are gone [WH-30, WH-31]', async () => {
  const outbox = await openOutbox({})
  const { id } = await booked(outbox, 'intro')
  outbox.fresh()
  const booking = outbox.world.bookings.get(id)
  outbox.world.eventTypes.remove(outbox.mock.ids['eventType.intro'] ?? 0)
  outbox.world.users.remove(outbox.mock.ids['user.ada'] ?? 0)
  if (booking) outbox.engine.publish(outbox.world, [{ trigger: 'BOOKING_CREATED', booking }])
  const [told] = outbox.told()
  expect(told?.payload).toMatchObject({
    ...{ type: 'intro', eventTitle: 'intro', eventDescription: '', currency: 'usd' },
    organizer: { name: 'unknown', email: 'unknown', timeZone: 'unknown', utcOffset: 0 },
  })
})
