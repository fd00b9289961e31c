import { connect } from 'node:net'

/** What a socket heard until the server ended the connection. */
export interface Heard {
  readonly status: number
  readonly head: string
  readonly body: string
  /** Everything, in the order in which it came: further answers of the same connection too. */
  readonly all: string
}

/** Sends the bytes to the server at the address and listens until the connection ends. */
export const exchange = (url: string, sent: string | Uint8Array | readonly (string | Uint8Array)[]): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port) })
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard(Buffer.concat(chunks).toString('utf8'))))
    socket.on('connect', () => {
      for (const part of typeof sent === 'string' || sent instanceof Uint8Array ? [sent] : sent) socket.write(part)
    })
  })

const heard = (all: string): Heard => {
  const end = all.indexOf('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(all)?.[1]), head: all.slice(0, end), body: all.slice(end + 4), all }
}
