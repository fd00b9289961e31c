import { existsSync } from 'node:fs'
import { createRecorder, type Recorder } from '../checks/run/recorder.js'
import { runGroundOf } from '../mock/run-ground.js'
import { assembleMock } from '../mock.js'
import type { Values } from './arguments/option.js'
import { strayVariables } from './arguments/read-arguments.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'
import { execOptions } from './executing/exec-options.js'
import { judge } from './executing/judge.js'
import { putFile } from './executing/put-file.js'
import { runCommand } from './executing/run-command.js'
import { variablesOf } from './executing/variables.js'
import { deliveryLine } from './serving/delivery-line.js'
import { requestLine } from './serving/request-line.js'
import { type Served, serve } from './serving/serve.js'
import { toMockOptions } from './serving/settings.js'
import { createPaint } from './terminal/paint.js'
import type { Terminal } from './terminal/terminal.js'
import { visible } from './terminal/visible.js'

/** Runs a command against a mock that lives as long as the command. */
export const exec = defineCommand({
  usage: 'exec [options] -- COMMAND',
  says: 'Runs a command beside a mock of its own, told to it by variables, and ends with its exit code.',
  options: execOptions,
  takesVariables: true,
  takesCommand: true,

  async run({ values, positionals: [stray], behind, terminal }) {
    if (stray !== undefined)
      throw new UsageError(`exec takes its command behind --, not "${stray}": svc-mock exec -- npm test`)
    if (values['print-env']) return printVariables(values, terminal)
    const [program, ...args] = behind
    if (program === undefined) throw new UsageError('exec needs a command: svc-mock exec -- npm test')
    const recorder = createRecorder(values.product)
    const served = await open(values, recorder, terminal)
    const env = { ...terminal.env, ...notForTheCommand, ...tellVariables(served, terminal) }
    const code = await runCommand({ program, args, env }).finally(() => served.close())
    const { mock, house, options } = served.assembled
    if (values.bundle !== undefined) putFile(values.bundle, `${JSON.stringify(mock.contract.bundle(), null, 1)}\n`)
    return judge(code, recorder.report(runGroundOf(house.main, options)), { values, terminal })
  },
})

type Given = Values<typeof execOptions>

/** Our report is not overwritten by that of a mock which the command makes. */
const notForTheCommand = { SVC_MOCK_REPORT: undefined }

const open = (values: Given, recorder: Recorder, terminal: Terminal): Promise<Served> => {
  const { host = '127.0.0.1', port = 0, verbose = false } = values
  const paint = createPaint(false)
  const tell = verbose ? terminal.err : (): void => undefined
  return serve(
    {
      ...toMockOptions(values),
      onRequest: (exchange, took) => {
        recorder.add(exchange)
        tell(requestLine(exchange, took, paint))
      },
      onDeliveryResult: (delivery) => {
        recorder.addDelivery(delivery)
        tell(deliveryLine(delivery, paint))
      },
    },
    { host, port },
  )
}

/** The variables for the command, and on standard error what its user should know first. */
const tellVariables = ({ url, assembled }: Served, { env, err }: Terminal): Readonly<Record<string, string>> => {
  const { mock, ground } = assembled
  const { variables, clashes } = variablesOf(mock, { product: ground.words.product, url })
  for (const warning of [...strayVariables(execOptions, env), ...ground.warnings, ...clashes])
    err(visible(`svc-mock: ${warning}`))
  return variables
}

/** Where nothing runs, no file is begun either. */
const printVariables = async (values: Given, { out }: Terminal): Promise<number> => {
  const { db, ...others } = values
  const { mock, ground } = await assembleMock(toMockOptions(db !== undefined && existsSync(db) ? values : others))
  const { host = '127.0.0.1', port = 0 } = values
  const url = `http://${host}:${port === 0 ? '<free port>' : port}`
  const { variables } = variablesOf(mock, { product: ground.words.product, url })
  for (const [name, value] of Object.entries(variables)) out(visible(`${name}=${value}`))
  await mock.close()
  return 0
}
