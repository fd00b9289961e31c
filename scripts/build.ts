import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { type OutputChunk, rolldown } from 'rolldown'
import { productionPackages } from './build/production-packages.js'

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

const entries = {
  index: 'src/index.ts',
  cli: 'src/cli.ts',
  fixtures: 'fixtures/index.ts',
  types: 'src/types.ts',
  vitest: 'src/testing/vitest.ts',
  playwright: 'src/testing/playwright.ts',
  jest: 'src/testing/jest.ts',
  'node-test': 'src/testing/node-test.ts',
  msw: 'src/testing/msw.ts',
}

const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]

/** One bundle per entry, split where something heavy is loaded at first use; the library itself is one file, since each file costs a start. */
const bundle = async (): Promise<readonly OutputChunk[]> => {
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    transform: { target: 'node20.19', define: { 'process.env.SVC_MOCK_VERSION': JSON.stringify(version) } },
  })
  const { output } = await build.write({
    dir: aside,
    format: 'esm',
    comments: false,
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: {
      groups: [
        { name: 'library', test: /src[\\/](?:index|mock)\.ts$/, priority: 2 },
        { name: 'start', test: /src[\\/]cli[\\/]main\.ts$/, priority: 1 },
      ],
    },
  })
  return output.filter((it) => it.type === 'chunk')
}

/** Licences of the packages whose code the bundles contain, and the names of those that come along. */
const licences = (chunks: readonly OutputChunk[]): string => {
  const inputs = chunks.flatMap(({ moduleIds }) => moduleIds)
  const contained = new Set(
    inputs.flatMap((input) => /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(input)?.[1] ?? []),
  )
  const texts = [...contained].sort().map((name) => `## ${name}\n\n${licenceOf(join(root, 'node_modules', name))}`)
  const beside = productionPackages(root, Object.keys(dependencies)).map(
    ({ name, version: its, licence }) => `- ${name} ${its}: ${licence}`,
  )
  return `# Code of others in these bundles\n\n${texts.join('\n\n')}\n\n# What is installed beside them\n\n${beside.join('\n')}\n`
}

const licenceOf = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : `Licence: ${JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).license}`
}

/** The generated validators' code lies packed beside the chunks that refer to it. */
const keepPacked = (): void => {
  const folder = join(root, 'src', 'generated')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.packed')))
    copyFileSync(join(folder, file), join(aside, 'chunks', file))
}

/** Made at build, and read by nobody: each line break of the table of a thousand validators would be shipped. */
const tightenValidators = async (): Promise<void> => {
  const folder = join(aside, 'chunks')
  for (const file of readdirSync(folder).filter((name) => /^validators\..*\.js$/.test(name))) {
    const { code } = await transform(readFileSync(join(folder, file), 'utf8'), {
      minifyWhitespace: true,
      target: 'node20',
    })
    writeFileSync(join(folder, file), code)
  }
}

/**
 * The platform's modules are asked for, not imported: an import reads every name that a module exports, and of `node:http` one is `WebSocket`, behind which
 * stands a whole client, 40 ms of each start from Node 22 on.
 */
const askingForBuiltins = (code: string): string =>
  code.replace(
    /^import \{ ([^}]+) \} from "(node:[^"]+)";$/gm,
    (_all, names: string, module: string) =>
      `const { ${names.replaceAll(' as ', ': ')} } = process.getBuiltinModule("${module}");`,
  )

/** A file that is ASCII throughout is read without being decoded: the library has six characters that are not, and they cost 4 ms of each start. */
const inAscii = (code: string): string =>
  code.replace(/[^\u0000-\u007f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** What a start reads, in the form in which it is read fastest. */
const quicken = (chunks: readonly OutputChunk[]): void => {
  for (const { fileName } of chunks) {
    const file = join(aside, fileName)
    const code = askingForBuiltins(readFileSync(file, 'utf8'))
    if (/^import .* from "node:/m.test(code))
      throw new Error(`${fileName} imports a module of the platform in a way that is not known here`)
    writeFileSync(file, inAscii(code))
  }
}

/** Of the type declarations those that an entry leads to; the compiler writes one for each file that it reads. */
const dropUnreachedTypes = (): void => {
  const folder = join(aside, 'types')
  const reached = new Set<string>()
  const reach = (file: string): void => {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g))
      reach(join(dirname(file), name.replace(/\.js$/, '.d.ts')))
  }
  for (const source of Object.values(entries)) reach(join(folder, source.replace(/\.ts$/, '.d.ts')))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    if (file.endsWith('.d.ts') && !reached.has(file)) rmSync(file)
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
  const chunks = await bundle()
  quicken(chunks)
  writeFileSync(join(aside, 'LICENCES.md'), licences(chunks))
  run('typescript/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', join(aside, 'types'))
  dropUnreachedTypes()
  keepPacked()
  await tightenValidators()
  writeFileSync(join(aside, '.built'), '')
  replaceTarget()
}

await main().finally(() => rmSync(aside, { recursive: true, force: true }))
