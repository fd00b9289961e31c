import { createListening, type ListenOptions } from '../../mock/listening.js'
import type { MockOptions } from '../../mock/mock-options.js'
import { type Assembled, assembleMock } from '../../mock.js'
import { cannotListen } from './cannot-listen.js'

/** A server whose mock can be exchanged, while the address stays. */
export interface Served {
  readonly url: string
  readonly assembled: Assembled
  /** Makes the mock anew, and ends the old one with its timers and deliveries; where that fails, the old one stays. */
  reload(): Promise<Assembled>
  close(): Promise<void>
}

/** Starts a server; throws a `CommandError` where it cannot listen. */
export const serve = async (options: MockOptions, address: ListenOptions): Promise<Served> => {
  let assembled = await assembleMock(options)
  const listening = createListening(
    (request, response) => assembled.mock.handler(request, response),
    () => assembled.mock.close(),
  )
  const url = await listening.listen(address).catch(cannotListen)
  assembled.announce(url)
  return {
    url,
    get assembled() {
      return assembled
    },
    async reload() {
      const former = assembled
      assembled = await assembleMock(options)
      assembled.announce(url)
      await former.mock.close()
      return assembled
    },
    close: () => listening.close(),
  }
}
