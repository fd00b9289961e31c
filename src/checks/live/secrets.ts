/** Takes what nobody may read out of texts and of everything made of them. */
export interface Redactor {
  text(text: string): string
  /** A value of plain data with every text in it redacted, keys included. */
  data<T>(value: T): T
}

const mark = '[redacted]'

/** The value of anything that looks like a credential, whoever sent it. */
const known: readonly (readonly [RegExp, string])[] = [
  [/(\bBearer\s+)[^\s"',]+/gi, `$1${mark}`],
  [/([?&]apiKey=)[^&\s"']+/gi, `$1${mark}`],
]

/** A redactor of these secrets, however they are written: as they are, or encoded for an address. */
export const createRedactor = (secrets: readonly string[]): Redactor => {
  const forms = [...new Set(secrets.flatMap(formsOf))].sort((a, b) => b.length - a.length)
  const text = (given: string): string => {
    const without = forms.reduce((result, secret) => result.replaceAll(secret, mark), given)
    return known.reduce((result, [pattern, instead]) => result.replace(pattern, instead), without)
  }
  return { text, data: <T>(value: T) => redacted(value, text) as T }
}

const formsOf = (secret: string): readonly string[] => {
  if (secret === '') return []
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    new URLSearchParams([['', secret]]).toString().slice(1),
  ]
}

const redacted = (value: unknown, text: (given: string) => string): unknown => {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return value.map((item) => redacted(item, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [text(key), redacted(item, text)]))
}

/** Properties whose values are secrets, whoever shows them. */
const secretNames = /secret|token|password|api_?key|authorization/i

/** A value of a reply as one short line that may stand in a report: no secrets, no addresses of people, no long texts. */
export const shownValue = (value: unknown, name = ''): string => {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return shownText(value, name)
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null) return `an object with ${keysOf(value)}`
  return String(value)
}

const longest = 60

const shownText = (text: string, name: string): string => {
  if (secretNames.test(name)) return 'a text that is not shown'
  const harmless = text.replace(/(?<![^\s@"])[^\s@"]+@[^\s@"]+/g, (address) => `…@${address.split('@')[1]}`)
  return JSON.stringify(harmless.length > longest ? `${harmless.slice(0, longest)}…` : harmless)
}

const keysOf = (value: object): string => {
  const keys = Object.keys(value)
  if (keys.length === 0) return 'nothing in it'
  return keys.length > 5 ? `${keys.slice(0, 5).join(', ')}, …` : keys.join(', ')
}
