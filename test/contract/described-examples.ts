import { type Described, describedOperations } from '../../src/contract/compile/described.js'
import type { DocumentName, Json, JsonObject } from '../../src/contract/compile/document.js'
import { dereference, isObject } from '../../src/contract/compile/schema.js'
import { validatorName } from '../../src/contract/compile/validators.js'
import { documents } from '../../src/generated/documents.js'

/** One example of the documents, and the validator that it must pass. */
export interface DescribedExample {
  readonly operationId: string
  readonly name: string
  readonly part: 'requests' | 'replies'
  readonly validator: string
  readonly value: Json
}

const examplesIn = (operation: Described, node: Json | undefined): readonly (readonly [string, Json])[] => {
  const dereferenced = dereference(documents[operation.document], node ?? {})
  const content =
    isObject(dereferenced) && isObject(dereferenced['content'])
      ? dereferenced['content']['application/json']
      : undefined
  const examples = isObject(content) && isObject(content['examples']) ? content['examples'] : {}
  return Object.entries(examples).map(([name, example]) => [name, (example as JsonObject)['value'] ?? null])
}

const validatorsOf = ({ id, version }: Described, part: 'body' | 'reply', name: string): string => {
  const isOlder = isObject(version?.['older']) && /^older/i.test(name)
  return validatorName(id, isOlder ? `older${part.charAt(0).toUpperCase()}${part.slice(1)}` : part)
}

/** Every example of a body or of a success, by operation, by default of the API; those whose name begins with `older` are of the older generation. */
export const describedExamples = (names?: readonly DocumentName[]): readonly DescribedExample[] =>
  describedOperations(documents, names).flatMap((operation) => {
    const { id: operationId, status } = operation
    const success = (operation.operation['responses'] as JsonObject)[status]
    const bodies = examplesIn(operation, operation.operation['requestBody']).map(([name, value]) => ({
      ...({ operationId, name, part: 'requests', value } as const),
      validator: validatorsOf(operation, 'body', name),
    }))
    const replies = examplesIn(operation, success).map(([name, value]) => ({
      ...({ operationId, name, part: 'replies', value } as const),
      validator: validatorsOf(operation, 'reply', name),
    }))
    return [...bodies, ...replies]
  })
