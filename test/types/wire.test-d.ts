import type { Trigger } from 'svc-mock'
import type {
  OperationId,
  PathParams,
  Payload,
  PayloadTrigger,
  Query,
  ReplyBody,
  RequestBody,
  Schema,
  V1Schema,
} from 'svc-mock/types'
import { expectTypeOf, it } from 'vitest'

it('knows what every operation takes and gives, by its id', () => {
  expectTypeOf<RequestBody<'createBooking'>>().toHaveProperty('start').toEqualTypeOf<string>()
  expectTypeOf<RequestBody<'createBooking'>['attendee']>().toHaveProperty('name')
  expectTypeOf<RequestBody<'getMe'>>().toEqualTypeOf<undefined>()
  expectTypeOf<ReplyBody<'getMe'>['data']['email']>().toEqualTypeOf<string>()
  expectTypeOf<ReplyBody<'createBooking'>['status']>().toEqualTypeOf<'success'>()
  expectTypeOf<PathParams<'getBooking'>>().toEqualTypeOf<{ bookingUid: string }>()
  expectTypeOf<NonNullable<Query<'listBookings'>['take']>>().toEqualTypeOf<number>()
  // @ts-expect-error an operation that nobody described
  expectTypeOf<RequestBody<'createBookin'>>().toBeUnknown()
})

it('knows operations of v1 and beyond the specification too', () => {
  expectTypeOf<'findBooking' | 'cancelBooking'>().toExtend<OperationId>()
  expectTypeOf<PathParams<'findBooking'>>().toEqualTypeOf<{ id: number }>()
})

it('knows what is delivered for an event', () => {
  expectTypeOf<Payload<'BOOKING_CREATED'>['triggerEvent']>().toEqualTypeOf<'BOOKING_CREATED'>()
  expectTypeOf<Payload<'BOOKING_CREATED'>['payload']>().toEqualTypeOf<Schema<'BookingPayload'>>()
  expectTypeOf<PayloadTrigger>().toEqualTypeOf<Trigger>()
  // @ts-expect-error an event that is none
  expectTypeOf<Payload<'BOOKING_FORGOTTEN'>>().toBeUnknown()
})

it('knows the schemas by their names in the documents', () => {
  expectTypeOf<Schema<'CreateBookingInput'>>().toEqualTypeOf<RequestBody<'createBooking'>>()
  expectTypeOf<V1Schema<'V1BookingReply'>>().toEqualTypeOf<ReplyBody<'findBooking'>>()
})
