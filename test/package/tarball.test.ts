import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name))
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
}

const node = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' })

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
