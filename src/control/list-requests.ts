import type { JournalEntry } from '../sandbox/journal-entry.js'
import type { ControlOperation } from './operation.js'
import { toRequestFilter } from './request-filter.js'
import { toRequest } from './shown/to-request.js'

/** GET /__svc/requests */
export const listRequests: ControlOperation<'listRequests'> = {
  handle({ query: { take = 100, path, ...wanted } }, { mock }) {
    const found = mock.requests.matching(toRequestFilter(wanted))
    return {
      data: found
        .filter((it) => path === undefined || pathOf(it) === path)
        .slice(-take)
        .map(toRequest),
    }
  },
}

const pathOf = ({ path }: JournalEntry): string => path.split('?', 1)[0] ?? ''
