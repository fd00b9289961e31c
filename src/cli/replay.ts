import { flag } from './arguments/option.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'
import { replayJson, replayText } from './replaying/replay-text.js'
import { createPaint } from './terminal/paint.js'
import { visible } from './terminal/visible.js'

/** Does a recorded run again, and compares the answers. */
export const replay = defineCommand({
  usage: 'replay BUNDLE [options]',
  says: 'Does a recorded run again on a mock of its own, and tells which answers are not as they were.',
  options: {
    all: flag('Tells each request, and all differences.'),
    json: flag('Speaks JSON.'),
  },
  takesVariables: false,

  async run({ values: { all = false, json = false }, positionals: [file, further], terminal }) {
    if (file === undefined) throw new UsageError('replay needs a bundle: svc-mock replay run.json')
    if (further !== undefined) throw new UsageError(`replay takes one bundle; "${further}" is one too many`)
    const [{ readBundle }, { replay: doAgain }] = await Promise.all([
      import('../replay/read-bundle.js'),
      import('../replay/replay.js'),
    ])
    const bundle = await readBundle(file)
    for (const note of bundle.notes) terminal.err(visible(`svc-mock: ${note}`))
    const done = await doAgain(bundle)
    terminal.out(json ? replayJson(done) : replayText(done, { all, paint: createPaint(terminal.isColoured) }))
    return done.isSame ? 0 : 1
  },
})
