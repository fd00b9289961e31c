import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { parse } from 'yaml'

const heading = '// Made from scenarios/ by `npm run generate`; do not edit.\n'

/** The built-in scenarios as a module; that they are right is checked when the tests seed each of them. */
export const scenariosModule = (folder: string): string => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
  const entries = files.map((file) => [
    basename(file, '.yaml'),
    parse(readFileSync(join(folder, file), 'utf8'), { merge: true }),
  ])
  const value = JSON.stringify(Object.fromEntries(entries), null, 1)
  return `${heading}import type { Scenario } from '../scenario/scenario.js'\n\n/** Built-in scenarios by name. */\nexport const builtInScenarios = ${value} as unknown as Readonly<Record<string, Scenario>>\n`
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
