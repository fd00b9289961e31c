import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createMock } from '../../src/index.js'
import { parseScenario } from '../../src/scenario/parse.js'

const root = join(import.meta.dirname, '..', '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** Fenced blocks of a language, in the order in which they stand. */
const blocks = (language: string, text = readme): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block]) => block ?? '')

/** Method, address, headers and body of a curl command. */
const parseCurl = (command: string) => {
  const line = command.replaceAll('\\\n', ' ')
  const headers = [...line.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name = '', value = '']) => [name, value])
  const body = /-d '([\s\S]*?)'/.exec(line)?.[1]
  return {
    url: /(http:\/\/127\.0\.0\.1:4010[^\s']*)/.exec(line)?.[1] ?? '',
    init: {
      method: /-X (\w+)/.exec(line)?.[1] ?? (body ? 'POST' : 'GET'),
      headers: Object.fromEntries(headers),
      ...(body && { body }),
    },
  }
}

it('shows three requests that answer what it says, one after the other', async () => {
  const section = readme.slice(readme.indexOf('## Three requests'), readme.indexOf('## In a test'))
  const commands = blocks('bash', section)
  const replies = blocks('json', section)
  const mock = await createMock({ scenario: 'team-roundrobin' })
  onTestFinished(() => mock.close())
  const address = await mock.listen()
  expect(commands).toHaveLength(3)
  for (const [position, command] of commands.entries()) {
    const { url, init } = parseCurl(command)
    const response = await fetch(url.replace('http://127.0.0.1:4010', address), init)
    expect(await response.json()).toMatchObject(JSON.parse(replies[position] ?? ''))
  }
})

it('shows requests to the control interface that the scenario at the top can be asked', async () => {
  const section = readme.slice(readme.indexOf('## From any language'), readme.indexOf('## What an answer'))
  const commands = blocks('bash', section).flatMap((block) => block.trim().split('\n'))
  const mock = await createMock({ scenario: 'team-roundrobin' })
  onTestFinished(() => mock.close())
  const address = await mock.listen()
  expect(commands).toHaveLength(2)
  for (const command of commands) {
    const { url, init } = parseCurl(command)
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const response = await fetch(url.replace('http://127.0.0.1:4010', address), { ...init, headers })
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'success' }])
  }
})

it.each([...readme.matchAll(/<!-- example: (\S+) -->\n```\w+\n([\s\S]*?)```/g)].map(([, file, text]) => [file, text]))(
  'shows %s as it is run',
  (file, text) => {
    expect(readFileSync(join(root, file ?? ''), 'utf8')).toBe(text)
  },
)

it('shows a scenario that can be loaded', async () => {
  const [scenario = ''] = blocks('yaml')
  await expect(parseScenario(scenario, 'readme.yaml')).resolves.toMatchObject({ format: 1 })
})

it.each(['README.md', 'CONTRIBUTING.md', 'docs/adding-an-operation.md', 'examples/booking-app/README.md'])(
  'has no dead links to files in %s',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => join(root, file, '..', link ?? ''))
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  },
)
