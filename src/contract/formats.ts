import { fullFormats } from 'ajv-formats/dist/formats.js'
import { isIso, isUsualIso } from '../domain/time/instant.js'
import { isTimeZone } from '../domain/time/time-zone.js'

const hexColour = /^#?(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i
const e164 = /^\+[1-9]\d{6,14}$/

const protocolOf = (text: string): string | undefined => (URL.canParse(text) ? new URL(text).protocol : undefined)

const dateTime = fullFormats['date-time'] as { readonly validate: (text: string) => boolean }

/** Every format that the documents use: those of JSON Schema from the library, and our own. */
export const formats = {
  email: fullFormats.email,
  'date-time': (text: string): boolean => isUsualIso(text) || dateTime.validate(text),
  date: fullFormats.date,
  uuid: fullFormats.uuid,
  uri: fullFormats.uri,
  'iso-8601': isIso,
  'iana-time-zone': isTimeZone,
  'hex-colour': hexColour,
  'http-url': (text: string): boolean => ['http:', 'https:'].includes(protocolOf(text) ?? ''),
  'absolute-url': (text: string): boolean => protocolOf(text) !== undefined,
  e164,
  weekday,
}
