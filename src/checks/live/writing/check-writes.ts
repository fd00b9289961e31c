import type { JsonObject } from '../../../contract/compile/document.js'
import type { OperationContract } from '../../../contract/operation-contract.js'
import type { Parts, Probe } from '../probe.js'
import { credentialFor, probeAt, type Run } from '../run.js'
import type { Answered } from '../session.js'
import { bodyOf, examplesOf, isComplete } from './bodies.js'
import { type Mutation, mutationsOf } from './mutations.js'
import { type Creator, creators, givenParents, neededFor } from './own-things.js'
import type { Workshop } from './workshop.js'

/** What the writing operations are tried with. */
export interface Writing {
  readonly run: Run
  readonly workshop: Workshop
}

/** Makes one of everything that can be taken away again, and tries every operation on what was made. */
export const checkWrites = async (writing: Writing): Promise<void> => {
  const wanted = new Set(writing.run.operations)
  for (const creator of neededFor(writing.run.operations)) {
    await make(creator, writing)
    if (creator.create.id === 'createEventType') await writing.workshop.findStarts()
  }
  for (const operation of inOrder(writing.run.operations)) await exercise(operation, writing)
  for (const { create } of creators) if (wanted.has(create)) await mutateBodies(create, writing)
}

/** Reads first, then changes, and what moves a thing or takes of it last. */
const inOrder = (operations: readonly OperationContract[]): readonly OperationContract[] => {
  const rank = ({ method, id }: OperationContract): number => {
    if (id === 'rescheduleBooking') return 3
    return method === 'GET' ? 0 : method === 'DELETE' ? 4 : 1
  }
  return operations.toSorted((a, b) => rank(a) - rank(b))
}

/** Ids for the path of a creator: of our own things, and of the few that must be given. */
export const parentOf = async ({ create: { path, pathParameters } }: Creator, { run, workshop }: Writing) => {
  const own = workshop.place(path)
  if (own) return own
  if (pathParameters.some(({ name }) => !givenParents.includes(name))) return undefined
  const [params] = (await run.world.places(path)).found ?? []
  const [mirror] = (await run.mockWorld.places(path)).found ?? []
  return params && { params, mirror: mirror && { params: mirror, query: [], body: undefined } }
}

/** A request with a body for both sides; undefined where something it has to name is not there. */
const withBody = (probe: Probe, example: JsonObject | undefined, { workshop }: Writing): Probe | undefined => {
  if (!example) return probe
  // At a time that the target has not offered, somebody may be busy.
  const isOpen = workshop.hasStarts() || !('start' in example || 'slotStart' in example)
  const body = bodyOf(example, workshop.ingredients('target'))
  if (!isComplete(example, body)) return undefined
  const mirror = probe.mirror && { ...probe.mirror, body: bodyOf(example, workshop.ingredients('mock')) }
  return { ...probe, body, mirror, ...(!isOpen && { aim: 'free' }) }
}

const writeProbe = (
  operation: OperationContract,
  place: Pick<Probe, 'params' | 'mirror'>,
  { run, says }: { readonly run: Run; readonly says: string },
): Probe | undefined => {
  const who = credentialFor(operation, run)
  if ('why' in who) return undefined
  return probeAt(operation, { id: `${operation.id} ${says}`, aim: 'valid', credential: who.credential, ...place })
}

const make = async (creator: Creator, writing: Writing): Promise<void> => {
  const { run } = writing
  const place = await parentOf(creator, writing)
  if (!place) return run.skip(creator.create, `nothing of our own at ${creator.create.path} to try it on`)
  for (const [name, example] of examplesOf(creator.create)) {
    const probe = writeProbe(creator.create, place, { run, says: name })
    const complete = probe && withBody(probe, example, writing)
    if (complete) await makeWith(creator, complete, writing)
  }
}

const makeWith = async (creator: Creator, probe: Probe, { run, workshop }: Writing): Promise<void> => {
  const answered = await run.session.putAnew(probe)
  if (answered) workshop.keep(creator, probe, answered)
  else workshop.doubt(probe)
}

const isCreate = (operation: OperationContract): boolean => creators.some(({ create }) => create === operation)
const isRemoval = (operation: OperationContract): boolean => creators.some(({ remove }) => remove === operation)
const isOfAll = ({ method, path }: OperationContract): boolean =>
  method === 'DELETE' && !path.endsWith('}') && !path.endsWith('/permissions')

/** Tries an operation on what was made; what makes or takes away whole things has its own time. */
const exercise = async (operation: OperationContract, writing: Writing): Promise<void> => {
  if (isCreate(operation) || isRemoval(operation) || isOfAll(operation)) return
  const { run, workshop } = writing
  const place = workshop.place(operation.path)
  if (!place) return sayWhyNot(operation, run)
  const examples: readonly (readonly [string, JsonObject | undefined])[] =
    operation.current.bodyShape === null ? [['of our own', undefined]] : examplesOf(operation)
  for (const [name, example] of examples) await exerciseWith(operation, { place, name, example }, writing)
  if (operation.current.bodyShape !== null) await mutateBodies(operation, writing)
}

const sayWhyNot = (operation: OperationContract, run: Run): void => {
  if (operation.method === 'GET') return
  const why =
    operation.pathParameters.length === 0
      ? 'it changes what was found, or what it makes cannot be taken away again'
      : 'it needs a thing that the check cannot make and take away again'
  run.skip(operation, why)
}

interface Exercise {
  readonly place: Pick<Probe, 'params' | 'mirror'>
  readonly name: string
  readonly example: JsonObject | undefined
}

const exerciseWith = async (
  operation: OperationContract,
  { place, name, example }: Exercise,
  writing: Writing,
): Promise<void> => {
  const { run } = writing
  const plain = writeProbe(operation, withOwnQuery(operation, place), { run, says: name })
  const probe = plain && withBody(plain, example, writing)
  const answered = probe && (await run.session.putAnew(probe))
  if (answered) follow(probe, answered, writing)
}

/** A booking that was moved goes by another uid. */
const follow = (probe: Probe, answered: Answered, { workshop }: Writing): void => {
  if (probe.operation.id !== 'rescheduleBooking') return
  const moved = workshop.things.findLast(({ creator }) => creator.create.id === 'createBooking')
  if (moved) workshop.rename(moved, probe, answered)
}

/** Permissions are taken away by name. */
const withOwnQuery = (
  { current }: OperationContract,
  { params, mirror }: Pick<Probe, 'params' | 'mirror'>,
): Pick<Probe, 'params' | 'mirror' | 'query'> => {
  const query: Parts['query'] = current.query.some(({ name }) => name === 'permissions')
    ? [['permissions', 'eventType.read']]
    : []
  return { params, query, mirror: mirror && { ...mirror, query } }
}

/** Sends changed bodies: those that the documents refuse, and of the others those without effects on things that are not ours. */
const mutateBodies = async (operation: OperationContract, writing: Writing): Promise<void> => {
  const [first] = examplesOf(operation)
  if (!first) return
  for (const mutation of mutationsOf(operation, writing.run.seed))
    await mutate(operation, { example: first[1], mutation }, writing)
}

const mutate = async (operation: OperationContract, mutating: Mutating, writing: Writing): Promise<void> => {
  const creator = creators.find(({ create }) => create === operation)
  const place = creator ? await parentOf(creator, writing) : writing.workshop.place(operation.path)
  const probe = place && mutated(operation, { ...mutating, place }, writing)
  const answered = probe && (await writing.run.session.put(probe))
  if (!answered) return
  if (creator) writing.workshop.keep(creator, probe, answered)
  follow(probe, answered, writing)
}

interface Mutating {
  readonly example: JsonObject
  readonly mutation: Mutation
}

/** Undefined for a change that must not be sent. */
const mutated = (
  operation: OperationContract,
  { place, example, mutation }: Mutating & Pick<Exercise, 'place'>,
  writing: Writing,
): Probe | undefined => {
  const plain = writeProbe(operation, place, { run: writing.run, says: mutation.says })
  const whole = plain && withBody(plain, example, writing)
  const probe = whole && judged(whole, mutation.change, writing.run)
  return probe?.aim === 'invalid' || mutation.mayBeValid ? probe : undefined
}

const judged = (probe: Probe, change: (body: JsonObject) => JsonObject, run: Run): Probe => {
  const changed = (body: unknown): unknown => change(body as JsonObject)
  const parts = { params: probe.params, query: probe.query, body: changed(probe.body) }
  const [objection] = run.objectionsTo(probe.operation, probe.form, parts)
  return {
    ...probe,
    ...parts,
    ...(objection !== undefined && { objection, aim: 'invalid' as const }),
    mirror: probe.mirror && { ...probe.mirror, body: changed(probe.mirror.body) },
  }
}
