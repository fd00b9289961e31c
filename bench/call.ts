import type { OperationId } from '../src/contract/wire.js'
import { operations } from '../src/operations/index.js'
import type { World } from '../src/state/world.js'

const silent = { restsOn() {}, warn() {}, judge() {}, isOn: () => false, explain() {}, raise() {} }

interface Handlers {
  authorize(request: object, world: World): unknown
  handle(request: object, world: World, loaded: unknown): unknown
}

/** Carries out an operation for an anonymous caller in a transaction, without the pipeline around it. */
export const call = (
  world: World,
  id: OperationId,
  given: { readonly query?: object; readonly body?: object },
): unknown => {
  const request = { ...silent, params: {}, caller: { kind: 'anonymous' }, unknown: [], query: {}, body: {}, ...given }
  const { authorize, handle } = operations[id] as unknown as Handlers
  return world.transact(() => handle(request, world, authorize(request, world))).result
}
