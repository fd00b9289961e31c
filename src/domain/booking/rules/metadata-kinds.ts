import { metadataValueKind } from '../../limits/metadata.js'
import type { WishRule } from './booking-rule.js'

/** What the alternative AL-40 refuses: metadata that is neither text, number nor boolean. */
export const metadataKinds: WishRule = {
  name: 'metadataKinds',
  alternative: 'AL-40',
  check: ({ input }) => metadataValueKind(input.metadata),
}
