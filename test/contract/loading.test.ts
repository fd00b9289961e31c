import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Every file that importing the library loads: what is imported only when it is needed is not among them. */
const loadedFiles = async (): Promise<readonly string[]> => {
  const { metafile } = await build({
    ...({
      entryPoints: ['src/index.ts'],
      absWorkingDir: root,
      outdir: 'nowhere',
      write: false,
      logLevel: 'silent',
    } as const),
    ...({ bundle: true, splitting: true, format: 'esm', platform: 'node', metafile: true } as const),
  })
  const found = new Set(['src/index.ts'])
  for (const file of found) {
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external) found.add(path)
  }
  return [...found]
}

it('loads nothing heavy at start: no express, YAML, ajv, file store, documents, validators or checks of scenarios', async () => {
  const files = await loadedFiles()
  expect(files).toContain('src/generated/contracts.ts')
  const heavy =
    /node_modules\/(?:express|yaml|ajv|ajv-formats|@stoplight|lowdb\/lib\/(?!index|core|adapters\/Memory))\/?|generated\/(?:documents|validators|facts)|http\/pages|scenario\/(?:parse|check\/)|contract\/compile\/(?!word-table)/
  expect(files.filter((file) => heavy.test(file))).toEqual([])
})
