import type { LedgerId } from '../generated/ledger.js'
import type { Facts, NodeFacts } from './operation-contract.js'
import type { Validator, ValidatorError } from './validators.js'

/** One wrong property of a query or body. */
export interface Finding {
  /** Steps from the root: `['attendee', 'email']`. */
  readonly path: readonly string[]
  /** Name of the rule that was broken, as JSON Schema calls it. */
  readonly rule: string
  /** Ends the sentence that begins with the property's name. */
  readonly reason: string
  readonly rests: readonly LedgerId[]
}

const most = 50

/** What the validator finds wrong with the value; none where it is right. */
export const findingsOf = (validator: Validator, value: unknown, facts: Facts = {}): readonly Finding[] => {
  const errors = withoutBranches(errorsOf(validator, value))
  const findings = errors.filter(({ keyword }) => keyword !== 'if').map((error) => findingOf(error, facts))
  return distinct(findings).slice(0, most)
}

/** Of half a million wrong elements, which a mebibyte has room for, nobody will read more than the first few. */
const [mostLookedAt, longest] = [500, 1000]

/** What is wrong with the value: all of it, unless the beginnings of its long lists are wrong enough already. */
const errorsOf = (validator: Validator, value: unknown): readonly ValidatorError[] => {
  if (hasLongList(value) && !validator(withShortLists(value))) {
    const errors = validator.errors ?? []
    if (errors.length >= mostLookedAt) return errors.slice(0, mostLookedAt)
  }
  return validator(value) ? [] : (validator.errors ?? []).slice(0, mostLookedAt)
}

const hasLongList = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  return (Array.isArray(value) && value.length > longest) || Object.values(value).some(hasLongList)
}

const withShortLists = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, longest).map(withShortLists)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withShortLists(item)]))
}

/** Problems inside the branches of a union say less than the union itself. */
const withoutBranches = (errors: readonly ValidatorError[]): readonly ValidatorError[] => {
  const unions = errors.filter(({ keyword }) =>
    ['anyOf', 'oneOf', 'not', 'contains', 'propertyNames'].includes(keyword),
  )
  if (unions.length === 0) return errors
  return errors.filter(
    (error) =>
      !unions.some(
        (union) =>
          union !== error &&
          error.schemaPath.startsWith(`${union.schemaPath}/`) &&
          error.instancePath.startsWith(union.instancePath),
      ),
  )
}

const distinct = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Set<string>()
  return findings.filter(({ path, reason }) => {
    const key = `${path.join('/')} ${reason}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const findingOf = (error: ValidatorError, facts: Facts): Finding => {
  const node = error.schemaPath.slice(0, error.schemaPath.lastIndexOf('/'))
  return {
    path: [...stepsOf(error.instancePath), ...ownStep(error)],
    rule: error.keyword,
    reason: reasonOf(error, facts[node] ?? {}),
    rests: restsAt(facts, error.schemaPath),
  }
}

const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

const ownStep = ({ keyword, params }: ValidatorError): readonly string[] => {
  if (keyword === 'required') return [String(params['missingProperty'])]
  if (keyword === 'discriminator') return [String(params['tag'])]
  if (keyword === 'propertyNames') return [String(params['propertyName'])]
  if (keyword === 'additionalProperties') return [String(params['additionalProperty'])]
  if (keyword === 'unevaluatedProperties') return [String(params['unevaluatedProperty'])]
  return []
}

/** Entries of the nearest node above the problem that has some. */
const restsAt = (facts: Facts, schemaPath: string): readonly LedgerId[] => {
  for (let pointer = schemaPath; pointer !== ''; pointer = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))) {
    const rests = facts[pointer]?.rests
    if (rests) return rests as readonly LedgerId[]
  }
  return []
}

type Params = ValidatorError['params']
const list = (values: unknown): string =>
  (values as readonly unknown[]).map((value) => (value === '' ? '""' : String(value))).join(', ')
const count = (limit: unknown, thing: string): string => `${limit} ${thing}${limit === 1 ? '' : 's'}`

const reasons: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not described',
  unevaluatedProperties: () => 'is not described',
  type: ({ type }) => `must be ${typeName(type)}`,
  enum: ({ allowedValues }) => `must be one of ${list(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  minLength: ({ limit }) => `must have at least ${count(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${count(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${count(limit, 'element')}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, 'element')}`,
  maxProperties: ({ limit }) => `must have at most ${limit} keys`,
  minProperties: ({ limit }) => `must have at least ${count(limit, 'key')}`,
  uniqueItems: () => 'must not repeat an element',
  propertyNames: ({ propertyName }) => `has a key that is too long: ${String(propertyName).slice(0, 60)}`,
  format: ({ format }) => `must be ${formatName(String(format))}`,
  pattern: ({ pattern }) => `must match ${pattern}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
}

const typeNames: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  integer: 'an integer',
  null: 'null',
}
const typeName = (type: unknown): string =>
  (Array.isArray(type) ? type : String(type).split(',')).map((it: string) => typeNames[it] ?? `a ${it}`).join(' or ')

const formatNames: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  'iso-8601': 'an ISO 8601 date or date-time',
  'iana-time-zone': 'an IANA time zone such as Europe/London',
  'hex-colour': 'a hex colour such as #0f62fe',
  'http-url': 'an absolute http or https URL',
  'absolute-url': 'an absolute URL',
  e164: 'an international phone number such as +442071838750',
  weekday: 'the name of a weekday',
  uri: 'an absolute URI',
  date: 'a date such as 2026-01-31',
  uuid: 'a UUID',
}

/** What a text of a format is called. */
export const formatName = (format: string): string => formatNames[format] ?? `of the format ${format}`

const reasonOf = ({ keyword, params }: ValidatorError, { expected, tags }: NodeFacts): string => {
  if (keyword === 'discriminator' && tags) return `must be one of ${tags.join(', ')}`
  const isOwn = ['anyOf', 'oneOf', 'not', 'pattern', 'format', 'propertyNames', 'maxProperties'].includes(keyword)
  if (expected !== undefined && isOwn) return `must be ${expected}`
  if (expected !== undefined && keyword === 'enum')
    return `must be ${expected}, one of ${list(params['allowedValues'])}`
  return reasons[keyword]?.(params) ?? 'does not have the described form'
}
