import type { Alternative, Json, ShapingContext } from '../alternatives/alternative.js'
import type { OperationContract } from '../contract/operation-contract.js'
import type { Notes } from '../operations/operation.js'
import { toTeamEventTypeOutput } from '../projection/team-event-type-output.js'
import type { World } from '../state/world.js'
import type { Generation } from './select-generation.js'

/** The reply with its envelope: `status` and `error` where the document has them (ER-01, ER-02). */
export const envelope = ({ contract }: Generation, answer: object): Json => {
  if (!contract.envelope.includes('status')) return answer as Json
  return Object.assign({ status: 'success' }, answer, contract.envelope.includes('error') && { error: {} })
}

/** The reply in the forms of the shaping alternatives that are on. */
export const shapeReply = (
  reply: Json,
  {
    operation,
    generation,
    shaping,
    world,
    notes,
  }: {
    readonly operation: OperationContract
    readonly generation: Generation
    readonly shaping: readonly Alternative[]
    readonly world: World
    readonly notes: Notes
  },
): Json => {
  if (shaping.length === 0) return reply
  const context = shapingContext(world)
  return shaping
    .filter(
      (it) => it.operations.includes(operation.id) && (generation.name === 'current' || it.generations === 'both'),
    )
    .reduce((shaped, alternative) => {
      const reshaped = alternative.shape(shaped, context)
      if (JSON.stringify(reshaped) !== JSON.stringify(shaped)) notes.restsOn(alternative.id)
      return reshaped
    }, reply)
}

const shapingContext = (world: World): ShapingContext => ({
  eventType: (id) => world.eventType(id),
  children: (parentId) =>
    [...world.eventTypes.by('parent', parentId)].map((child) => toTeamEventTypeOutput(child, world) as unknown as Json),
})
