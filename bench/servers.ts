import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'bin', 'svc-mock.js')
const peers = join(import.meta.dirname, 'peers')
const prism = join(peers, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js')

/** A server in a process of its own. */
export interface RunningServer {
  readonly url: string
  /** What it printed until it was ready. */
  readonly said: string
  /** Milliseconds of processor time that it took so far. */
  cpu(): number
  /** Mebibytes that it holds. */
  memory(): number
  stop(): Promise<void>
}

/** How a server is started: arguments of the platform. */
export type Starting = (port: number) => readonly string[]

/** What a peer answers with: a booking, as the mock has it. */
export const bare =
  (booking: object): Starting =>
  () => [join(peers, 'bare.mjs'), JSON.stringify(booking)]

/** The same on express 5. */
export const onExpress =
  (booking: object): Starting =>
  () => [join(peers, 'on-express.mjs'), JSON.stringify(booking)]

/** A server from schemas, with our own document; with its log or without. */
export const fromSchemas =
  (document: string, ...log: readonly string[]): Starting =>
  (port) => [prism, 'mock', '--port', String(port), ...log, document]

/** The mock itself: the whole product, with its log. */
export const mock =
  (...options: readonly string[]): Starting =>
  () => [bin, '--scenario', 'team-roundrobin', '--port', '0', ...options]

/** Our document of v2, as the mock prints it, in a file until it is removed. */
export const ownDocument = (): { readonly document: string; remove(): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-mock-bench-'))
  const document = join(folder, 'v2.json')
  writeFileSync(document, execFileSync(process.execPath, [bin, 'openapi', 'v2', '--format', 'json']))
  return { document, remove: () => rmSync(folder, { recursive: true }) }
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A process that ends with this one, also where a part of the benchmark fails. */
export const endingWithUs = <Child extends ChildProcess>(child: Child): Child => {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

let port = 4700

/** Starts a server and waits until it says where it is. */
export const startServer = async (starting: Starting): Promise<RunningServer> => {
  port += 1
  const child = endingWithUs(spawn(process.execPath, starting(port), { stdio: ['ignore', 'pipe', 'ignore'] }))
  const found = new AbortController()
  const said = await Promise.race([untilReady(child), untilListening(port, found.signal)])
  found.abort()
  const [url = ''] = /http:\/\/[\d.]+:\d+/.exec(said) ?? []
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url,
    said,
    cpu: () => cpuOf(child.pid),
    memory: () => memoryOf(child.pid),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const untilReady = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      if (/http:\/\/[\d.]+:\d+/.test(said)) return
      said += chunk
      if (/http:\/\/[\d.]+:\d+/.test(said)) resolve(said)
    })
    child.once('exit', (code) => reject(new Error(`A server ended with ${code} before it was ready: ${said}`)))
  })

/** A server without a log says nothing: it is asked until it lets somebody in. */
const untilListening = async (at: number, found: AbortSignal): Promise<string> => {
  while (!found.aborted && !(await isListening(at))) await pause(50)
  return `http://127.0.0.1:${at}`
}

const isListening = (at: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(at, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

const ticksPerSecond = 100

/** User and system time, as the kernel counts it. */
const cpuOf = (pid = 0): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return (((user ?? 0) + (system ?? 0)) * 1000) / ticksPerSecond
}

const memoryOf = (pid = 0): number => {
  const [, kibibytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}
