import type { Directory } from '../directory.js'
import { usualTimeZone } from '../time/zoned.js'
import type { Attendee } from './booking.js'
import type { AttendeeInput } from './booking-input.js'

/** Somebody who comes, before he has a number or a seat. */
export type Guest = Omit<Attendee, 'id' | 'seat'>

/** Everybody who comes, and the guests among them by address. */
export interface Party {
  readonly people: readonly Guest[]
  readonly guests: readonly string[]
}

/** Ending of the address that stands for a booker who gave a phone number only (BK-45). */
const smsDomain = 'sms.svc'

const emailOf = ({ email, phoneNumber = '' }: AttendeeInput): string =>
  email ?? `${phoneNumber.replace(/\D/g, '')}@${smsDomain}`

/** The booker as an attendee (BK-45). */
export const toBooker = (input: AttendeeInput): Guest => ({
  role: 'booker',
  name: input.name,
  email: emailOf(input),
  timeZone: usualTimeZone(input.timeZone),
  language: input.language ?? 'en',
  phoneNumber: input.phoneNumber ?? null,
  absent: false,
})

/** Somebody whom the booker brings, in the zone of the booker (BK-44). */
export const toGuest = (email: string, timeZone: string): Guest => ({
  role: 'guest',
  name: '',
  email,
  timeZone,
  language: 'en',
  phoneNumber: null,
  absent: false,
})

const toHosts = (hostIds: readonly number[], directory: Directory): readonly Guest[] =>
  hostIds
    .flatMap((id) => directory.user(id) ?? [])
    .map(({ name, username, email, timeZone, locale }) => ({
      role: 'host',
      name: name ?? username,
      email,
      timeZone,
      language: locale,
      phoneNumber: null,
      absent: false,
    }))

/** The hosts beside the organizer who are not among these people anyway (BK-43). */
export const hostsBeside = (
  people: readonly Pick<Guest, 'email'>[],
  hostIds: readonly number[],
  directory: Directory,
): readonly Guest[] => {
  if (hostIds.length < 2) return []
  const present = new Set(people.map(({ email }) => email.toLowerCase()))
  return toHosts(hostIds.slice(1), directory).filter(({ email }) => !present.has(email.toLowerCase()))
}

/** The booker, then guests, then hosts beside the organizer; nobody twice, and no guest who hosts (BK-44). */
export const partyOf = (
  { attendee, guests }: { readonly attendee: AttendeeInput; readonly guests: readonly string[] },
  hostIds: readonly number[],
  directory: Directory,
): Party => {
  const booker = toBooker(attendee)
  const invited = invitedBy(booker, guests, { hostIds, directory })
  const others = hostsBeside([booker], hostIds, directory)
  return { people: [booker, ...invited, ...others], guests: invited.map(({ email }) => email) }
}

const invitedBy = (
  { email: own, timeZone }: Guest,
  guests: readonly string[],
  { hostIds, directory }: { readonly hostIds: readonly number[]; readonly directory: Directory },
): readonly Guest[] => {
  if (guests.length === 0) return []
  const hosting = hostIds.flatMap((id) => directory.user(id)?.email.toLowerCase() ?? [])
  const seen = new Set([own.toLowerCase(), ...hosting])
  return guests.filter((email) => isNew(seen, email)).map((email) => toGuest(email, timeZone))
}

/** Whether an address is new to those seen, letter case aside; from then on it is one of them. */
export const isNew = (seen: Set<string>, email: string): boolean => {
  const key = email.toLowerCase()
  if (seen.has(key)) return false
  seen.add(key)
  return true
}
