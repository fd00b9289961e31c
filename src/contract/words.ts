import type { Shape } from './operation-contract.js'

/** Translates between the product's word on the wire and `svc` inside, at the places that the documents mark. */
export interface Words {
  readonly product: string
  /** Name of a header as clients know it. */
  header(name: string): string
  /** Inside name → name on the wire, for values such as `svc-video` and tokens such as `svc_…`. */
  out(text: string): string
  /** Name on the wire → inside name. */
  in(text: string): string
  /** An address that may end in `@svc` or `@sms.svc`. */
  suffixIn(text: string): string
  /** A sentence of ours: `{svc}` and the marked names. */
  sentence(text: string): string
  /** A whole document: every name in it that the documents mark, wherever it stands. */
  document(text: string): string
  /** A body on its way in, at the places of its shape. */
  bodyIn(value: unknown, shape: Shape | null): unknown
  /** A body on its way out. */
  bodyOut(value: unknown, shape: Shape | null): unknown
}

type Change = (text: string) => string

interface Translation {
  readonly name: Change
  readonly value: Change
  readonly suffix: Change
}

const recased = (word: string, model: string): string =>
  model === model.toUpperCase() ? word.toUpperCase().replaceAll('-', '_') : word

/** `svc` as a word of its own in an identifier: `svc-video`, `SVC_VIDEO`, `uid@svc`; `svcVideoSettings` too. */
const wordPattern = (word: string): RegExp =>
  new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])|(?<![a-z0-9])${word}(?=[A-Z])`, 'g')
const upperPattern = (word: string): RegExp =>
  new RegExp(`(?<![A-Z0-9])${word.toUpperCase().replaceAll('-', '_')}(?![A-Z0-9])`, 'g')

const replacing = (from: string, to: string): Change => {
  const [lower, upper] = [wordPattern(from), upperPattern(from)]
  return (text) => text.replace(lower, to).replace(upper, (found) => recased(to, found))
}

const replacingSuffix = (from: string, to: string): Change => {
  const ending = new RegExp(`(@|@sms\\.)${from}$`)
  return (text) => text.replace(ending, (_all, at: string) => at + to)
}

/** Names that our own sentences may contain, wherever they stand. */
const namesInSentences =
  /\{svc\}|(?<![a-z0-9])(?:x-svc-client-id|x-svc-secret-key|svc-api-version|svc-video|svcVideoSettings|AFTER_(?:HOSTS|GUESTS)_SVC_VIDEO_NO_SHOW)(?![a-z0-9])/g

/** The same in a document, with the prefix of keys, the endings and the links; its extensions keep their names. */
const namesInDocuments =
  /(?<!x-)(?<![a-z0-9])svc(?:[_-][\w-]*|VideoSettings)?|x-svc-(?:client-id|secret-key)|\b[A-Z_]*_SVC_[A-Z_]*/g

/** The translation to and from a product's word; for `svc` itself nothing is changed. */
export const createWords = (product: string): Words => {
  const outward: Translation = {
    name: replacing('svc', product),
    value: replacing('svc', product),
    suffix: replacingSuffix('svc', product),
  }
  const inward: Translation = {
    name: replacing(product, 'svc'),
    value: replacing(product, 'svc'),
    suffix: replacingSuffix(product, 'svc'),
  }
  const isSame = product === 'svc'
  return {
    product,
    header: outward.name,
    out: outward.value,
    in: inward.value,
    suffixIn: inward.suffix,
    sentence: (text) => text.replace(namesInSentences, (name) => outward.value(name === '{svc}' ? 'svc' : name)),
    document: (text) => (isSame ? text : text.replace(namesInDocuments, outward.value)),
    bodyIn: (value, shape) => (isSame || !shape ? value : translate(value, renamed(shape, outward.name), inward)),
    bodyOut: (value, shape) => (isSame || !shape ? value : translate(value, shape, outward)),
  }
}

/** The shape as it looks on the wire: marked property names in the product's form. */
const renamed = (shape: Shape, name: Change): Shape => ({
  ...shape,
  ...(shape.i && { i: renamed(shape.i, name) }),
  ...(shape.p && {
    p: Object.fromEntries(Object.entries(shape.p).map(([key, it]) => [it.n ? name(key) : key, renamed(it, name)])),
  }),
})

const translate = (value: unknown, shape: Shape, translation: Translation): unknown => {
  if (typeof value === 'string') return shape.w ? translation[shape.w](value) : value
  if (Array.isArray(value)) return value.map((item) => translate(item, shape.i ?? shape, translation))
  if (typeof value !== 'object' || value === null) return value
  return translateObject(value as Record<string, unknown>, shape.p ?? {}, translation)
}

const translateObject = (
  value: Record<string, unknown>,
  properties: Readonly<Record<string, Shape>>,
  translation: Translation,
): unknown => {
  const entries = Object.entries(value).map(([key, item]) => {
    const shape = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (!shape) return [key, item]
    return [shape.n ? translation.name(key) : key, translate(item, shape, translation)]
  })
  return Object.fromEntries(entries)
}
