import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { parse } from 'yaml'
import type { Scenario } from '../../src/scenario/scenario.js'

const heading = '// Made from scenarios/ by `npm run generate`; do not edit.\n'

/** The built-in scenarios by name; that they are right is proved by the tests, which seed each of them. */
export const readScenarios = (folder: string): Readonly<Record<string, Scenario>> => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
  const read = (file: string): Scenario => parse(readFileSync(join(folder, file), 'utf8'), { merge: true })
  return Object.fromEntries(files.map((file) => [basename(file, '.yaml'), read(file)]))
}

/** JavaScript of the scenario schema's validator: one self-contained function. */
export const scenarioValidator = async (root: string): Promise<string> => {
  const schema = JSON.parse(readFileSync(join(root, 'src', 'scenario', 'scenario.schema.json'), 'utf8'))
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, code: { source: true, esm: true } })
  const standalone = standaloneModule as unknown as typeof standaloneModule.default
  const folder = join(root, '.generated', 'validators')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'scenario.mjs'), standalone(ajv, ajv.compile(schema)))
  const { outputFiles } = await build({
    stdin: { contents: "export { validate as validateScenario } from './scenario.mjs'\n", resolveDir: folder },
    ...{
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      minifySyntax: true,
      minifyWhitespace: true,
    },
    nodePaths: [join(root, 'node_modules')],
    logLevel: 'error',
  })
  return heading + (outputFiles[0]?.text ?? '')
}
