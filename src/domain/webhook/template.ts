/** A body that was made of a webhook's own template. */
export interface RenderedBody {
  readonly text: string
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded'
}

type Values = Readonly<Record<string, unknown>>
type Fill = (template: string) => string

/** Characters of inserted values after which nothing more is inserted: 70,000 placeholders fit into a template. */
const mostInserted = 4_194_304

/** How deeply a template may be nested and still be read as JSON. */
const deepest = 200

/**
 * The template with each `{{dotted.path.0}}` replaced by the value that it names, and by nothing where it names none (WH-21).
 *
 * A template that is itself JSON text is filled in within its strings, and is sent as JSON; any other is sent as it comes out (WH-22, WH-23).
 */
export const renderTemplate = (template: string, values: Values): RenderedBody => {
  const fill = createFill(values)
  const parsed = parse(template)
  return parsed === undefined
    ? { text: fill(template), contentType: 'application/x-www-form-urlencoded' }
    : { text: JSON.stringify(filledIn(parsed.json, fill)), contentType: 'application/json' }
}

const parse = (template: string): { readonly json: unknown } | undefined => {
  try {
    const json: unknown = JSON.parse(template)
    return isTooDeep(json) ? undefined : { json }
  } catch {
    return undefined
  }
}

const isTooDeep = (json: unknown): boolean => {
  let level = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []))
  }
  return false
}

const filledIn = (json: unknown, fill: Fill): unknown => {
  if (typeof json === 'string') return fill(json)
  if (Array.isArray(json)) return json.map((item) => filledIn(item, fill))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([key, item]) => [key, filledIn(item, fill)]))
}

/** Goes through a text once: of several opening braces before closing ones, the last count. */
const createFill = (values: Values): Fill => {
  let left = mostInserted
  const insert = (path: string): string => {
    const text = left > 0 ? textOf(valueAt(values, path)) : ''
    left -= text.length
    return text
  }
  return (template) => {
    const pieces = template.split('}}')
    const rest = pieces.pop() ?? ''
    return pieces.map((piece) => filledPiece(piece, insert)).join('') + rest
  }
}

/** A text that ends before closing braces: what stands before the opening ones, and what is inserted; the braces stay where nothing opens. */
const filledPiece = (piece: string, insert: (path: string) => string): string => {
  const open = piece.lastIndexOf('{{')
  return open === -1 ? `${piece}}}` : piece.slice(0, open) + insert(piece.slice(open + 2))
}

/** Only what a JSON text of the values would show: no prototypes, no lengths, no characters of texts. */
const valueAt = (values: Values, path: string): unknown => {
  let value: unknown = values
  for (const name of path.trim().split('.')) {
    if (typeof value !== 'object' || value === null || !isShown(value, name)) return undefined
    value = value[name]
  }
  return value
}

const isShown = (value: object, name: string): value is Readonly<Record<string, unknown>> =>
  Object.prototype.propertyIsEnumerable.call(value, name)

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
