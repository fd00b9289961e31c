/** Delivering was asked for something it cannot do: the message says what was asked and what would do. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
}
