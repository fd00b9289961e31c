import { spawn } from 'node:child_process'
import { get } from 'node:http'
import { type Figure, figureOf } from './figure.js'
import { endingWithUs, fromSchemas, mock, ownDocument, type Starting } from './servers.js'

const bareServer = `require('node:http').createServer((_, response) => response.end('{}')).listen(process.argv[1], '127.0.0.1')`
const bare: Starting = (port) => ['--eval', bareServer, '--', String(port)]
const ours: Starting = (port) => [...mock()(port).slice(0, -1), String(port)]

/** Spawn to first answer: a bare server, ours, and one from schemas in turn. */
export const startupFigures = async (rounds: number): Promise<readonly Figure[]> => {
  const { document, remove } = ownDocument()
  const taken = { bare: [] as number[], mock: [] as number[], schemas: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    taken.bare.push(await startUp(bare, 4601))
    taken.mock.push(await startUp(ours, 4602))
    if (round < rounds / 3) taken.schemas.push(await startUp(fromSchemas(document), 4603))
  }
  remove()
  const pairs = (theirs: readonly number[]) =>
    theirs.map((time, round) => ({ ours: taken.mock[round] ?? Number.NaN, theirs: time }))
  const name = 'spawn to first answer'
  return [
    figureOf({ name, against: 'bare', unit: 'ms', target: { atMost: 1.7 } }, pairs(taken.bare)),
    figureOf({ name, against: 'schemas', unit: 'ms', target: { atMost: 0.3 } }, pairs(taken.schemas)),
  ]
}

const patience = 30_000

/** Milliseconds from spawning a process to its first answer. */
const startUp = async (starting: Starting, port: number): Promise<number> => {
  const begun = performance.now()
  const child = endingWithUs(spawn(process.execPath, starting(port), { stdio: 'ignore' }))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await answers(port)))
    if (performance.now() - begun > patience)
      throw new Error(`Nothing answers at port ${port}: ${starting(port).join(' ')}`)
  const taken = performance.now() - begun
  child.kill('SIGKILL')
  await ended
  return taken
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/v2/event-types' }, (response) => {
      response.resume().on('end', () => resolve(true))
    }).on('error', () => resolve(false))
  })
