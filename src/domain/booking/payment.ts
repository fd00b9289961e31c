/** A payment attached to a booking, from seed data (V1-06, V1-08); amounts in the currency's smallest unit. */
export interface Payment {
  readonly id: number
  readonly bookingId: number
  readonly amount: number
  readonly success: boolean
  readonly refunded: boolean
  readonly fee: number
  readonly paymentOption: string
  readonly currency: string
}
