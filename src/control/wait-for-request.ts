import type { ControlOperation } from './operation.js'
import { toRequestFilter } from './request-filter.js'
import { toRequest } from './shown/to-request.js'

/** POST /__svc/requests/wait */
export const waitForRequest: ControlOperation<'waitForRequest'> = {
  async handle({ body: { filter, timeout = 5000 }, gone: signal }, { mock }) {
    return { data: toRequest(await mock.requests.waitFor(toRequestFilter(filter), { timeout, signal })) }
  },
}
