/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

interface Form {
  readonly type: 'string' | 'number'
  readonly name: RegExp
  readonly form: Schema
}

const wholeNumber = { type: 'integer', minimum: 0, maximum: 2 ** 53 - 2 ** 20 }

/** Instants of the years that ISO 8601 writes with four digits. */
const instant = { type: 'integer', minimum: Date.parse('0000-01-01'), maximum: Date.parse('9999-12-31T23:59:59.999Z') }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What the name of a field says of its value, wherever it stands; the first that fits. */
const forms: readonly Form[] = [
  { type: 'number', name: /^(?:id|\w+Ids?|ids\.\*|invitedTo|seed|counters\..+)$/, form: wholeNumber },
  { type: 'number', name: /^(?:start|end|from|to|until|at|\w+At|emailVerified)$/, form: instant },
  { type: 'number', name: /^rating$/, form: { type: 'integer' } },
  { type: 'string', name: /^(?:(?:roles|reservations)\.id|seat\.uid|recurringBookingUid)$/, form: { format: 'uuid' } },
  { type: 'string', name: /^(?:uid|\w+Uid)$/, form: { pattern: '\\S' } },
  { type: 'string', name: /^timeZone$/, form: { format: 'iana-time-zone' } },
  { type: 'string', name: /^(?:email|guests)$/, form: { format: 'email' } },
  { type: 'string', name: /^(?:avatar|logo|banner)Url$/, form: { format: 'absolute-url' } },
  { type: 'string', name: /^(?:brand|darkBrand)Color$/, form: { format: 'hex-colour' } },
  { type: 'string', name: /^(?:startTime|endTime)$/, form: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } },
  { type: 'string', name: /^days$/, form: { format: 'weekday' } },
  { type: 'string', name: /^weekStart$/, form: { enum: weekdays } },
  { type: 'string', name: /^date$/, form: { format: 'date' } },
]

/** Whatever else the API takes: it takes texts and numbers of any size. */
const otherwise: Schema = {}

/** The narrower form of a text or number that stands at this path. */
export const formOf = (path: readonly string[], type: 'string' | 'number'): Schema => {
  const names = [path.slice(-2).join('.'), path.at(-1) ?? '']
  return forms.find((it) => it.type === type && names.some((name) => it.name.test(name)))?.form ?? otherwise
}
