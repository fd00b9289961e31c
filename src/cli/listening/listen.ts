import type { ServerResponse } from 'node:http'
import { createNodeHandler, type NodeHandler } from '../../http/node-handler.js'
import { createListening, type ListenOptions } from '../../mock/listening.js'
import { cannotListen } from '../serving/cannot-listen.js'
import type { Receiver } from './receiver.js'

/** A receiver at an address. */
export interface Listener {
  readonly url: string
  /** Resolves once nothing more is waited for, and everything is answered. */
  readonly over: Promise<void>
  close(): Promise<void>
}

/** Lets a receiver listen, whatever the path; throws a `CommandError` where it cannot. */
export const listen = async (receiver: Receiver, address: ListenOptions): Promise<Listener> => {
  const door = createNodeHandler({
    knows: () => true,
    page: async () => false,
    answer: (call) => receiver.answer(call),
  })
  const { handler, over } = watchingAnswers(door, () => receiver.isOver)
  const listening = createListening(handler, async () => undefined)
  const url = await listening.listen(address).catch(cannotListen)
  return { url, over, close: () => listening.close() }
}

/** The handler, and when its answers are all on their way once the receiver is over. */
const watchingAnswers = (door: NodeHandler, isOver: () => boolean) => {
  const open = new Set<ServerResponse>()
  let end: () => void = () => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  const handler: NodeHandler = (request, response) => {
    open.add(response)
    response.once('close', () => {
      open.delete(response)
      if (isOver() && open.size === 0) end()
    })
    door(request, response)
  }
  return { handler, over }
}
