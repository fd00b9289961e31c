import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { formats } from '../../src/contract/formats.js'
import { bundled } from './bundled.js'
import type { GeneratedFile } from './files.js'
import { lazyModule } from './lazy-module.js'
import type { Schema } from './state-forms.js'

/** What a validator is made of, and what it is called. */
interface Sole {
  readonly root: string
  readonly schema: Schema
  /** Name of the generated module: `scenario-validator`. */
  readonly file: string
  /** Name of the function: `validateScenario`. */
  readonly name: string
}

/** A module with one self-contained function that finds everything in which a value departs from a schema. */
export const soleValidator = async ({ root, schema, file, name }: Sole): Promise<readonly GeneratedFile[]> => {
  const folder = join(root, '.generated', 'validators')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${file}.mjs`), emit(schema, join(root, 'src', 'contract', 'formats.ts')))
  const code = await bundled(`export { validate as ${name} } from './${file}.mjs'\n`, folder, root)
  const module = join(root, 'src', 'generated', file)
  return [...lazyModule(`${module}.js`, heading, code), { path: `${module}.d.ts`, text: declaration(name) }]
}

const emit = (schema: Schema, formatsFile: string): string => {
  const code = { source: true, esm: true, formats: _`require(${formatsFile}).formats` }
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, discriminator: true, formats, code })
  return (standaloneModule as unknown as typeof standaloneModule.default)(ajv, ajv.compile(schema))
}

const heading = '// Made by `npm run generate`; do not edit.\n'

const declaration = (name: string): string =>
  `${heading}import type { ValidatorError } from '../contract/validators.js'\nexport const ${name}: { (value: unknown): boolean; errors?: readonly (ValidatorError & { readonly message?: string })[] | null }\n`
