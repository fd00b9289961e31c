import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from './files.js'
import { soleValidator } from './sole-validator.js'
import { readStateSchema } from './state-schema.js'

/** What checks scenarios that somebody wrote. */
export const scenarioFiles = (root: string): Promise<readonly GeneratedFile[]> => {
  const schema = JSON.parse(readFileSync(join(root, 'src', 'scenario', 'scenario.schema.json'), 'utf8'))
  return soleValidator({ root, schema, file: 'scenario-validator', name: 'validateScenario' })
}

/** What checks exported states; the schema is kept too, for the names that it knows. */
export const stateFiles = async (root: string): Promise<readonly GeneratedFile[]> => {
  const schema = readStateSchema(root)
  const text = `// Made by \`npm run generate\`; do not edit.\nexport const stateSchema: unknown = ${JSON.stringify(schema)}\n`
  return [
    { path: join(root, 'src', 'generated', 'state-schema.ts'), text },
    ...(await soleValidator({ root, schema, file: 'state-validator', name: 'validateState' })),
  ]
}
