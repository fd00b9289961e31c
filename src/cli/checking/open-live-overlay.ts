import { contracts } from '../../generated/contracts.js'
import { openOverlay } from '../../overlay/open-overlay.js'
import type { Overlay } from '../../overlay/overlay.js'

/** The user's own document beside ours; throws a `DocumentError` for one that cannot be used. */
export const openLiveOverlay = async (file: string | undefined): Promise<Overlay | undefined> =>
  file === undefined ? undefined : openOverlay(file, { own: contracts })
