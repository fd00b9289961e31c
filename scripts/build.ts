import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'

const root = join(import.meta.dirname, '..')
const target = join(root, 'dist')
const aside = join(root, `.dist-${process.pid}`)
const run = (module: string, ...rest: string[]): void => {
  execFileSync(process.execPath, [join(root, 'node_modules', module), ...rest], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

const { version, dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** One bundle per entry, split where something heavy is loaded at first use. */
const bundle = async (): Promise<Metafile> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      index: 'src/index.ts',
      cli: 'src/cli.ts',
      fixtures: 'fixtures/index.ts',
      types: 'src/types.ts',
      vitest: 'src/testing/vitest.ts',
      playwright: 'src/testing/playwright.ts',
      jest: 'src/testing/jest.ts',
      'node-test': 'src/testing/node-test.ts',
      msw: 'src/testing/msw.ts',
    },
    outdir: aside,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: [...Object.keys(dependencies), ...Object.keys(peerDependencies)],
    define: { 'process.env.SVC_MOCK_VERSION': JSON.stringify(version) },
    chunkNames: 'chunks/[name]-[hash]',
    metafile: true,
    logLevel: 'warning',
  })
  return metafile
}

/** Licences of the packages whose code the bundles contain. */
const licences = (metafile: Metafile): string => {
  const packages = new Set(
    Object.keys(metafile.inputs).flatMap((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []),
  )
  const texts = [...packages].sort().map((name) => `## ${name}\n\n${licenceOf(join(root, 'node_modules', name))}`)
  return `# Code of others in these bundles\n\n${texts.join('\n\n')}\n`
}

const licenceOf = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : `Licence: ${JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).license}`
}

const replaceTarget = (): void => {
  const old = join(root, `.dist-old-${process.pid}`)
  if (existsSync(target)) renameSync(target, old)
  renameSync(aside, target)
  rmSync(old, { recursive: true, force: true })
}

const main = async (): Promise<void> => {
  mkdirSync(aside, { recursive: true })
  run('tsx/dist/cli.mjs', 'scripts/generate.ts')
  writeFileSync(join(aside, 'LICENCES.md'), licences(await bundle()))
  run('typescript/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', join(aside, 'types'))
  writeFileSync(join(aside, '.built'), '')
  replaceTarget()
}

await main().finally(() => rmSync(aside, { recursive: true, force: true }))
