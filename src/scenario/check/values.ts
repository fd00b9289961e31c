import { formatReason } from '../../contract/format-reason.js'
import { didYouMean } from '../../domain/nearest-name.js'
import { parseIso } from '../../domain/time/instant.js'
import { isTimeZone } from '../../domain/time/time-zone.js'
import { placesAt } from '../path.js'
import type { Scenario } from '../scenario.js'
import { readScenarioTime, timeForms } from '../scenario-time.js'
import type { Finding } from './finding.js'
import { shownValue } from './shown-value.js'

const times = [
  'bookings.*.start',
  'bookings.*.createdAt',
  'bookings.*.updatedAt',
  'bookings.*.conferencingSessions.*.start',
  'bookings.*.conferencingSessions.*.participants.*.joined',
  'recordings.*.start',
  'users.*.busy.*.from',
  'users.*.busy.*.to',
  'credentials.*.expiresAt',
]

const zones = [
  'users.*.timeZone',
  'teams.*.timeZone',
  'schedules.*.timeZone',
  'bookings.*.attendee.timeZone',
  'bookings.*.seats.*.timeZone',
]

/** Places of texts that have a format of the documents; replies would break it. */
const formatted: readonly (readonly [Parameters<typeof formatReason>[0], readonly string[]])[] = [
  [
    'email',
    [
      ...['users.*.email', 'users.*.secondaryEmails.*.email', 'bookings.*.attendee.email'],
      ...['bookings.*.seats.*.email', 'bookings.*.guests.*', 'bookings.*.cancelledByEmail'],
    ],
  ],
  ['absolute-url', ['users.*.avatarUrl', 'teams.*.logoUrl', 'teams.*.bannerUrl']],
  ['http-url', ['webhooks.*.subscriberUrl']],
  ['uri', ['recordings.*.downloadLink']],
  ['hex-colour', ['users.*.brandColor', 'users.*.darkBrandColor', 'teams.*.brandColor', 'teams.*.darkBrandColor']],
  ['date', ['schedules.*.overrides.*.date']],
]

/** Times, zones, addresses, colours and dates that cannot be read. */
export const checkValues = (scenario: Scenario): readonly Finding[] => [
  ...unreadable(scenario, ['now'], isNotIso),
  ...unreadable(scenario, times, isNoTime),
  ...unreadable(scenario, zones, isNoZone),
  ...formatted.flatMap(([format, patterns]) => unreadable(scenario, patterns, misses(format))),
]

const unreadable = (
  scenario: Scenario,
  patterns: readonly string[],
  judge: (text: string) => string | undefined,
): readonly Finding[] =>
  patterns
    .flatMap((pattern) => placesAt(scenario, pattern))
    .flatMap(({ path, value }) => {
      const message = typeof value === 'string' ? judge(value) : undefined
      return message === undefined ? [] : [{ path, message }]
    })

const misses =
  (format: Parameters<typeof formatReason>[0]) =>
  (text: string): string | undefined => {
    const reason = formatReason(format, text)
    return reason && `${reason}, is ${shownValue(text)}`
  }

const isNotIso = (text: string): string | undefined =>
  parseIso(text) === undefined ? `"${text}" is no ISO 8601 time such as 2026-01-05T09:00:00Z` : undefined

const isNoTime = (text: string): string | undefined =>
  readScenarioTime(text, 0) === undefined ? `"${text}" is no time; ${timeForms}` : undefined

const isNoZone = (text: string): string | undefined =>
  isTimeZone(text) ? undefined : `"${text}" is no IANA time zone${didYouMean(text, Intl.supportedValuesOf('timeZone'))}`
