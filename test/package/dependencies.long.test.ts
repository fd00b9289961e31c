import { execFileSync } from 'node:child_process'
import { copyFileSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type ProductionPackage, productionPackages } from '../../scripts/build/production-packages.js'

const root = join(import.meta.dirname, '..', '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const prism = '@stoplight/prism-http'
const names = Object.keys(manifest.dependencies)
const all = productionPackages(root, names)
const withoutPrism = productionPackages(
  root,
  names.filter((name) => name !== prism),
)

const megabyte = 1_000_000
const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name)
      return sum + (entry.isDirectory() ? bytesIn(path) : lstatSync(path).size)
    }, 0)
const sizeOf = (packages: readonly ProductionPackage[]): number =>
  packages.reduce((sum, { path }) => sum + bytesIn(join(root, path)), 0)

it('weighs at most 15 MB once it is installed, Prism and what that alone needs aside', () => {
  const [{ unpackedSize }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      ...{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    }),
  )
  expect(unpackedSize).toBeGreaterThan(1 * megabyte)
  expect((unpackedSize + sizeOf(withoutPrism)) / megabyte).toBeLessThan(15)
})

it('says in the README what Prism is for, and what it weighs', () => {
  const alone = all.filter(({ path }) => !withoutPrism.some((it) => it.path === path))
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, told] = /Prism[^.]*?(\d+) MB/.exec(readme) ?? []
  expect(Math.abs(Number(told) - sizeOf(alone) / megabyte)).toBeLessThan(5)
})

it('runs nothing when it is installed', () => {
  expect(all.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([])
  expect(Object.keys(manifest.scripts)).not.toContain('postinstall')
  expect(Object.keys(manifest.scripts).filter((name) => /^(?:pre|post)?install$/.test(name))).toEqual([])
})

it('is packed without the scripts of a checkout, of which npm would warn, and puts them back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-mock-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
  const modified = statSync(join(folder, 'package.json')).mtimeMs
  const packed = (...args: readonly string[]) => {
    execFileSync(process.execPath, [join(root, 'scripts', 'packed-manifest.mjs'), ...args], { cwd: folder })
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  }
  const { scripts, devDependencies, ...published } = manifest
  expect([scripts.prepack, scripts.postpack]).toEqual([
    'node scripts/prepare.mjs && node scripts/packed-manifest.mjs',
    'node scripts/packed-manifest.mjs --restore',
  ])
  for (let round = 0; round < 2; round++) expect(packed()).toEqual(published)
  expect(packed('--restore')).toEqual({ ...published, scripts, devDependencies })
  expect(readdirSync(folder)).toEqual(['package.json'])
  expect(statSync(join(folder, 'package.json')).mtimeMs).toBe(modified)
})

const permissive = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'CC0-1.0', 'BlueOak-1.0.0']

it('brings along no licence that asks for more than a notice', () => {
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(({ licence }) => !permissive.includes(licence))).toEqual([])
})

it('lists the licence of everything that is bundled or brought along', () => {
  const listed = readFileSync(join(root, 'dist', 'LICENCES.md'), 'utf8')
  for (const { name, version, licence } of all) expect(listed).toContain(`- ${name} ${version}: ${licence}`)
  for (const name of ['lowdb', 'secure-json-parse', 'sorted-btree', 'temporal-polyfill'])
    expect(listed).toContain(`## ${name}`)
})
