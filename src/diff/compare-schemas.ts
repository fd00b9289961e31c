import { movedBounds } from './bounds.js'
import { pairedBranches } from './branches.js'
import type { Findings } from './findings.js'
import { kindsOf, type SchemaView, valuesOf, viewOf } from './schema-view.js'
import { couples, type Pair, type Side } from './side.js'

/** Whether a client sends what a schema describes, or receives it. */
export type Direction = 'request' | 'reply'

/** Two schemas that are compared: where they stand, in words, and which way what they describe goes. */
export interface Comparison {
  readonly findings: Findings
  readonly direction: Direction
  /** `attendee.email`; empty for the whole. */
  readonly name: string
}

interface Views {
  readonly before: SchemaView
  readonly after: SchemaView
}

/** Compares two schemas, and those inside them. */
export const compareSchemas = ({ before, after }: Pair, comparison: Comparison): void => {
  if (!comparison.findings.isNew(comparison.direction, { before, after })) return
  const views = { before: viewOf(before), after: viewOf(after) }
  compareKinds(views, comparison)
  const [wasChoice, isChoice] = [views.before.branches.length > 0, views.after.branches.length > 0]
  if (wasChoice && isChoice) compareBranches(views, comparison)
  if (wasChoice === isChoice) compareContents(views, comparison)
  else compareWithChoice(views, comparison)
}

const compareContents = (views: Views, comparison: Comparison): void => {
  compareValues(views, comparison)
  compareBounds(views, comparison)
  compareProperties(views, comparison)
  compareRequired(views, comparison)
  compareInside(views, comparison)
  compareConditions(views, comparison)
}

/** A choice of one thing, or of nothing, is that thing. */
const compareWithChoice = (views: Views, comparison: Comparison): void => {
  const [before, after] = [soleBranch(views.before), soleBranch(views.after)]
  if (before && after) compareContents({ before, after }, comparison)
  else tellUnclear(views, comparison, 'it is a choice of several on one side only')
}

const soleBranch = (view: SchemaView): SchemaView | undefined => {
  if (view.branches.length === 0) return view
  const [only, further] = view.branches.map((it) => viewOf(it)).filter((it) => it.keywords['type'] !== 'null')
  return further ? undefined : only
}

type Way = 'narrowed' | 'widened'

const tell = (
  { findings, direction, name }: Comparison,
  { before, after }: Views,
  [way, what]: readonly [Way, string],
) =>
  findings.tell(
    `${direction}-${way}`,
    { before: before.side, after: after.side },
    `${spoken(direction, name)}: ${what}`,
  )

const spoken = (direction: Direction, name: string): string =>
  name === '' ? `the ${direction}` : `${name} of the ${direction}`

const inside = (comparison: Comparison, step: string): Comparison => ({
  ...comparison,
  name: comparison.name === '' ? step : `${comparison.name}.${step}`,
})

const compareKinds = (views: Views, comparison: Comparison): void => {
  const [before, after] = [kindsOf(views.before), kindsOf(views.after)]
  const gone = [...before].filter((kind) => !after.has(kind))
  const added = [...after].filter((kind) => !before.has(kind))
  if (gone.length > 0) tell(comparison, views, ['narrowed', `it is no longer ${gone.join(' or ')}`])
  if (added.length > 0) tell(comparison, views, ['widened', `it may be ${added.join(' or ')} now`])
}

const compareValues = (views: Views, comparison: Comparison): void => {
  const [before, after] = [valuesOf(views.before), valuesOf(views.after)]
  if (!before && after) tell(comparison, views, ['narrowed', `its values are only ${[...after].join(', ')} now`])
  if (before && !after) tell(comparison, views, ['widened', `its values are no longer only ${[...before].join(', ')}`])
  if (!before || !after) return
  const gone = [...before].filter((value) => !after.has(value))
  const added = [...after].filter((value) => !before.has(value))
  if (gone.length > 0) tell(comparison, views, ['narrowed', `${gone.join(', ')} went from its values`])
  if (added.length > 0) tell(comparison, views, ['widened', `${added.join(', ')} came to its values`])
}

const compareBounds = (views: Views, comparison: Comparison): void => {
  for (const { change, message } of movedBounds(views.before.keywords, views.after.keywords))
    tell(comparison, views, [change, message])
}

const compareProperties = (views: Views, comparison: Comparison): void => {
  const { findings, direction } = comparison
  for (const { name, before, after } of couples(views.before.properties, views.after.properties)) {
    const at = inside(comparison, name)
    const told = spoken(direction, at.name)
    if (before && after) compareSchemas({ before, after }, at)
    else if (before) findings.tell(`${direction}-property-removed`, { before }, `${told} is gone`)
    else findings.tell(`${direction}-property-added`, { after }, `${told} is new`)
  }
}

/** A property that is gone altogether is told as such, not as one that need not be there. */
const compareRequired = (views: Views, comparison: Comparison): void => {
  const { before, after } = views
  for (const name of [...after.required].filter((it) => !before.required.has(it)))
    tell(inside(comparison, name), views, ['narrowed', 'it must be there now'])
  for (const name of [...before.required].filter((it) => !after.required.has(it) && isKept(it, views)))
    tell(inside(comparison, name), views, ['widened', 'it may be absent now'])
}

const isKept = (name: string, { before, after }: Views): boolean =>
  after.properties.has(name) || !before.properties.has(name)

const compareInside = (views: Views, comparison: Comparison): void => {
  const { before, after } = views
  compareBoth(before.items, after.items, inside(comparison, '[]'))
  compareBoth(before.others, after.others, inside(comparison, '*'))
  const [wasClosed, isClosed] = [isClosedObject(before), isClosedObject(after)]
  if (!wasClosed && isClosed) tell(comparison, views, ['narrowed', 'it takes no further properties now'])
  // Further properties in a reply are nothing that a client reads.
  if (wasClosed && !isClosed && comparison.direction === 'request')
    tell(comparison, views, ['widened', 'it takes further properties now'])
}

const compareBoth = (before: Side | undefined, after: Side | undefined, comparison: Comparison): void => {
  if (before && after) compareSchemas({ before, after }, comparison)
}

const isClosedObject = ({ keywords }: SchemaView): boolean => keywords['additionalProperties'] === false

const compareBranches = (views: Views, comparison: Comparison): void => {
  const { pairs, gone, added } = pairedBranches(views.before.branches, views.after.branches)
  for (const pair of pairs) compareSchemas(pair, comparison)
  if (gone.length > 0) tell(comparison, views, ['narrowed', `it is no longer ${gone.join(', or ')}`])
  if (added.length > 0) tell(comparison, views, ['widened', `it may be ${added.join(', or ')} now`])
}

const conditions = [
  'not',
  'if',
  'then',
  'else',
  'prefixItems',
  'patternProperties',
  'propertyNames',
  'contains',
] as const

/** What such keywords take cannot be compared; that they differ can be told. */
const compareConditions = (views: Views, comparison: Comparison): void => {
  const [before, after] = [views.before.keywords, views.after.keywords]
  const changed = conditions.filter((it) => JSON.stringify(before[it]) !== JSON.stringify(after[it]))
  if (changed.length > 0) tellUnclear(views, comparison, `${changed.join(', ')} changed`)
}

const tellUnclear = ({ before, after }: Views, { findings, direction, name }: Comparison, what: string): void => {
  const message = `${spoken(direction, name)}: ${what}; compare by hand`
  findings.tell(`${direction}-condition-changed`, { before: before.side, after: after.side }, message)
}
