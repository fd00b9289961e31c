import type { WordTable } from './compile/word-table.js'

type Change = (text: string) => string

/** How names and texts change between `svc` and a product's word; all but `sentence` and `document` are their own inverse, headers aside. */
export interface Translation {
  readonly header: Change
  readonly token: Change
  readonly name: Change
  readonly value: Change
  readonly suffix: Change
  readonly sentence: Change
  readonly document: Change
}

/** What a stored app is called: `integrations:svc-video`. */
const storedPrefix = 'integrations:'

/** Headers that our own sentences may name; `{svc}` stands in the others. */
const headersInSentences = ['x-svc-client-id', 'x-svc-secret-key', 'svc-api-version']

/** The same in a document without our extensions, with the prefix of keys, the endings and the links; the paths of the control interface keep theirs. */
const namesInDocuments = /(?<![a-z0-9]|__)svc(?:[_-][\w-]*|VideoSettings)?|SvcVideoSettings|\b[A-Z_]*_SVC_[A-Z_]*/g

/** The translation for one product, by the table of the documents. */
export const createTranslation = (product: string, { names, values }: WordTable): Translation => {
  const spoken = speaking(product)
  const nameSwap = swaps(names, spoken)
  const valueSwap = swaps([...values, ...values.map((value) => storedPrefix + value)], spoken)
  const ending = new RegExp(`(?<=@|@sms\\.)(?:svc|${product})$`)
  return {
    header: spoken,
    token: swapPrefix('svc_', `${product}_`),
    name: (text) => nameSwap.get(text) ?? text,
    value: (text) => valueSwap.get(text) ?? text,
    suffix: (text) => text.replace(ending, (word) => (word === 'svc' ? product : 'svc')),
    sentence: speakingInSentences(spoken, [
      ...nameSwap,
      ...valueSwap,
      ...headersInSentences.map((name) => [name, spoken(name)] as const),
    ]),
    document: (text) => text.replace(namesInDocuments, spoken),
  }
}

/** A name with the word in place of its `svc`, written as the name is: `svc-video`, `SVC_VIDEO`, `svcVideoSettings`, `SvcVideoSettings`. */
const speaking = (product: string): Change => {
  const camel = product.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
  const forms: Readonly<Record<string, string>> = {
    SVC: product.toUpperCase().replaceAll('-', '_'),
    Svc: camel.charAt(0).toUpperCase() + camel.slice(1),
  }
  return (name) =>
    name.replace(/svc/i, (found, at: number) => forms[found] ?? (/^[A-Z]/.test(name.slice(at + 3)) ? camel : product))
}

const swaps = (names: readonly string[], spoken: Change): ReadonlyMap<string, string> =>
  new Map(
    names.flatMap((name) => [
      [spoken(name), name],
      [name, spoken(name)],
    ]),
  )

const swapPrefix =
  (a: string, b: string): Change =>
  (text) => {
    if (text.startsWith(a)) return b + text.slice(a.length)
    return text.startsWith(b) ? a + text.slice(b.length) : text
  }

/** Longer names come first, so that none is taken for a part of another. */
const speakingInSentences = (spoken: Change, pairs: readonly (readonly [string, string])[]): Change => {
  const changed = new Map(pairs)
  const names = [...changed.keys()].sort((a, b) => b.length - a.length).join('|')
  const pattern = new RegExp(`\\{svc\\}(?:VideoSettings)?|(?<![\\w-])(?:${names})(?![\\w-])`, 'g')
  return (text) => text.replace(pattern, (name) => changed.get(name) ?? spoken(name.replace('{svc}', 'svc')))
}
