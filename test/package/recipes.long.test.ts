import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { anInstalledExample } from './an-installed-example.js'

const { project, run, plant, remove } = anInstalledExample()
afterAll(remove)

const textOf = (...path: string[]): string => readFileSync(join(project, ...path), 'utf8')
const workflow = () => parse(textOf('.github', 'workflows', 'tests.yml')) as { jobs: { tests: { steps: Step[] } } }
const pipeline = () => parse(textOf('.gitlab-ci.yml')) as { tests: { script: string[]; artifacts: Artifacts } }

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: { readonly path?: string }
}
interface Artifacts {
  readonly reports: { readonly junit: string }
}

/** Commands of a recipe but for the installation, which lies here already. */
const commandsOf = (lines: readonly (string | undefined)[]): readonly string[] => {
  const commands = lines.filter((line) => line !== undefined)
  expect(commands[0]).toBe('npm ci')
  return commands.slice(1)
}

const shell = (commands: readonly string[], variables: NodeJS.ProcessEnv) =>
  run('bash', ['-e', '-c', commands.join('\n')], variables)

const spoilt = () => plant('src/service.js', "'svc-api-version': version", "'svc-api-versoin': version")

it('passes as a workflow on a runner that shows annotations and summaries', { timeout: 120_000 }, () => {
  const { steps } = workflow().jobs.tests
  const summary = join(project, 'summary.md')
  const github = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary, GITHUB_WORKSPACE: project, CI: 'true' }
  const commands = commandsOf(steps.map(({ run: command }) => command).filter((it) => it !== undefined))

  const { status, told } = shell(commands, github)
  expect([status, told]).toEqual([0, expect.not.stringContaining('::error')])
  const kept = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact'))?.with?.path ?? 'none'
  expect(existsSync(join(project, kept, 'contract.xml'))).toBe(true)
  expect(readFileSync(summary, 'utf8')).toContain('**0** left the contract')

  const mend = spoilt()
  expect(shell(commands, github).status).not.toBe(0)
  mend()
  expect(readFileSync(summary, 'utf8')).toMatch(/svc-api-version/)
})

it('passes as a pipeline that reads JUnit, and tells it what failed', { timeout: 120_000 }, () => {
  const { script, artifacts } = pipeline().tests
  const commands = commandsOf(script)
  expect(shell(commands, { CI: 'true', GITLAB_CI: 'true' }).status).toBe(0)
  expect(textOf(artifacts.reports.junit)).not.toContain('<failure')

  const mend = spoilt()
  expect(shell(commands, { CI: 'true', GITLAB_CI: 'true' }).status).not.toBe(0)
  mend()
  expect(textOf(artifacts.reports.junit)).toMatch(/<failure[^>]*>/)
})
