import { inputSchemas, outputSchemas, placeOf, validatorOf } from '../../fixtures/schemas.js'
import type { Described } from '../../src/contract/compile/described.js'
import type { DocumentName, Documents, JsonObject } from '../../src/contract/compile/document.js'
import { resolveReference } from '../../src/contract/compile/schema.js'
import { shapeOf } from '../../src/contract/compile/shapes.js'
import { factsOf, schemaSet } from '../../src/contract/compile/validators.js'
import type { FactsTable, Shape } from '../../src/contract/operation-contract.js'
import { validatorCode } from './validator-code.js'

/** What the fixtures are checked with: a validator, facts and a shape for each schema that a builder follows. */
export interface FixtureChecks {
  readonly code: string
  readonly facts: FactsTable
  readonly shapes: Readonly<Record<string, Shape>>
}

/** Makes the checks of the fixtures; inputs are compiled as bodies are, outputs as replies are. */
export const fixtureChecks = async (documents: Documents, root: string): Promise<FixtureChecks> => {
  const inputs = listed(documents, inputSchemas)
  const outputs = listed(documents, outputSchemas)
  const set = schemaSet(
    documents,
    [
      ...inputs.map((it) => asOperation(it, { body: it.schema })),
      ...outputs.map((it) => asOperation(it, { reply: it.schema })),
    ],
    new Set(),
  )
  return {
    code: await validatorCode(set, { root, profile: 'fixtures' }),
    facts: factsOf(set),
    shapes: Object.fromEntries(
      [...inputs, ...outputs].map(({ name, document, schema }) => [name, shapeOf(documents[document], schema)]),
    ),
  }
}

interface Listed {
  readonly name: string
  readonly document: DocumentName
  readonly schema: JsonObject
}

const listed = (documents: Documents, table: typeof inputSchemas | typeof outputSchemas): readonly Listed[] =>
  (['v1', 'v2', 'beyond'] as const).flatMap((document) =>
    table[document].map((schema) => ({
      name: validatorOf(schema),
      document,
      schema: resolveReference(documents[document], placeOf(schema)),
    })),
  )

/** The schema as the only part of an operation, since the build compiles operations. */
const asOperation = (
  { name, document }: Listed,
  { body, reply }: { readonly body?: JsonObject; readonly reply?: JsonObject },
): Described => ({
  ...{ id: name, document, method: '', path: '', operation: {}, parameters: [], status: 200, version: undefined },
  body,
  reply,
})
