import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../src/contract/compile/document.js'
import { documents } from '../../src/generated/documents.js'

const root = join(import.meta.dirname, '..', '..')

/** Texts of all TypeScript files below a folder of the checkout, by path. */
export const sourcesIn = (folder: string): ReadonlyMap<string, string> => {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && !path.startsWith(join('src', 'generated')))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

const id = '[A-Z][A-Z0-9]-\\d{2}'
const quoted = new RegExp(`'(${id}(?:, ${id})*)'`, 'g')
const bracketed = new RegExp(`\\[(${id}(?:, ${id})*)\\]`, 'g')

const idsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, ids = '']) => ids.split(', '))

/** Ids that stand in code as data: `rests: ['BK-53']`, `judge('AL-16', …)`. */
export const idsInCode = (): ReadonlySet<string> =>
  new Set([...sourcesIn('src').values()].flatMap((text) => idsIn(text, quoted)))

/** Ids in the titles of tests: `… [BK-53]`, or `… [%s]` filled from a table. */
export const idsInTitles = (): ReadonlySet<string> =>
  new Set(
    [...sourcesIn('test').values()].flatMap((text) => [
      ...idsIn(text, bracketed),
      ...(/\[(?:%s|\$\w+)\]/.test(text) ? idsIn(text, quoted) : []),
    ]),
  )

/** Ids that the documents cite: `x-svc-rests`, and the alternatives of schemas. */
export const idsInDocuments = (): ReadonlySet<string> =>
  new Set(Object.values(documents).flatMap((document) => cited(document)))

const cited = (node: Json): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap(cited)
  if (typeof node !== 'object' || node === null) return []
  const { 'x-svc-rests': rests, 'x-svc-alternatives': alternatives } = node
  return [
    ...(Array.isArray(rests) ? rests.map(String) : []),
    ...(typeof alternatives === 'object' ? Object.keys(alternatives ?? {}) : []),
    ...Object.values(node).flatMap(cited),
  ]
}
