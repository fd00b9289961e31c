import type { AlternativeId } from '../../../generated/ledger.js'
import type { Failure } from '../../failure.js'
import { activeLimitWithoutRecurrence } from './active-limit-without-recurrence.js'
import { bookingFieldSlugs } from './booking-field-slugs.js'
import { bookingWindow } from './booking-window.js'
import { choiceOptions } from './choice-options.js'
import { connectedCalendar } from './connected-calendar.js'
import { customName } from './custom-name.js'
import { emailField } from './email-field.js'
import type { EventTypeAlternative, EventTypeAttempt, EventTypeRule } from './event-type-rule.js'
import { hostsAreMembers } from './hosts-are-members.js'
import { hostsOrAllMembers } from './hosts-or-all-members.js'
import { hostsSupplied } from './hosts-supplied.js'
import { installedApps } from './installed-apps.js'
import { lengthInMinutesOptions } from './length-in-minutes-options.js'
import { limitsPerPeriod } from './limits-per-period.js'
import { locationTypes } from './location-types.js'
import { ownSchedule } from './own-schedule.js'
import { schedulingType } from './scheduling-type.js'
import { seatsAlone } from './seats-alone.js'
import { slug } from './slug.js'
import { svcVideoSettings } from './svc-video-settings.js'

/** Order is behaviour: the first rule that refuses decides which error the caller sees. */
const eventTypeRules: readonly EventTypeRule[] = [
  schedulingType,
  hostsOrAllMembers,
  svcVideoSettings,
  lengthInMinutesOptions,
  bookingWindow,
  bookingFieldSlugs,
  emailField,
  customName,
  locationTypes,
  installedApps,
  hostsAreMembers,
  slug,
]

/** Order is behaviour where several alternatives are on. */
const eventTypeAlternatives: readonly EventTypeAlternative[] = [
  hostsSupplied,
  limitsPerPeriod,
  activeLimitWithoutRecurrence,
  seatsAlone,
  choiceOptions,
  connectedCalendar,
  ownSchedule,
]

/** The refusals of all rules that have one. */
export const refusalsOf = (attempt: EventTypeAttempt): readonly Failure[] =>
  eventTypeRules.flatMap((rule) => rule.check(attempt) ?? [])

/** The refusal of the first rule that has one. */
export const refusalOf = (attempt: EventTypeAttempt): Failure | undefined => {
  for (const rule of eventTypeRules) {
    const refusal = rule.check(attempt)
    if (refusal) return refusal
  }
  return undefined
}

/** What each refusing alternative finds, in order; undefined where it has nothing to say. */
export const alternativeFindings = (
  attempt: EventTypeAttempt,
): readonly (readonly [AlternativeId, Failure | undefined])[] =>
  eventTypeAlternatives.map((rule) => [rule.alternative, rule.check(attempt)])
