import { createListening } from '../../mock/listening.js'
import type { Target } from '../../proxy/forward.js'
import { passThrough } from '../../proxy/pass-through.js'
import type { Passed } from '../../proxy/proxied.js'
import { cannotListen } from '../serving/cannot-listen.js'

/** A proxy that listens. */
export interface ProxyServer {
  readonly url: string
  close(): Promise<void>
}

/** Where a proxy listens, and where it leads. */
export interface ProxyAddress {
  readonly host: string
  readonly port: number
  readonly target: Target
}

/** Starts a proxy that tells of everything that passes; throws a `CommandError` where it cannot listen. */
export const listenOn = async (
  { host, port, target }: ProxyAddress,
  tell: (passed: Passed) => void,
): Promise<ProxyServer> => {
  const pass = passThrough(target, tell)
  const listening = createListening(
    (request, response) => {
      pass(request, response).catch(() => response.destroy())
    },
    async () => undefined,
  )
  const url = await listening.listen({ host, port }).catch(cannotListen)
  return { url, close: () => listening.close() }
}
