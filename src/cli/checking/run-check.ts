import { checkLive, type LiveOutcome } from '../../checks/live/check-live.js'
import { askOver } from '../../checks/live/exchange.js'
import { paced } from '../../checks/live/pace.js'
import { requestOf } from '../../checks/live/writing/clean-up.js'
import type { OwnThing } from '../../checks/live/writing/own-things.js'
import { createWords } from '../../contract/words.js'
import type { Values } from '../arguments/option.js'
import type { Terminal } from '../terminal/terminal.js'
import { type BreakingOff, breakOffOnSignals } from './broken-off.js'
import type { checkOptions } from './check-options.js'
import type { Prepared } from './prepare-check.js'
import { createProgress, type Progress } from './progress.js'
import { openReferenceMock } from './reference-mock.js'
import { createRequestVerdict } from './request-verdict.js'

type Given = Values<typeof checkOptions>

/** Runs a check as the command line has it, with progress on standard error; a first Ctrl-C tidies up, a second ends at once. */
export const runCheck = async (prepared: Prepared, given: Given, terminal: Terminal): Promise<LiveOutcome> => {
  const made = new Set<OwnThing>()
  const progress = createProgress(terminal, given.quiet ? silent : process.stderr)
  const breaking = breakOffOnSignals(
    () => progress.say('Broken off; what was made is taken away now. Once more ends at once.'),
    () => {
      for (const thing of made) progress.say(`left behind: ${requestOf(thing)}`)
      process.exit(130)
    },
  )
  const mock = await openReferenceMock({ seed: prepared.seed })
  try {
    return await checkLive({
      ...partsOf(prepared, given),
      ...{ mock, made, signal: breaking.signal, objectionsTo: await createRequestVerdict() },
      target: pacedTarget(prepared, given, { breaking, progress }),
      writing: given.write ? writingOf(prepared, made) : undefined,
      onExecuted(executed) {
        prepared.resume.onExecuted(executed)
        if (!given.quiet) progress.onExecuted(executed)
      },
    })
  } finally {
    progress.end()
    prepared.resume.save()
    breaking.end()
    await mock.close()
  }
}

const silent = { write: () => undefined, isTTY: false }

const partsOf = (
  { operations, credentials, ids, seed, cases, resume }: Prepared,
  { max = 2000, product = 'svc' }: Given,
) => ({
  ...{ operations, credentials, seed, cases, max, given: ids, before: resume.executed },
  words: createWords(product),
  now: () => Date.now(),
})

const pacedTarget = (
  { target }: Prepared,
  { timeout = 10_000, rate = 10 }: Given,
  { breaking, progress }: { readonly breaking: BreakingOff; readonly progress: Progress },
) =>
  paced(askOver({ base: target, timeout, fetch: (url, init) => fetch(url, init) }), {
    rate,
    now: () => performance.now(),
    sleep: breaking.sleep,
    onWait: (seconds, why) => progress.say(`waits ${Math.ceil(seconds)} s for the target, since ${why}`),
  })

const writingOf = ({ resume }: Prepared, made: Set<OwnThing>) => ({
  // Two runs at the same time must not meet.
  tag: `${Date.now().toString(36)}${process.pid.toString(36)}`,
  left: resume.left,
  onMade(thing: OwnThing) {
    made.add(thing)
    resume.onMade(thing)
  },
  onGone(thing: OwnThing) {
    made.delete(thing)
    resume.onGone(thing)
  },
})
