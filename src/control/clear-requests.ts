import type { ControlOperation } from './operation.js'

/** DELETE /__svc/requests */
export const clearRequests: ControlOperation<'clearRequests'> = {
  handle(_request, { mock }) {
    const removed = mock.requests.all().length
    mock.requests.clear()
    return { data: { removed } }
  },
}
