import type { ControlOperation } from './operation.js'
import { toRequestFilter } from './request-filter.js'
import { toRequest } from './shown/to-request.js'

/** POST /__svc/requests/search */
export const searchRequests: ControlOperation<'searchRequests'> = {
  handle({ body: { filter: asked, take = 100 } }, { mock: { requests } }) {
    const filter = toRequestFilter(asked)
    const matches = requests.matching(filter).slice(-take)
    const misses = matches.length > 0 ? [] : requests.nearest(filter)
    const nearest = misses.map(({ item, differences }) => ({
      request: toRequest(item),
      differences: [...differences],
    }))
    return { data: { matches: matches.map(toRequest), nearest } }
  },
}
