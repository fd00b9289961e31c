import { toIso } from '../domain/time/instant.js'
import type { JournalEntry } from '../sandbox/journal-entry.js'
import type { Beside } from '../sandbox/past.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import { stateOf } from '../state/stored-state.js'
import { packageVersion } from '../version.js'
import type { BesideStep, Bundle, BundleOptions, BundleStep, RequestStep } from './bundle.js'

/** What was asked of a sandbox since it began, or since it was last reset or restored, so that it can be done again. */
export const bundleOf = (sandbox: Sandbox): Bundle => {
  const { world, past } = sandbox
  const { snapshot } = past.start
  const begun = toIso(snapshot.reached)
  return {
    format: 1,
    kind: 'svc-mock-bundle',
    version: packageVersion(),
    begun,
    clock: world.clock.state.frozen ? 'frozen' : 'running',
    options: optionsOf(sandbox),
    state: structuredClone({ ...stateOf(world.fork(snapshot)), now: begun, clock: 'frozen' }),
    steps: structuredClone(stepsOf(sandbox)),
    notes: notesOf(sandbox),
  }
}

const optionsOf = ({ world, engine }: Sandbox): BundleOptions => {
  const { policy, words, contract, overlay } = engine
  const { webBase, verificationCode } = world
  return {
    product: words.product,
    ...{ webBase, verificationCode, policy: policy.reach, alternatives: [...policy.alternatives] },
    specOnly: !contract.operations.some(({ provenance }) => provenance === 'beyond'),
    rateLimit: policy.refusesOverRateLimit,
    ...(overlay && { overlay: overlay.document, overlayMode: overlay.mode }),
  }
}

/** In the order in which they happened: what came beside the requests stands behind the request that was the last then. */
const stepsOf = ({ journal, past: { start, besides } }: Sandbox): readonly BundleStep[] => {
  const requests = journal.all().filter(({ id }) => id > start.requests)
  const beside = (from: number, to: number) => besides.filter(({ after }) => after >= from && after < to).map(toBeside)
  let last = 0
  const steps = requests.flatMap((entry) => {
    const before = beside(last, entry.id)
    last = entry.id
    return [...before, toRequest(entry)]
  })
  return [...steps, ...beside(last, Number.POSITIVE_INFINITY)]
}

const toBeside = ({ at, what }: Beside): BesideStep => ({ at: toIso(at), ...what })

const toRequest = ({ at, method, path, sent, body, status, reply }: JournalEntry): RequestStep => ({
  ...{ do: 'request', at: toIso(at), method, path, ...(sent ?? { headers: {}, presented: {} }) },
  ...(body !== undefined && { body }),
  reply: { status, ...(reply !== undefined && { body: reply }) },
})

const notesOf = ({ journal, past: { start } }: Sandbox): readonly string[] => {
  const [first] = journal.all().filter(({ id }) => id > start.requests)
  const missing = first ? first.id - start.requests - 1 : 0
  if (missing === 0) return []
  return [`The first ${missing} requests are missing; the journal no longer held them (journalSize makes room)`]
}
