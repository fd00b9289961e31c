import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const jsonOf = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

/** What a program that was run in the project came to. */
export interface Ran {
  readonly status: number | null
  /** Everything it printed. */
  readonly told: string
}

/** The example as its readers have it, in a folder of its own: the package is the packed one, what else it needs is ours. */
export const anInstalledExample = () => {
  const project = mkdtempSync(join(tmpdir(), 'svc-mock-example-'))
  const modules = join(project, 'node_modules')
  if (!existsSync(join(root, 'dist', '.built'))) throw new Error('There is no dist/; run npm test, which builds it')
  install(project, modules)
  return {
    project,
    /** Runs a program of the project, or of the machine, with variables of its own. */
    run(program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): Ran {
      const path = [join(modules, '.bin'), process.env['PATH']].join(delimiter)
      const env = { ...cleanEnv(), NO_COLOR: '1', PATH: path, ...variables }
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, env, encoding: 'utf8' })
      return { status, told: stdout + stderr }
    },
    /** Changes a piece of the app that stands there once; answers how to take that back. */
    plant(file: string, right: string, wrong: string): () => void {
      const path = join(project, file)
      const text = readFileSync(path, 'utf8')
      if (text.split(right).length !== 2) throw new Error(`${file} does not hold this once: ${right}`)
      writeFileSync(path, text.replace(right, wrong))
      return () => writeFileSync(path, text)
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
  }
}

const install = (project: string, modules: string): void => {
  const { dependencies, version } = jsonOf(root, 'package.json')
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

const link = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** The variables around us, without those of the run that we are in. */
const cleanEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(SVC_|NODE_|VITEST|npm_|CI$|GITHUB_)/.test(name)),
  )
