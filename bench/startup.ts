import { spawn } from 'node:child_process'
import { get } from 'node:http'
import { join } from 'node:path'

const rounds = 11
const bare = `require('node:http').createServer((_, response) => response.end('{}')).listen(process.argv[1], '127.0.0.1')`
const bin = join(import.meta.dirname, '..', 'bin', 'svc-mock.js')

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/v2/event-types' }, (response) => {
      response.resume().on('end', () => resolve(true))
    }).on('error', () => resolve(false))
  })

/** Milliseconds from spawning a process to its first answer; gives up after ten seconds. */
const startUp = async (args: readonly string[], port: number): Promise<number> => {
  const start = performance.now()
  const child = spawn(process.execPath, [...args, String(port)], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await answers(port)))
    if (performance.now() - start > 10_000) throw new Error(`${args.join(' ')} does not answer`)
  const taken = performance.now() - start
  child.kill('SIGKILL')
  await ended
  return taken
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN

const times = { bare: [] as number[], mock: [] as number[] }
for (let round = 0; round < rounds; round++) {
  times.bare.push(await startUp(['--eval', bare, '--'], 4601))
  times.mock.push(await startUp([bin, '--scenario', 'team-roundrobin', '--port'], 4602))
}
const [bareTime, mockTime] = [median(times.bare), median(times.mock)]
console.log(
  `spawn to first answer, median of ${rounds}: bare node:http ${bareTime.toFixed(0)} ms, svc-mock ${mockTime.toFixed(0)} ms, ratio ${(mockTime / bareTime).toFixed(2)}`,
)
