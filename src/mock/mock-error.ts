/** The mock was asked for something it cannot do: the message says what was asked and what would do. */
export class MockError extends Error {
  override readonly name = 'MockError'
}
