import type { Secret } from '../scenario/seed/connections.js'

/** What the start page tells. */
export interface PageFacts {
  readonly product: string
  readonly scenario: string
  readonly story: string
  /** The clock, ISO 8601 UTC, and whether it stands. */
  readonly now: string
  readonly isFrozen: boolean
  /** Undefined for those who may not see it. */
  readonly access:
    | { readonly keys: Readonly<Record<string, Secret>>; readonly ids: Readonly<Record<string, number | string>> }
    | undefined
  readonly operations: readonly { readonly method: string; readonly path: string; readonly summary: string }[]
  /** JSON text of a document in the product's word. */
  spoken(document: unknown): string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (value: unknown): string => String(value).replace(/[&<>"']/g, (found) => entities[found] ?? found)

const row = (cells: readonly unknown[]): string =>
  `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${escaped(cell)}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('\n')}</tbody></table>`

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; vertical-align: top }
td { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere }`

const keyText = (key: Secret): string =>
  typeof key === 'string' ? key : `client id ${key.clientId}, secret ${key.clientSecret}`

/** What links of a page begin with, relative to the path that the browser asked for: the page's own last segment, where no slash ends it. */
const linkBase = (path: string): string => {
  const segment = path.slice(path.lastIndexOf('/') + 1)
  return segment === '' ? './' : `./${segment}/`
}

const accessText = ({ access, product }: PageFacts): string => {
  if (!access)
    return '<p>Keys and ids are shown to those who may control the mock: on its own machine, asked for as localhost or 127.0.0.1; or whoever presents its control token, where it has one.</p>'
  const word = escaped(product)
  return `<p>v2 takes a key as <code>Authorization: Bearer …</code>, v1 as <code>?apiKey=…</code>; a client as <code>x-${word}-client-id</code> with <code>x-${word}-secret-key</code>.</p>
${table(
  ['Name', 'Credential'],
  Object.entries(access.keys).map(([name, key]) => [name, keyText(key)]),
)}
<h2>Ids</h2>
${table(['Name', 'Id'], Object.entries(access.ids))}`
}

/** The page at `/`: who can log in with what, what is there by which id, and where the documents are. `path` is what the browser asked for. */
export const startPage = (facts: PageFacts, path = '/'): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(facts.product)}-mock: ${escaped(facts.scenario)}</title><style>${style}</style></head>
<body>
<h1>${escaped(facts.product)}-mock</h1>
<p>The scheduling service, mocked. Scenario <strong>${escaped(facts.scenario)}</strong>: ${escaped(facts.story)}</p>
<p>The clock ${facts.isFrozen ? 'stands at' : 'reads'} <strong>${escaped(facts.now)}</strong>.
Documents: <a href="${escaped(linkBase(path))}__svc/openapi/v2.json">v2</a>, <a href="${escaped(linkBase(path))}__svc/openapi/beyond.json">beyond the specification</a>, <a href="${escaped(linkBase(path))}__svc/openapi/v1.json">v1 (deprecated)</a>, <a href="${escaped(linkBase(path))}__svc/openapi/control.json">control of this mock</a>.</p>
<h2>Keys</h2>
${accessText(facts)}
<h2>Operations</h2>
${table(
  ['Method', 'Path', 'What it does'],
  facts.operations.map(({ method, path, summary }) => [method, path, summary]),
)}
</body>
</html>
`
