import type { Bundle } from './bundle.js'
import type { DocumentProblem } from './document-error.js'
import { isObject, type JsonObject, type Steps } from './json.js'
import { childrenAt, type ForeignOperation, operationsOf } from './operations.js'

type Tell = (steps: Steps, message: string) => void

/** What is wrong with the frame of a document: version, paths, operations, parameters, responses. */
export const frameProblems = (document: Bundle): readonly DocumentProblem[] => {
  const problems: DocumentProblem[] = []
  const tell: Tell = (steps, message) => void problems.push(document.locate(steps, message))
  checkRoot(document.value, tell)
  if (problems.length > 0) return problems
  for (const operation of operationsOf(document)) checkOperation(document, operation, tell)
  return problems
}

const checkRoot = (root: unknown, tell: Tell): void => {
  if (!isObject(root)) {
    tell([], 'this is no OpenAPI document: an object with openapi, info and paths')
    return
  }
  const { openapi, paths } = root
  if (openapi === undefined) tell([], 'openapi is missing; write openapi: 3.1.0')
  else if (!/^3\.[01](\.\d+)?$/.test(String(openapi)))
    tell(['openapi'], `openapi is ${JSON.stringify(openapi)}; documents of 3.0 and 3.1 are read`)
  if (isObject(paths)) checkPaths(paths, tell)
  else tell(paths === undefined ? [] : ['paths'], 'paths is missing, or no object; it describes the operations')
}

const checkPaths = (paths: JsonObject, tell: Tell): void => {
  for (const [path, item] of Object.entries(paths).filter(([key]) => !key.startsWith('x-'))) {
    if (!path.startsWith('/')) tell(['paths', path], `the path ${path} must begin with a slash`)
    if (!isObject(item)) tell(['paths', path], `the path ${path} must be an object of operations`)
  }
}

const checkOperation = (document: Bundle, operation: ForeignOperation, tell: Tell): void => {
  const { steps, method, path, parameters } = operation
  const responses = childrenAt(document.value, [...steps, 'responses'])
  if (responses.size === 0) tell(steps, `${method} ${path} has no responses; describe at least one`)
  for (const status of responses.keys()) {
    if (!/^(?:[1-5]\d\d|[1-5]XX|default)$/.test(status))
      tell([...steps, 'responses', status], `"${status}" is no status; write one such as 200, 4XX, or default`)
  }
  for (const { value, steps: place } of parameters) {
    const isKnown = ['query', 'path', 'header', 'cookie'].includes(String(value['in']))
    if (!isKnown || typeof value['name'] !== 'string')
      tell(place, `a parameter of ${method} ${path} needs a name, and in: query, path, header or cookie`)
  }
}
