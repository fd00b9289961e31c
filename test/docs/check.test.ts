import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkOptions } from '../../src/cli/checking/check-options.js'
import { createMock } from '../../src/index.js'
import { call } from '../cli/a-terminal.js'

const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'check.md'), 'utf8')

it('shows cases that hold', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-mock-cases-'))
  const mock = await createMock({ scenario: 'personal' })
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true })
    await mock.close()
  })
  const file = join(folder, 'cases.yaml')
  writeFileSync(file, /<!-- cases -->\n```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? '')
  const line = `check --target ${await mock.listen()} --rate 10000 --quiet --only getEventType --cases ${file}`
  const { code, out } = await call(line, { SVC_MOCK_TOKEN: String(mock.keys['owner']) })
  expect([code, out]).toEqual([0, expect.stringContaining('0 gaps')])
}, 120_000)

it('names every option that needs more than its help text', () => {
  const obvious = ['target', 'strict', 'quiet', 'skip']
  const unnamed = Object.keys(checkOptions).filter((name) => !text.includes(`--${name}`) && !obvious.includes(name))
  expect(unnamed).toEqual([])
})
