import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NodeHandler } from '../http/node-handler.js'
import { MockError } from './mock-error.js'
import { answerUnreadable } from './unreadable-request.js'

/** In milliseconds. */
const clientLimits = {
  // A request sent a byte at a time ends here, not after one minute and five; a whole body of the largest size takes a second.
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // Longer than clients keep a connection that they do not use: one that ends just as it is used again fails somebody's test.
  keepAliveTimeout: 120_000,
}

/** How long a server bears with a client. */
export type ClientLimits = typeof clientLimits

/** Where to listen. */
export interface ListenOptions {
  /** Default 0: any free port. */
  readonly port?: number
  /** Default 127.0.0.1. */
  readonly host?: string
}

/** The part of a mock that has to do with its socket. */
export interface Listening {
  /** Address of the server, such as `http://127.0.0.1:4010`; throws before `listen`. */
  readonly url: string
  /** Whether it has an address now. */
  readonly isListening: boolean
  /** Starts a server; resolves with its address. Rejects with a `MockError` where the port is taken. */
  listen(options?: ListenOptions): Promise<string>
  /** Ends the server with its open connections, once everything is written; for good. Once closed, it stays so at further calls. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** A server over the handler that starts and ends on request; `beforeClose` is waited for. */
export const createListening = (
  handler: NodeHandler,
  beforeClose: () => Promise<void>,
  limits: ClientLimits = clientLimits,
): Listening => {
  let server: Server | undefined
  let url: string | undefined
  const answering = new Set<ServerResponse>()
  let closed: Promise<void> | undefined
  const end = async (): Promise<void> => {
    try {
      await beforeClose()
    } finally {
      const closing = server
      server = undefined
      url = undefined
      if (closing) await stop(closing, answering)
    }
  }
  const listening: Listening = {
    get url() {
      if (closed) throw new MockError('url was read of a mock that is closed; make another with createMock()')
      if (url === undefined) throw new MockError('The mock has no address yet; call await mock.listen() first')
      return url
    },
    get isListening() {
      return closed === undefined && url !== undefined
    },
    async listen(options = {}) {
      if (closed) throw new MockError('listen was called on a mock that is closed; make another with createMock()')
      if (server) throw new MockError(`The mock listens already, at ${url}; one address is all it has`)
      mustBeAddress(options)
      server = createServer(limits, (request, response) => {
        answering.add(response)
        response.once('close', () => answering.delete(response))
        handler(request, response)
      })
      answerUnreadable(server, answering)
      try {
        url = await start(server, options)
      } catch (error) {
        server = undefined
        throw error
      }
      return url
    },
    close() {
      closed ??= end()
      return closed
    },
    [Symbol.asyncDispose]: () => listening.close(),
  }
  return listening
}

const mustBeAddress = (options: ListenOptions): void => {
  if (typeof options !== 'object' || options === null)
    throw new MockError('listen takes an object, such as { port: 4010 }')
  const strange = Object.keys(options).find((name) => name !== 'port' && name !== 'host')
  if (strange !== undefined) throw new MockError(`listen has no option "${strange}"; there are port, host`)
  const { port = 0, host = '' } = options
  if (!(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new MockError(`"${port}" cannot be the port; give a whole number from 0 to 65535, 0 for any free one`)
  if (typeof host !== 'string') throw new MockError('The host to listen on must be a text, such as 127.0.0.1')
}

const start = (server: Server, { port = 0, host = '127.0.0.1' }: ListenOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, { port, host })))
    server.listen({ port, host, backlog: mostWaiting }, () => resolve(addressOf(server, host)))
  })

/** Connections that may wait to be taken, as far as the kernel grants it: of more at once some are lost without a word. */
const mostWaiting = 4096

const addressOf = (server: Server, host: string): string => {
  const { port } = server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const cannotListen = ({ code, message }: NodeJS.ErrnoException, { port, host }: Required<ListenOptions>): MockError => {
  if (code === 'EADDRINUSE')
    return new MockError(
      `Port ${port} on ${host} is taken; stop what runs there, or choose another port (0 takes any free one)`,
    )
  if (code === 'EACCES') return new MockError(`Port ${port} on ${host} needs more rights; choose one above 1023`)
  return new MockError(`Cannot listen on ${host}:${port}: ${message}`)
}

/** Milliseconds for which the end waits for answers that are under way, such as those to clients that were told that nothing will come any more. */
const patience = 250

const stop = async (server: Server, answering: ReadonlySet<ServerResponse>): Promise<void> => {
  const stopped = new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
  })
  await sent(answering)
  server.closeAllConnections()
  await stopped
}

const sent = (answering: ReadonlySet<ServerResponse>): Promise<void> =>
  new Promise((resolve) => {
    if (answering.size === 0) return resolve()
    const timer = setTimeout(resolve, patience)
    const look = (): void => {
      if (answering.size > 0) return
      clearTimeout(timer)
      resolve()
    }
    for (const response of answering) response.once('close', look)
  })
