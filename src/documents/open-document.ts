import { resolve } from 'node:path'
import { type Bundle, bundle } from './bundle.js'
import { frameProblems } from './check-document.js'
import { DocumentError } from './document-error.js'
import type { JsonObject } from './json.js'
import { givenSource, readSource, shortened } from './read-source.js'

/** An OpenAPI document of 3.0 or 3.1 from a file or a value, with the files that it refers to; throws a `DocumentError` with everything that is wrong with its frame. */
export const openDocument = async (given: string | JsonObject): Promise<Bundle> => {
  const source = typeof given === 'string' ? await readSource(resolve(given)) : givenSource(given)
  const document = await bundle(source)
  const problems = frameProblems(document)
  if (problems.length > 0) throw new DocumentError(nameOf(given), problems)
  return document
}

/** What a document is called in messages. */
export const nameOf = (given: string | JsonObject): string =>
  typeof given === 'string' ? shortened(resolve(given)) : 'the document'
