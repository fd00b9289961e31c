import { formatName } from './findings.js'
import { formats } from './formats.js'

/** Why a text has not a format of the documents, as the end of a sentence: `must be an e-mail address`; undefined where it has. */
export const formatReason = (format: keyof typeof formats, text: string): string | undefined =>
  matches(formats[format], text) ? undefined : `must be ${formatName(format)}`

type Test = (text: string) => unknown

const matches = (format: unknown, text: string): boolean => {
  if (format instanceof RegExp) return format.test(text)
  const test = typeof format === 'function' ? format : (format as { readonly validate: unknown }).validate
  return Boolean((test as Test)(text))
}
