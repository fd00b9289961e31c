import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Executed } from '../../checks/live/session.js'
import type { Params } from '../../checks/live/world.js'
import { creators, type OwnThing } from '../../checks/live/writing/own-things.js'
import { CommandError, UsageError } from '../command-error.js'

/** What tells one run from another. */
export interface RunIdentity {
  readonly target: string
  readonly seed: number
}

/** What a run has done, kept in a file as it goes on. */
export interface ResumeFile {
  readonly executed: ReadonlyMap<string, Executed>
  /** Things of an earlier run that are there still. */
  readonly left: readonly OwnThing[]
  onExecuted(executed: Executed): void
  onMade(thing: OwnThing): void
  onGone(thing: OwnThing): void
  /** Writes what has not been written yet. */
  save(): void
}

interface Stored extends RunIdentity {
  readonly format: 1
  readonly executed: readonly Executed[]
  readonly made: readonly { readonly operationId: string; readonly params: Params }[]
}

const everySo = 20

/** Opens the file of a run; without one, everything is forgotten at the end. `redact` goes over whatever is written. */
export const openResumeFile = (
  file: string | undefined,
  identity: RunIdentity,
  redact: <T>(value: T) => T,
): ResumeFile => {
  const stored = file === undefined || !existsSync(file) ? undefined : readStored(file, identity)
  const executed = new Map(stored?.executed.map((it) => [it.probe, it]))
  const made = new Set<OwnThing>(stored?.made.flatMap(toThing))
  const before = { executed: new Map(executed), left: [...made] }
  const save = (): void => {
    if (file === undefined) return
    const things = [...made].map(({ creator, params }) => ({ operationId: creator.create.id, params }))
    write(file, redact({ format: 1, ...identity, executed: [...executed.values()], made: things }))
  }
  return {
    ...before,
    save,
    onExecuted(done) {
      executed.set(done.probe, done)
      if (executed.size % everySo === 0) save()
    },
    onMade(thing) {
      made.add(thing)
      save()
    },
    onGone(thing) {
      made.delete(thing)
      save()
    },
  }
}

const toThing = ({ operationId, params }: Stored['made'][number]): readonly OwnThing[] => {
  const creator = creators.find(({ create }) => create.id === operationId)
  return creator ? [{ creator, params, mirror: undefined }] : []
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'format') === 1 &&
  Array.isArray(Reflect.get(value, 'executed')) &&
  Array.isArray(Reflect.get(value, 'made'))

const readStored = (file: string, { target, seed }: RunIdentity): Stored => {
  const stored = parsed(readFileSync(file, 'utf8'))
  if (!isStored(stored)) throw new UsageError(`--resume: ${file} is no file of a check; name one that is not there yet`)
  if (stored.target !== target)
    throw new UsageError(`--resume: ${file} is of a check of ${stored.target}; name another file`)
  if (stored.seed !== seed)
    throw new UsageError(`--resume: ${file} is of a check with --seed ${stored.seed}; say that, or name another file`)
  return stored
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const write = (file: string, stored: Stored): void => {
  try {
    writeFileSync(`${file}.part`, JSON.stringify(stored))
    renameSync(`${file}.part`, file)
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be written: ${(error as Error).message}`, 1)
  }
}
