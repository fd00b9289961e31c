import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const file = readFileSync(join(root, 'examples', 'container', 'Dockerfile'), 'utf8')

/** What stands after an instruction as a list: `CMD ["a", "b"]`. */
const listAfter = (instruction: RegExp): readonly string[] => {
  const found = instruction.exec(file)?.[1]
  if (found === undefined) throw new Error(`The image file has no ${instruction}`)
  return JSON.parse(found)
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

let container: ChildProcess | undefined
afterEach(() => {
  container?.kill('SIGKILL')
})

it.each<[string, Readonly<Record<string, string>>]>([
  ['without', {}],
  ['with', { SVC_MOCK_CONTROL_TOKEN: 'a token' }],
])(
  'starts what the image file starts %s a control token, is found healthy by its check, and ends when it is told to',
  async (_which, given) => {
    const [program, ...args] = [...listAfter(/^ENTRYPOINT (\[.*\])$/m), ...listAfter(/^CMD (\[.*\])$/m)]
    expect(program).toBe('svc-mock')
    const env = { PATH: process.env['PATH'], SVC_MOCK_PORT: String(await freePort()), ...given }
    const started = spawn(process.execPath, [join(root, 'bin', 'svc-mock.js'), ...args], { env })
    container = started
    const told = await new Promise<string>((resolve) => started.stdout.once('data', (data) => resolve(String(data))))
    expect(told).toContain('team-roundrobin')

    const [node, ...check] = listAfter(/^HEALTHCHECK .*?CMD (\[.*\])$/m)
    expect(node).toBe('node')
    await expect(promisify(execFile)(process.execPath, check, { env })).resolves.toBeDefined()

    const ended = new Promise((resolve) => started.once('exit', resolve))
    started.kill('SIGTERM')
    await ended
    await expect(promisify(execFile)(process.execPath, check, { env })).rejects.toMatchObject({ code: 1 })
  },
)
