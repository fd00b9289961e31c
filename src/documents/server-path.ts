import { isObject, nodeAt, type Steps } from './json.js'

/** The path part of the server that an operation is described at, its own before that of its path and that of the document; empty for none. */
export const basePathOf = (root: unknown, steps: Steps): string => {
  const holders = [steps, steps.slice(0, -1), []]
  const servers = holders.map((it) => nodeAt(root, [...it, 'servers'])).find((it) => Array.isArray(it) && it.length > 0)
  const [server]: unknown[] = Array.isArray(servers) ? servers : []
  return isObject(server) ? pathOf(withDefaults(server)) : ''
}

const withDefaults = ({ url, variables }: Readonly<Record<string, unknown>>): string =>
  String(url ?? '').replace(/\{([^{}]*)\}/g, (_all, name: string) =>
    String(nodeAt(variables, [name, 'default']) ?? name),
  )

const pathOf = (url: string): string => {
  const base = 'http://localhost'
  return URL.canParse(url, base) ? new URL(url, base).pathname.replace(/(?<!\/)\/+$/, '') : ''
}
