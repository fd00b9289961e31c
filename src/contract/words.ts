import { wordTable } from '../generated/word-table.js'
import type { Shape } from './operation-contract.js'
import { createTranslation, type Translation } from './translation.js'

/**
 * Translates between the product's word on the wire and `svc` inside, at the places that the documents mark.
 *
 * Both words change places, so that a client's `svc-video` is foreign where the product is called otherwise, and is told so by its own name.
 */
export interface Words {
  readonly product: string
  /** Name of a header as clients know it. */
  header(name: string): string
  /** A key or token, which may begin with the word: both ways. */
  token(text: string): string
  /** Name of a property, which may hold the word: both ways. */
  name(name: string): string
  /** A text at a place that the documents mark: both ways. */
  marked(text: string, mark: 'value' | 'suffix'): string
  /** A sentence of ours: `{svc}` and the names of the table. */
  sentence(text: string): string
  /** A whole document: every name in it that the documents mark, wherever it stands; our extensions stay with `svc`. */
  document(document: unknown): unknown
  /** A body on its way in, at the places of its shape. */
  bodyIn(value: unknown, shape: Shape | null): unknown
  /** A body on its way out. */
  bodyOut(value: unknown, shape: Shape | null): unknown
}

const known = new Map<string, Words>()

/** The translation to and from a product's word, made once. */
export const createWords = (product: string): Words => {
  const words = known.get(product) ?? makeWords(product)
  known.set(product, words)
  return words
}

/** For `svc` itself nothing is changed but `{svc}`. */
const makeWords = (product: string): Words => {
  const translation = createTranslation(product, wordTable)
  const isSame = product === 'svc'
  const onWire = new WeakMap<Shape, Shape>()
  return {
    product,
    header: isSame ? (name) => name : translation.header,
    token: isSame ? (text) => text : translation.token,
    name: isSame ? (name) => name : translation.name,
    marked: isSame ? (text) => text : (text, mark) => translation[mark](text),
    sentence: translation.sentence,
    document: isSame
      ? (document) => document
      : (document) => JSON.parse(translation.document(JSON.stringify(document, leaveOutExtensions))),
    bodyIn(value, shape) {
      if (isSame || !shape) return value
      const wire = onWire.get(shape) ?? renamed(shape, translation)
      onWire.set(shape, wire)
      return translate(value, wire, translation)
    },
    bodyOut: (value, shape) => (isSame || !shape ? value : translate(value, shape, translation)),
  }
}

const leaveOutExtensions = (key: string, value: unknown): unknown => (key.startsWith('x-svc-') ? undefined : value)

/** The shape as it looks on the wire: marked property names in the product's form; the inside form is marked too, since it is foreign there. */
const renamed = (shape: Shape, translation: Translation): Shape => ({
  ...shape,
  ...(shape.i && { i: renamed(shape.i, translation) }),
  ...(shape.p && {
    p: Object.fromEntries(Object.entries(shape.p).flatMap((entry) => renamedEntry(entry, translation))),
  }),
})

const renamedEntry = ([key, shape]: readonly [string, Shape], translation: Translation): [string, Shape][] => {
  const wire = renamed(shape, translation)
  if (!shape.n) return [[key, wire]]
  return [
    [translation.name(key), wire],
    [key, { n: true }],
  ]
}

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
