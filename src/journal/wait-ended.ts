/** Nothing will come any more for those who wait: what they wait on is gone. */
export class WaitEnded extends Error {
  override readonly name = 'WaitEnded'
}
