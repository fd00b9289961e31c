import type { Mock } from '../../mock.js'

/** What the command is told about the mock. */
export interface Told {
  /** Environment variables by name. */
  readonly variables: Readonly<Record<string, string>>
  /** A sentence for each thing whose variable another has already. */
  readonly clashes: readonly string[]
}

/** One variable, and what in the scenario it stands for. */
interface Row {
  readonly name: string
  readonly value: string
  readonly what: string
}

/**
 * The variables that tell a command where the mock is, and every key and id: `SVC_BASE_URL`, `SVC_API_KEY`, `SVC_KEY_TEAM_ADMIN`,
 * `SVC_KEY_PLATFORM_CLIENT_ID`, `SVC_KEY_PLATFORM_CLIENT_SECRET`, `SVC_ID_EVENT_TYPE_INTRO`; in the product's word where there is one.
 */
export const variablesOf = (mock: Pick<Mock, 'keys' | 'ids'>, { product, url }: Place): Told => {
  const variables: Record<string, string> = {}
  const clashes: string[] = []
  const holders = new Map<string, string>()
  for (const { name, value, what } of rowsOf(mock, url)) {
    const spoken = `${inCapitals(product)}_${name}`
    const holder = holders.get(spoken)
    if (holder === undefined) variables[spoken] = value
    else clashes.push(`${spoken} stands for ${holder}; ${what} has no variable, since it would have the same`)
    holders.set(spoken, holder ?? what)
  }
  return { variables, clashes }
}

/** Where the mock is, and what it calls itself. */
interface Place {
  readonly product: string
  readonly url: string
}

const rowsOf = ({ keys, ids }: Pick<Mock, 'keys' | 'ids'>, url: string): readonly Row[] => {
  const first = Object.entries(keys).find(([, key]) => typeof key === 'string')
  return [
    { name: 'BASE_URL', value: url, what: 'the address' },
    ...(first ? keyRows(first, 'API_KEY') : []),
    ...Object.entries(keys).flatMap((entry) => keyRows(entry, `KEY_${inCapitals(entry[0])}`)),
    ...Object.entries(ids).map(([id, value]) => ({
      name: `ID_${inCapitals(id)}`,
      value: String(value),
      what: `the id ${id}`,
    })),
  ]
}

const keyRows = ([key, secret]: readonly [string, Mock['keys'][string]], name: string): readonly Row[] => {
  const what = `the credential ${key}`
  if (typeof secret === 'string') return [{ name, value: secret, what }]
  return [
    { name: `${name}_CLIENT_ID`, value: secret.clientId, what },
    { name: `${name}_CLIENT_SECRET`, value: secret.clientSecret, what },
  ]
}

/** `eventType.intro` as `EVENT_TYPE_INTRO`. */
const inCapitals = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toUpperCase()
