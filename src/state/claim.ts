import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file that is one mock's alone. */
export interface Claim {
  release(): Promise<void>
}

/** Somebody else holds the claim: the number of the process, where it said so. */
export interface Held {
  readonly by: number | undefined
}

/**
 * Claims a file until the claim is released or the process ends, however it ends.
 *
 * What is held is a local socket of that name, since the platform lets go of it with the process: a file with a process number in it would outlive a killed one.
 */
export const claimFile = async (file: string): Promise<Claim | Held> => {
  const address = addressOf(file)
  const claim = await claimAt(address)
  if (claim) return claim
  const by = await askHolder(address)
  if (by !== 'nobody') return { by }
  if (isSocketFile) await rm(address, { force: true })
  return (await claimAt(address)) ?? { by: undefined }
}

/** Elsewhere than on Linux and Windows a socket has a file, which a killed process leaves behind. */
const isSocketFile = process.platform !== 'linux' && process.platform !== 'win32'

const addressOf = (file: string): string => {
  const name = `svc-mock-db-${createHash('sha256').update(file).digest('hex').slice(0, 32)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return isSocketFile ? join(tmpdir(), `${name}.sock`) : `\0${name}`
}

/** Undefined where the address is taken. A platform that gives no such sockets lets everybody in. */
const claimAt = (address: string): Promise<Claim | undefined> =>
  new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).end(String(process.pid))
    })
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? undefined : { release: async () => undefined }),
    )
    server.listen(address, () => resolve({ release: () => closed(server) }))
    server.unref()
  })

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()))

/** How long somebody who is busy may take to say who he is. */
const patience = 500

const askHolder = (address: string): Promise<number | undefined | 'nobody'> =>
  new Promise((resolve) => {
    let said = ''
    const socket = createConnection(address)
    const tell = (who: number | undefined | 'nobody'): void => {
      socket.destroy()
      resolve(who)
    }
    socket.setEncoding('utf8').setTimeout(patience, () => tell(undefined))
    socket.on('data', (text: string) => {
      said += text
    })
    socket.once('end', () => tell(/^\d+$/.test(said) ? Number(said) : undefined))
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      tell(code === 'ECONNREFUSED' || code === 'ENOENT' ? 'nobody' : undefined),
    )
  })
