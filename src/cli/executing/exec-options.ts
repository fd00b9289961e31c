import { flag, value } from '../arguments/option.js'
import { readText, startOptions } from '../serving/start-options.js'
import { reportOptions } from './report-options.js'

const { watch: _watch, json: _json, ...shared } = startOptions

/** Everything that a command can be run with: how the mock is made, and when the run has failed. */
export const execOptions = {
  ...shared,
  port: { ...startOptions.port, says: 'Port to listen on. Default any free one.' },
  ...reportOptions,
  bundle: value('FILE', 'Keeps what was asked of the default sandbox, for svc-mock replay FILE.', readText),
  'allow-no-requests': flag('Lets a run succeed in which nothing was asked of the mock.'),
  'print-env': flag("Prints the command's variables, and runs nothing."),
  quiet: flag('Leaves out the summary at the end.'),
  verbose: flag('Tells each request and delivery on standard error.'),
}
