import type { OperationContract } from '../../../contract/operation-contract.js'
import { contracts } from '../../../generated/contracts.js'
import type { Probe } from '../probe.js'
import { credentialFor, probeAt, type Run } from '../run.js'
import { TargetDown } from '../session.js'
import type { OwnThing } from './own-things.js'
import type { Workshop } from './workshop.js'

/** Something that the check has made and that is there still. */
export interface Leftover {
  /** How it is taken away: `DELETE /v2/schedules/20002`. */
  readonly request: string
  readonly why: string
}

/** What came of tidying up. */
export interface Tidied {
  readonly removed: number
  /** Bookings stay, cancelled. */
  readonly cancelled: readonly string[]
  readonly left: readonly Leftover[]
}

/** Takes everything away that was made, the newest first; whatever happened before, and however far the run came. */
export const cleanUp = async (workshop: Workshop, run: Run): Promise<Tidied> => {
  const left: Leftover[] = workshop.doubts.map((why) => ({ request: 'nothing that is known', why }))
  const cancelled: string[] = []
  const before = workshop.things.length
  for (const thing of workshop.things.toReversed()) {
    const why = await remove(thing, run)
    if (why === undefined) {
      workshop.forget(thing)
      if (thing.creator.create.id === 'createBooking') cancelled.push(thing.params[thing.creator.idName] ?? '')
    } else left.push({ request: requestOf(thing), why })
  }
  return { removed: before - workshop.things.length - cancelled.length, cancelled, left }
}

/** How one of our own things is taken away: `DELETE /v2/schedules/20002`. */
export const requestOf = ({ creator: { remove: operation }, params }: OwnThing): string =>
  `${operation.method} ${operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')}`

/** Why it is there still; undefined where it is not. */
const remove = async (thing: OwnThing, run: Run): Promise<string | undefined> => {
  try {
    await removeAllBelow(thing, run)
    const answered = await run.session.tidy(removalOf(thing, run))
    if (!answered) return 'no answer came'
    const { status } = answered.target
    if (status >= 300 && status !== 404) return `it answers ${status}`
    await mustBeGone(thing, run)
    return undefined
  } catch (error) {
    if (error instanceof TargetDown) return error.message
    throw error
  }
}

const probeOf = (
  operation: OperationContract,
  thing: OwnThing,
  given: Partial<Probe> & { says: string; run: Run },
): Probe => {
  const { says, run, ...more } = given
  const who = credentialFor(operation, run)
  return probeAt(operation, {
    id: `${operation.id} ${says}`,
    credential: 'why' in who ? undefined : who.credential,
    params: thing.params,
    mirror: thing.mirror && { params: thing.mirror, query: [], body: more.body },
    ...more,
  })
}

const removalOf = (thing: OwnThing, run: Run): Probe => {
  const { remove: operation, create } = thing.creator
  const isBooking = create.id === 'createBooking'
  const body = isBooking ? { cancellationReason: 'Made by a contract check' } : undefined
  const says = `of our own ${Object.values(thing.params).join('/')}`
  return probeOf(operation, thing, { says, run, body, aim: 'plain' })
}

/** Operations that take away everything below a thing are tried while the thing itself is ours and empty. */
const removeAllBelow = async (thing: OwnThing, run: Run): Promise<void> => {
  const { template } = thing.creator
  const ofAll = run.operations.filter(
    ({ method, path }) =>
      method === 'DELETE' &&
      !path.endsWith('}') &&
      !path.endsWith('/permissions') &&
      path.startsWith(`${template}/`) &&
      !path.slice(template.length).includes('{'),
  )
  for (const operation of ofAll)
    await run.session.tidy(probeOf(operation, thing, { says: 'of our own', run, aim: 'plain' }))
}

/** What was taken away is not shown any more; bookings are. */
const mustBeGone = async (thing: OwnThing, run: Run): Promise<void> => {
  const read = contracts.find(({ method, path }) => method === 'GET' && path === thing.creator.template)
  if (!read || thing.creator.create.id === 'createBooking' || !run.operations.includes(read)) return
  await run.session.tidy(probeOf(read, thing, { says: 'once it is taken away', run, aim: 'unknown' }))
}
