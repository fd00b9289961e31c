import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** One request as it came over the wire. */
export interface Received {
  readonly method: string
  readonly path: string
  /** Names and values in turn, spelt as they came. */
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
}

/** What a receiver does with a request that it has read. */
export type Answering = (response: ServerResponse, received: Received) => void

/** A receiver on loopback that notes what comes. */
export interface TestReceiver {
  readonly url: string
  readonly port: number
  /** In the order in which they came. */
  readonly received: readonly Received[]
  /** Their bodies as texts. */
  bodies(): readonly string[]
  /** Resolves once so many came. */
  until(count: number): Promise<void>
  /** Resolves once nobody is connected. */
  emptied(): Promise<void>
}

/** Starts a receiver for the duration of the test; it answers 200 unless told otherwise. */
export const aReceiver = async (answer: Answering = answering.status(200)): Promise<TestReceiver> => {
  const received: Received[] = []
  const waiting: { readonly count: number; readonly resolve: () => void }[] = []
  const server = createServer(async (request, response) => {
    const arrived = { ...headOf(request), body: await bodyOf(request) }
    received.push(arrived)
    for (const { count, resolve } of waiting) if (received.length >= count) resolve()
    answer(response, arrived)
  })
  const connections = watchConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    bodies: () => received.map(({ body }) => body.toString()),
    until: (count) =>
      new Promise((resolve) => {
        waiting.push({ count, resolve })
        if (received.length >= count) resolve()
      }),
    emptied: connections.ended,
  }
}

/** Resolves when the sockets that were open are closed, and those that opened meanwhile. */
const watchConnections = (server: Server) => {
  const open = new Set<Promise<unknown>>()
  server.on('connection', (socket) => {
    const closed = new Promise((resolve) => socket.on('close', resolve))
    open.add(closed)
    void closed.then(() => open.delete(closed))
  })
  return {
    async ended(): Promise<void> {
      while (open.size > 0) await Promise.all(open)
    },
  }
}

const headOf = ({ method = '', url = '', rawHeaders }: IncomingMessage) => ({ method, path: url, rawHeaders })

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Ways in which a receiver may answer. */
export const answering = {
  status:
    (status: number, body = ''): Answering =>
    (response) => {
      response.writeHead(status).end(body)
    },
  redirect:
    (location: string, status = 302): Answering =>
    (response) => {
      response.writeHead(status, { location }).end()
    },
  never: (): void => undefined,
  closing: (response: ServerResponse): void => {
    response.socket?.destroy()
  },
  resetting: (response: ServerResponse): void => {
    response.socket?.resetAndDestroy()
  },
  breakingOff: (response: ServerResponse): void => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('begun', () => response.socket?.destroy())
  },
  /** Says 200, a little of the body, and no more. */
  unending: (response: ServerResponse): void => {
    response.writeHead(200)
    response.write('begun')
  },
  /** Writes as long as somebody reads. */
  endless: (response: ServerResponse): void => {
    const write = (): void => {
      response.write('x'.repeat(16_384), (error) => !error && !response.destroyed && write())
    }
    write()
  },
  /** Writes these bytes in place of an answer. */
  raw:
    (bytes: string): Answering =>
    (response) => {
      response.socket?.end(bytes)
    },
}

/** Answers that a test gives by hand: each request waits until it is its turn to be let go. */
export const heldAnswers = () => {
  const held: (() => void)[] = []
  const answer: Answering = (response) => {
    held.push(() => response.writeHead(200).end())
  }
  const letGo = (count = 1): void => {
    for (const go of held.splice(0, count)) go()
  }
  return { answer, letGo }
}
