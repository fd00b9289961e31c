import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const project = mkdtempSync(join(tmpdir(), 'svc-mock-example-'))
const modules = join(project, 'node_modules')
const jsonOf = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))
const { dependencies, version } = jsonOf(root, 'package.json')

const link = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** The example as its readers have it: the package is the packed one, what else it needs is ours. */
const install = (): void => {
  const packed = join(modules, 'svc-mock')
  cpSync(join(root, 'examples', 'booking-app'), project, {
    recursive: true,
    filter: (source) => basename(source) !== 'node_modules',
  })
  mkdirSync(packed, { recursive: true })
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', project], { cwd: root, stdio: 'ignore' })
  execFileSync('tar', ['-xzf', join(project, `svc-mock-${version}.tgz`), '-C', packed, '--strip-components', '1'])
  const { dependencies: own, devDependencies } = jsonOf(project, 'package.json')
  for (const name of Object.keys({ ...dependencies, ...own, ...devDependencies }))
    if (name !== 'svc-mock') link(join(root, 'node_modules', name), join(modules, name))
  link(join(modules, 'svc-mock', 'bin', 'svc-mock.js'), join(modules, '.bin', 'svc-mock'))
  link(join(modules, 'vitest', 'vitest.mjs'), join(modules, '.bin', 'vitest'))
}

/** The variables around us, without those of the run that we are in. */
const cleanEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(SVC_|NODE_|VITEST|npm_)/.test(name)))

const run = (program: string, ...args: string[]) => {
  const options = { cwd: project, env: { ...cleanEnv(), NO_COLOR: '1' }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(program, args, options)
  return { status, told: stdout + stderr }
}

/** Changes a piece of the app that stands there once. */
const plant = (file: string, right: string, wrong: string): void => {
  const path = join(project, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(right).length !== 2) throw new Error(`${file} does not hold this once: ${right}`)
  writeFileSync(path, text.replace(right, wrong))
}

if (!existsSync(join(root, 'dist', '.built'))) throw new Error('There is no dist/; run npm test, which builds it')
install()
afterAll(() => rmSync(project, { recursive: true, force: true }))

it('passes the tests of the example with the packed package, in every way', { timeout: 120_000 }, () => {
  const { status, told } = run('npm', 'test', '--silent')
  expect(told).toMatch(/svc-mock: \d+ requests, 0 violations, 0 warnings, 0 refusals/)
  expect([status, told]).toEqual([0, expect.not.stringContaining('failed')])
})

it('fails them where the app checks no signatures', { timeout: 120_000 }, () => {
  plant('src/signature.js', 'return given.length === right.length && timingSafeEqual(given, right)', 'return true')
  const { status, told } = run(join(modules, '.bin', 'vitest'), 'run', 'webhooks')
  expect(status).toBe(1)
  expect(told).toContain('believes no delivery that was changed on its way')
})
