import { createPayloadCheck } from '../contract/check-payload.js'
import { createWords } from '../contract/words.js'
import { flag, several, type Values, value } from './arguments/option.js'
import { longestWait, wholeNumber } from './arguments/whole-number.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'
import { type Listener, listen } from './listening/listen.js'
import { Receiver, type ReceiverSettings } from './listening/receiver.js'
import { reportJson, reportText } from './listening/report-text.js'
import { Tally } from './listening/tally.js'
import { requireTrigger, spokenTrigger } from './sending/read-trigger.js'
import { readPort, readText, startOptions } from './serving/start-options.js'
import { untilStopped } from './serving/until-stopped.js'
import { createPaint } from './terminal/paint.js'
import type { Terminal } from './terminal/terminal.js'
import { jsonLine } from './terminal/visible.js'

const listenOptions = {
  port: value('NUMBER', 'Port to listen on; 0 takes any free one. Default 4011.', readPort),
  host: startOptions.host,
  secret: several(
    'TEXT',
    'A secret that deliveries may be signed with; may be repeated. Default: not checked.',
    readText,
  ),
  product: startOptions.product,
  status: value('STATUS', 'Status of the answers. Default 200.', wholeNumber(200, 599)),
  fail: value('NUMBER', 'How many of the first deliveries are answered 500. Default none.', wholeNumber(0)),
  delay: value('MS', 'Milliseconds before each answer. Default 0.', wholeNumber(0, longestWait)),
  once: flag('Ends after one delivery; those answered 500 by --fail do not count.'),
  count: value('NUMBER', 'Ends after so many deliveries.', wholeNumber(1)),
  until: value(
    'TRIGGER',
    'Ends after a delivery of this event; with --count or --once it must be among those.',
    readText,
  ),
  json: flag('Speaks JSON: one line when it is ready, one for each delivery, one at the end.'),
}

type Given = Values<typeof listenOptions>

/** A receiver that tells what arrives, and checks it. */
export const webhookListen = defineCommand({
  usage: 'webhook listen [options]',
  says: 'Receives webhooks on any path, tells each on a line, and says what is wrong with it.',
  options: listenOptions,
  takesVariables: false,

  async run({ values, positionals: [further], terminal }) {
    if (further !== undefined) throw new UsageError(`webhook listen takes no "${further}"`)
    const { host = '127.0.0.1', port = 4011, json = false } = values
    const [settings, tally] = [settingsOf(values), new Tally()]
    const receiver = new Receiver(settings, (report) => {
      tally.add(report)
      const version = settings.words.header('x-svc-webhook-version')
      const lines = json ? [reportJson(report, version)] : reportText(report, version, createPaint(terminal.isColoured))
      for (const line of lines) terminal.out(line)
    })
    const listener = await listen(receiver, { host, port })
    // Before it is told: who reads that it is ready may end it at once.
    const stopped = untilStopped(() => listener.close())
    tellReady(listener, json, terminal)
    await Promise.race([stopped, listener.over.then(() => listener.close())])
    terminal.out(json ? tally.json() : tally.text())
    return exitCode(settings, receiver, tally)
  },
})

const settingsOf = (values: Given): ReceiverSettings => {
  const { product = 'svc', secret: secrets = [], status = 200, fail = 0, delay = 0, until } = values
  const words = createWords(product)
  const answering = { status, fail, delay, count: countOf(values), now: Date.now }
  return {
    ...{ words, secrets, check: createPayloadCheck(words) },
    ...answering,
    until: until === undefined ? undefined : spokenTrigger(requireTrigger(until, words), words),
  }
}

const countOf = ({ once = false, count }: Given): number | undefined => {
  if (once && count !== undefined) throw new UsageError('--once and --count contradict each other; give one of them')
  return once ? 1 : count
}

const tellReady = ({ url }: Listener, json: boolean, { out }: Terminal): void =>
  out(
    json
      ? jsonLine({ event: 'ready', url })
      : `svc-mock receives webhooks on ${url}, whatever the path; Ctrl-C ends it`,
  )

/** Without an end that was waited for, problems are told and no more. */
const exitCode = ({ count, until }: ReceiverSettings, receiver: Receiver, { problems }: Tally): number => {
  if (count === undefined && until === undefined) return 0
  return receiver.isComplete && problems === 0 ? 0 : 1
}
