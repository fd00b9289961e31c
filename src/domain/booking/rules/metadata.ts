import { metadataOverLimits } from '../../limits/metadata.js'
import type { WishRule } from './booking-rule.js'

/** Keeps metadata within its limits (LM-01). */
export const metadata: WishRule = {
  name: 'metadata',
  check: ({ input }) => metadataOverLimits(input.metadata),
}
