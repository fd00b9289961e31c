import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const project = mkdtempSync(join(tmpdir(), 'svc-mock-tarball-'))
const installed = join(project, 'node_modules', 'svc-mock')
const { dependencies, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** An empty project with the packed package, its dependencies and nothing else in reach. */
const install = (): void => {
  mkdirSync(installed, { recursive: true })
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', project], { cwd: root, stdio: 'ignore' })
  execFileSync('tar', ['-xzf', join(project, `svc-mock-${version}.tgz`), '-C', installed, '--strip-components', '1'])
  for (const name of Object.keys(dependencies)) link(name)
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
}

const link = (name: string): void => {
  mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name))
}

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' })

if (!existsSync(join(root, 'dist', '.built'))) throw new Error('There is no dist/; run npm test, which builds it')
install()
afterAll(() => rmSync(project, { recursive: true, force: true }))

it('runs its command from an empty project', () => {
  expect(node(join(installed, 'bin', 'svc-mock.js'), '--version').trim()).toBe(version)
})

it('answers a request in an empty project', () => {
  const program = `
    import { createMock } from 'svc-mock'
    const mock = await createMock({ scenario: 'team-roundrobin' })
    const response = await fetch(\`\${await mock.listen()}/v2/bookings\`, { headers: { authorization: \`Bearer \${mock.keys.owner}\` } })
    console.log(response.status)
    await mock.close()`
  expect(node('--input-type=module', '--eval', program).trim()).toBe('200')
})

it('shows its start page with the dependency that is loaded for it', () => {
  const program = `
    import { createMock } from 'svc-mock'
    const mock = await createMock()
    const page = await fetch(await mock.listen())
    console.log(page.status, page.headers.get('content-type'))
    await mock.close()`
  expect(node('--input-type=module', '--eval', program).trim()).toBe('200 text/html; charset=utf-8')
})

it('builds fixtures, and ships payloads for programs in other languages', () => {
  const program = `
    import { seeded } from 'svc-mock/fixtures'
    import payload from 'svc-mock/fixtures/payloads/createBooking/response.json' with { type: 'json' }
    console.log(seeded(7).aBooking().status, payload.data.status)`
  expect(node('--no-warnings', '--input-type=module', '--eval', program).trim()).toBe('accepted accepted')
})

it('ships the licences of the code that its bundles contain', () => {
  expect(readFileSync(join(installed, 'dist', 'LICENCES.md'), 'utf8')).toContain('## sorted-btree')
})

it('loads what test authors import only with the runner that it is for', () => {
  for (const entry of ['', '/jest', '/node-test', '/types'])
    node('--input-type=module', '--eval', `import 'svc-mock${entry}'`)
  for (const [entry, runner] of Object.entries({ vitest: 'vitest', msw: 'msw', playwright: '@playwright/test' }))
    expect(() => node('--input-type=module', '--eval', `import 'svc-mock/${entry}'`)).toThrow(
      `Cannot find package '${runner}'`,
    )
})

it('hands tests under Playwright services of their own, and shows the journal of the one that fails', {
  timeout: 120_000,
}, () => {
  link('@playwright/test')
  mkdirSync(join(project, 'tests', 'projects'), { recursive: true })
  const files = {
    'a-testing-mock.ts': 'a-testing-mock.ts',
    'projects/fixtures.playwright.ts': 'projects/fixtures.spec.ts',
  }
  for (const [from, to] of Object.entries(files))
    copyFileSync(join(root, 'test', 'testing', from), join(project, 'tests', to))
  const runner = join('node_modules', '@playwright', 'test', 'cli.js')
  const { stdout } = spawnSync(process.execPath, [runner, 'test', '--workers=1', '--reporter=line'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  expect(stdout).toMatch(/2 failed[\s\S]*2 passed/)
  expect(stdout).toMatch(
    /fails, and shows what it saw ─+\n[\s\S]*One request to the sandbox fails-and-shows-what-it-saw\n +POST/,
  )
  expect(stdout).toMatch(/passes, but for what it sent ─+\n[\s\S]*ContractError: One request left the contract/)
})
