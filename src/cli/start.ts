import { strayVariables } from './arguments/read-arguments.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'
import { deliveryJson, deliveryLine } from './serving/delivery-line.js'
import { requestJson, requestLine } from './serving/request-line.js'
import { type Served, serve } from './serving/serve.js'
import { toMockOptions } from './serving/settings.js'
import { startOptions } from './serving/start-options.js'
import { startText } from './serving/start-text.js'
import { untilStopped } from './serving/until-stopped.js'
import { gatherLines } from './terminal/gather-lines.js'
import { createPaint } from './terminal/paint.js'
import type { Terminal } from './terminal/terminal.js'
import { jsonLine, visible } from './terminal/visible.js'

/** Starts the mock, and serves until it is told to stop. */
export const start = defineCommand({
  usage: '[start] [options]',
  says: 'Starts the mock, and serves until Ctrl-C.',
  options: startOptions,
  takesVariables: true,

  async run({ values, positionals, terminal }) {
    if (positionals.length > 0)
      throw new UsageError(`start takes no "${positionals[0]}"; a scenario is given by --scenario`)
    const { host = '127.0.0.1', port = 4010, json = false, watch = false } = values
    const paint = createPaint(terminal.isColoured)
    const log = gatherLines(terminal.out)
    const served = await serve(
      {
        ...toMockOptions(values),
        onRequest: (exchange, took) =>
          log(() => (json ? requestJson(exchange, took) : requestLine(exchange, took, paint))),
        onDeliveryResult: (delivery) => log(() => (json ? deliveryJson(delivery) : deliveryLine(delivery, paint))),
      },
      { host, port },
    )
    const tell = json ? terminal.err : terminal.out
    const endWatch = watch ? await watching(served, terminal, tell) : undefined
    const stopped = untilStopped(() => {
      endWatch?.()
      return served.close()
    })
    for (const warning of [...strayVariables(startOptions, terminal.env), ...served.assembled.ground.warnings])
      terminal.err(visible(`svc-mock: ${warning}`))
    if (json) terminal.out(readyLine(served))
    else tellStart(served, host, terminal)
    await stopped
    endSoon()
    return 0
  },
})

/** Lines that nobody reads would keep the process; readers that read get them in this time. */
const endSoon = (): void => {
  setTimeout(() => process.exit(), 200).unref()
}

const watching = async (served: Served, terminal: Terminal, tell: (line: string) => void): Promise<() => void> => {
  const { keepReloading } = await import('./serving/keep-reloading.js')
  return keepReloading(served, terminal, () =>
    tell(visible(`svc-mock: loaded ${served.assembled.mock.scenario} again, everything is back at its start`)),
  )
}

const readyLine = ({ url, assembled: { mock } }: Served): string =>
  jsonLine({ event: 'ready', url, scenario: mock.scenario, keys: mock.keys, ids: mock.ids })

const tellStart = ({ url, assembled }: Served, host: string, { out, isColoured }: Terminal): void => {
  out(startText(assembled, { url, host }, createPaint(isColoured)).join('\n'))
}
