import { didYouMean } from '../../domain/nearest-name.js'
import { type DimensionName, dimensionNames } from './dimensions.js'
import { type FindingKind, findingKinds } from './finding.js'

/** What a run must not show, or must reach, lest it fails. */
export type Demand =
  | { readonly kind: FindingKind }
  | { readonly kind: 'uncovered'; readonly dimension: DimensionName; readonly least: number }

const uncovered = /^uncovered(?::(?<dimension>[^<]*))?<(?<least>\d{1,3}(?:\.\d+)?)%?$/

/** Reads `violations`, `uncovered<80%` or `uncovered:statuses<50%`; throws an `Error` that says what would do. */
export const readDemand = (text: string): Demand => {
  const kind = findingKinds.find((it) => it === text)
  if (kind) return { kind }
  if (!text.startsWith('uncovered')) throw new Error(unknown(text))
  const { dimension = 'operations', least } = uncovered.exec(text)?.groups ?? {}
  if (least === undefined || Number(least) > 100)
    throw new Error(`"${text}" says no share; write uncovered<80%, or uncovered:statuses<50%`)
  return { kind: 'uncovered', dimension: readDimension(dimension), least: Number(least) }
}

const known = [...findingKinds, 'uncovered<N%']

const unknown = (text: string): string =>
  `"${text}" is not known; write ${known.join(' or ')}${didYouMean(text, known)}`

const readDimension = (text: string): DimensionName => {
  const found = dimensionNames.find((it) => it === text)
  if (found) return found
  throw new Error(
    `"${text}" is nothing that is counted; there are ${dimensionNames.join(', ')}${didYouMean(text, dimensionNames)}`,
  )
}
