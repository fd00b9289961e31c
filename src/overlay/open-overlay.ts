import { generationOf, isControlPath } from '../contract/api-path.js'
import { createRouter, type Routed } from '../contract/router.js'
import type { Bundle } from '../documents/bundle.js'
import { schemaProblems } from '../documents/check-schemas.js'
import { DocumentError } from '../documents/document-error.js'
import { isObject, type JsonObject } from '../documents/json.js'
import { nameOf, openDocument } from '../documents/open-document.js'
import { type ForeignOperation, operationsOf } from '../documents/operations.js'
import { basePathOf } from '../documents/server-path.js'
import type { Overlay, OverlayOperation, OverlayWish } from './overlay.js'

/** An operation that the mock answers itself. */
export interface OwnOperation extends Routed {
  readonly id: string
}

/** Opens the user's document beside the operations that the mock serves itself; what answers from it is loaded at its first request. Throws a `DocumentError`. */
export const openOverlay = async (
  given: string | JsonObject,
  { own, mode = 'static' }: { readonly own: readonly OwnOperation[]; readonly mode?: OverlayWish['mode'] | undefined },
): Promise<Overlay> => {
  const document = await openDocument(given)
  const problems = await schemaProblems(document)
  if (problems.length > 0) throw new DocumentError(nameOf(given), problems)
  const { served, shadowed } = split(document, own)
  const router = createRouter(served)
  let loading: Promise<Overlay['answer']> | undefined
  return {
    name: nameOf(given),
    document: isObject(document.value) ? document.value : {},
    files: document.files,
    operations: served,
    mode,
    warnings: warningsOf(nameOf(given), { served, shadowed }),
    find: router,
    knows: (path) => served.some((it) => router(it.method, path).found !== 'nothing'),
    async answer(operation, request, wish) {
      loading ??= import('./answer-by-prism.js').then(({ createAnswerer }) => createAnswerer(document.value))
      return (await loading)(operation, request, wish)
    },
  }
}

interface Split {
  readonly served: readonly OverlayOperation[]
  /** A sentence's part for each operation that the mock answers itself. */
  readonly shadowed: readonly string[]
}

/** Ours win, also where a template of ours takes what the document writes out. */
const split = (document: Bundle, own: readonly OwnOperation[]): Split => {
  const router = createRouter(own)
  const served: OverlayOperation[] = []
  const shadowed: string[] = []
  for (const operation of operationsOf(document).map((it) => toOverlayOperation(document.value, it))) {
    const { method, path } = operation
    const match = router(method, path.replace(/\{[^{}]*\}/g, '-'))
    if (match.found === 'operation') shadowed.push(`${method} ${path} (${match.operation.id})`)
    else if (isControlPath(path)) shadowed.push(`${method} ${path} (the control interface)`)
    else served.push(operation)
  }
  return { served, shadowed }
}

const toOverlayOperation = (root: unknown, { method, path, value, steps }: ForeignOperation): OverlayOperation => {
  const full = `${basePathOf(root, steps)}${path}`
  const { operationId } = value
  return {
    id: typeof operationId === 'string' ? operationId : `${method} ${full}`,
    method,
    path: full,
    ownPath: path,
    generation: generationOf(full) ?? 'v2',
    needsCredentials: needsCredentials(value['security'] ?? (isObject(root) ? root['security'] : undefined)),
  }
}

/** An empty requirement among them makes all of them optional. */
const needsCredentials = (security: unknown): boolean =>
  Array.isArray(security) && security.length > 0 && security.every((it) => isObject(it) && Object.keys(it).length > 0)

const mostNamed = 8

const warningsOf = (name: string, { served, shadowed }: Split): readonly string[] => {
  const more = shadowed.length - mostNamed
  const named = [...shadowed.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ')
  return [
    ...(shadowed.length > 0 ? [`${name} describes ${named}, which the mock answers itself; its own answers win`] : []),
    ...(served.length === 0 ? [`${name} describes no operation that the mock does not answer itself`] : []),
  ]
}
