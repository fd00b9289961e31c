import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Judge } from '../proxy/judge.js'
import type { Judged } from '../proxy/proxied.js'
import { flag, list, oneOf, type Values, value } from './arguments/option.js'
import { wholeNumber } from './arguments/whole-number.js'
import { defineCommand } from './command.js'
import { CommandError, UsageError } from './command-error.js'
import { listenOn, type ProxyServer } from './proxying/listen-on.js'
import { passedJson, passedLines } from './proxying/passed-lines.js'
import { readTarget } from './proxying/read-target.js'
import { readPort, readText, startOptions } from './serving/start-options.js'
import { untilStopped } from './serving/until-stopped.js'
import { createPaint } from './terminal/paint.js'
import type { Terminal } from './terminal/terminal.js'
import { jsonLine, visible } from './terminal/visible.js'

const proxyOptions = {
  target: value('URL', 'Where requests are passed on to; needed.', readTarget),
  port: value('NUMBER', 'Port to listen on; 0 takes any free one. Default 4012.', readPort),
  host: startOptions.host,
  har: value('FILE', 'Writes what passed through as an HTTP archive when it ends.', readText),
  fixtures: value('DIR', 'Writes the first request and response of each operation and status when it ends.', readText),
  keep: list(
    'KINDS',
    'Leaves emails, names or phones as they are; several with commas.',
    oneOf('emails', 'names', 'phones'),
  ),
  product: startOptions.product,
  timeout: value('MS', 'Milliseconds that the target may take. Default 30000.', wholeNumber(1, 2 ** 31 - 1)),
  most: value('NUMBER', 'Exchanges that are kept to be written. Default 1000.', wholeNumber(1, 100_000)),
  'fail-on': value('violations', 'Ends with 1 where anything left the documents.', oneOf('violations')),
  json: flag('Speaks JSON: one line when it is ready, one for each exchange, one at the end.'),
}

type Given = Values<typeof proxyOptions>

/** Passes requests on to a service, checks both directions, and writes down what passed, without its secrets. */
export const proxy = defineCommand({
  usage: 'proxy --target URL [options]',
  says: 'Passes requests on to a service, says what leaves the documents, and records it without its secrets.',
  options: proxyOptions,
  takesVariables: false,

  async run({ values, positionals: [further], terminal }) {
    if (further !== undefined) throw new UsageError(`proxy takes no "${further}"; the service is given by --target`)
    const { target, host = '127.0.0.1', port = 4012, product = 'svc', timeout = 30_000 } = values
    if (target === undefined)
      throw new UsageError('proxy needs the service: svc-mock proxy --target https://api.example.com')
    const { createJudge } = await import('../proxy/judge.js')
    const record = recordOf(createJudge(product), values, terminal)
    const server = await listenOn({ host, port, target: { url: target, timeout } }, record.add)
    // Before it is told: who reads that it is ready may end it at once.
    const stopped = untilStopped(() => server.close())
    tellReady(server, target, { values, terminal })
    await stopped
    return finish(await record.all(), { values, terminal })
  },
})

interface Running {
  readonly values: Given
  readonly terminal: Terminal
}

const tellReady = ({ url }: ProxyServer, target: URL, { values, terminal: { out } }: Running): void =>
  out(values.json ? jsonLine({ event: 'ready', url }) : `svc-mock passes ${url} on to ${target.origin}; Ctrl-C ends it`)

/** Judged one after the other, so that lines stand in the order in which answers came. */
const recordOf = (judge: Judge, { json = false, most = 1000 }: Given, { out, isColoured }: Terminal) => {
  const kept: Judged[] = []
  const counted = { all: 0, gaps: 0 }
  const paint = createPaint(isColoured)
  let last: Promise<void> = Promise.resolve()
  const take = (judged: Judged): void => {
    counted.all += 1
    counted.gaps += judged.findings.filter(({ weight }) => weight === 'gap').length
    if (kept.length < most) kept.push(judged)
    for (const line of json ? [passedJson(judged)] : passedLines(judged, paint)) out(line)
  }
  return {
    add(passed: Parameters<Judge>[0]): void {
      last = last.then(async () => take(await judge(passed)))
    },
    async all() {
      await last
      return { kept, ...counted }
    },
  }
}

interface Recorded {
  readonly kept: readonly Judged[]
  readonly all: number
  readonly gaps: number
}

const finish = async ({ kept, all, gaps }: Recorded, { values, terminal }: Running): Promise<number> => {
  if (values.har !== undefined || values.fixtures !== undefined) await write(kept, values)
  const said = `${all} requests, ${gaps} violations`
  terminal.out(values.json ? jsonLine({ event: 'end', requests: all, violations: gaps }) : said)
  if (all > kept.length)
    terminal.err(visible(`svc-mock: only the first ${kept.length} were written; --most makes room`))
  return values['fail-on'] === 'violations' && gaps > 0 ? 1 : 0
}

const write = async (kept: readonly Judged[], { target, har, fixtures, keep = [] }: Given): Promise<void> => {
  const [{ sanitized }, { toHar }, { toFixtures }, { packageVersion }] = await Promise.all([
    import('../proxy/sanitize.js'),
    import('../proxy/to-har.js'),
    import('../proxy/to-fixtures.js'),
    import('../version.js'),
  ])
  const exchanges = sanitized(kept, keep)
  const base = `${target?.origin}${target?.pathname.replace(/(?<!\/)\/+$/, '')}`
  if (har !== undefined) writeJson(har, toHar(exchanges, { version: packageVersion(), target: base }))
  if (fixtures === undefined) return
  for (const { name, content } of toFixtures(exchanges)) writeJson(join(fixtures, name), content)
}

const writeJson = (file: string, content: unknown): void => {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  } catch (error) {
    throw new CommandError(`Cannot write ${file}: ${(error as Error).message}`, 1)
  }
}
