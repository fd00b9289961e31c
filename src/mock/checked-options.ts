import { didYouMean } from '../domain/nearest-name.js'
import { MockError } from './mock-error.js'
import type { MockOptions } from './mock-options.js'

type Kind = readonly [what: string, matches: (value: unknown) => boolean]

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const isControlToken = (text: string): boolean => text !== '' && !text.includes('~')
const text: Kind = ['a text', (value) => typeof value === 'string']
const yesOrNo: Kind = ['true or false', (value) => typeof value === 'boolean']

const kinds: Readonly<Record<keyof MockOptions, Kind>> = {
  scenario: ['a name, the path of a file, or a scenario', (value) => typeof value === 'string' || isObject(value)],
  now: ['a text such as 2026-01-05T09:00:00Z', (value) => typeof value === 'string'],
  freeze: yesOrNo,
  seed: ['a number', (value) => typeof value === 'number'],
  product: text,
  webBase: text,
  db: text,
  specOnly: yesOrNo,
  policy: text,
  profile: text,
  alternatives: ['a list of ids', (value) => Array.isArray(value)],
  rateLimit: yesOrNo,
  verificationCode: text,
  overlay: ['the path of a document, or a document', (value) => typeof value === 'string' || isObject(value)],
  overlayMode: ['static or dynamic', (value) => value === 'static' || value === 'dynamic'],
  journalSize: ['a whole number of one or more', (value) => Number.isSafeInteger(value) && Number(value) >= 1],
  controlToken: ['a text without ~', (value) => typeof value === 'string' && isControlToken(value)],
  allowDelivery: ['a list of hosts', (value) => Array.isArray(value) && value.every((it) => typeof it === 'string')],
  deliveryTimeout: ['a number of milliseconds', (value) => typeof value === 'number'],
  retry: ['a policy such as { attempts: 3 }', isObject],
  report: text,
  callSites: yesOrNo,
  onRequest: ['a function', (value) => typeof value === 'function'],
  onDeliveryResult: ['a function', (value) => typeof value === 'function'],
}

/** The options, if each has a known name and a value of its kind; throws a `MockError` that names the first that has not. */
export const checkedOptions = (options: MockOptions): MockOptions => {
  if (!isObject(options)) throw new MockError("A mock takes its options as an object, such as { scenario: 'personal' }")
  for (const [name, value] of Object.entries(options)) checkOption(name, value)
  return options
}

const checkOption = (name: string, value: unknown): void => {
  const known = Object.keys(kinds)
  if (!isOption(name)) {
    const hint = didYouMean(name, known) || `; there are ${known.join(', ')}`
    throw new MockError(`There is no option "${name}"${hint}`)
  }
  const [what, matches] = kinds[name]
  if (value === undefined || matches(value)) return
  throw new MockError(`The option ${name} must be ${what}, is ${shown(value)}`)
}

const isOption = (name: string): name is keyof MockOptions => Object.hasOwn(kinds, name)

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value)
  return isPlain ? String(JSON.stringify(value)) : `of the type ${typeof value}`
}

/** The product's word, if it can be one; throws a `MockError` otherwise. */
export const checkedProduct = (product: string): string => {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(product) && product.length <= 40) return product
  throw new MockError(
    `"${product}" cannot be the product's word; use up to 40 lower-case letters, digits and single hyphens, a letter first`,
  )
}

/** The base of meeting links without slashes at its end; throws a `MockError` for what is no http or https URL. */
export const checkedWebBase = (webBase: string): string => {
  if (/^https?:\/\//.test(webBase) && URL.canParse(webBase)) return webBase.replace(/(?<!\/)\/+$/, '')
  throw new MockError(`"${webBase}" cannot be the web base; give an http or https URL`)
}

/** The seed, if it can be one; throws a `MockError` otherwise. */
export const checkedSeed = (seed: number): number => {
  if (Number.isSafeInteger(seed) && seed >= 0) return seed
  throw new MockError(`"${seed}" cannot be the seed; give a whole number of zero or more`)
}

/** The e-mail verification code, if it can be one; throws a `MockError` for an empty one. */
export const checkedVerificationCode = (code: string): string => {
  if (typeof code === 'string' && code.trim() !== '') return code
  throw new MockError(`"${code}" cannot be the verification code; give a text that is not empty`)
}

/** The control token, if it can be one; throws a `MockError` for an empty one, and for one with a tilde, which would name a sandbox. */
export const checkedControlToken = (token: string): string => {
  if (isControlToken(token)) return token
  throw new MockError(`"${token}" cannot be the control token; give a text that is not empty, without ~`)
}
