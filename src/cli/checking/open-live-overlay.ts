import { DocumentError } from '../../documents/document-error.js'
import { contracts } from '../../generated/contracts.js'
import { openOverlay } from '../../overlay/open-overlay.js'
import type { Overlay } from '../../overlay/overlay.js'
import { UsageError } from '../command-error.js'

/** The user's own document beside ours; throws a `UsageError` for one that cannot be used. */
export const openLiveOverlay = async (file: string | undefined): Promise<Overlay | undefined> => {
  if (file === undefined) return undefined
  try {
    return await openOverlay(file, { own: contracts })
  } catch (error) {
    if (error instanceof DocumentError) throw new UsageError(`--overlay: ${error.message}`)
    throw error
  }
}
