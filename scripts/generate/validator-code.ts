import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { compilers, type SchemaSet } from '../../src/contract/compile/validators.js'
import { bundled } from './bundled.js'

/** One self-contained module `{ requests, replies }`, each a table of validators by name. */
export const validatorCode = async (
  set: SchemaSet,
  { root, profile }: { root: string; profile: string },
): Promise<string> => {
  const folder = join(root, '.generated', 'validators', profile)
  mkdirSync(folder, { recursive: true })
  const formatsFile = join(root, 'src', 'contract', 'formats.ts')
  const { requests, replies } = compilers(set, {
    code: { source: true, esm: true, formats: _`require(${formatsFile}).formats` },
  })
  writeFileSync(join(folder, 'requests.mjs'), emit(requests, set.requests))
  writeFileSync(join(folder, 'replies.mjs'), emit(replies, set.replies))
  const exports = "export * as requests from './requests.mjs'\nexport * as replies from './replies.mjs'\n"
  return bundled(exports, folder, root)
}

const emit = (ajv: Ajv, schemas: ReadonlyMap<string, unknown>): string =>
  (standaloneModule as unknown as typeof standaloneModule.default)(
    ajv,
    Object.fromEntries([...schemas.keys()].map((name) => [name, name])),
  )
