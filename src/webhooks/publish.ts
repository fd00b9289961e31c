import type { Words } from '../contract/words.js'
import type { Happening } from '../domain/webhook/happening.js'
import { receiversOf } from '../domain/webhook/receivers.js'
import type { World } from '../state/world.js'
import { toMessage } from './to-body.js'
import { toEntry } from './to-entry.js'

/** Writes what happened into the world's outbox, once for each receiver; answers the numbers of the deliveries. */
export type Publisher = (world: World, happenings: readonly Happening[]) => readonly number[]

/** The way from what happened to the outbox: receivers, then the message, then each receiver's own bytes (WH-16, WH-20). */
export const createPublisher = ({ words }: { readonly words: Words }): Publisher => {
  return (world, happenings) => {
    const at = world.now()
    return happenings.flatMap((happening) => publishOne(world, { happening, at, words }))
  }
}

const publishOne = (
  world: World,
  { happening, at, words }: { readonly happening: Happening; readonly at: number; readonly words: Words },
): readonly number[] => {
  if (world.webhooks.size === 0) return []
  const receivers = receiversOf(happening, world)
  if (receivers.length === 0) return []
  const message = toMessage(happening, { at, directory: world, words })
  return receivers.map((webhook) => {
    const id = world.nextId('delivery')
    world.outbox.save(toEntry({ id, webhook, happening, message, at }, words))
    return id
  })
}
