import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Mock } from '../../src/index.js'

/** A service in front of a mock, for the duration of the test: where it is, and the key of its owner. */
export const aServer = async (mock: Mock, listener: RequestListener) => {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await mock.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, token: String(mock.keys['owner']) }
}
