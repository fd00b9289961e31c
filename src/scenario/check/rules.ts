import { normaliseSlug } from '../../domain/event-type/slug.js'
import { formatPath, type Path } from '../path.js'
import type { Scenario, SectionName } from '../scenario.js'
import type { ScenarioBooking } from '../scenario-booking.js'
import type { Finding } from './finding.js'

type Thing = Readonly<Record<string, unknown>>
type Rule = (thing: Thing, path: Path) => readonly Finding[]

/** Exactly one of some fields, since they say whose the thing is, or what it is. */
const exactlyOne =
  (...fields: readonly string[]): Rule =>
  (thing, path) => {
    const given = fields.filter((field) => thing[field] !== undefined)
    if (given.length === 1) return []
    const found = given.length === 0 ? 'none is given' : `${given.join(' and ')} are given`
    return [{ path, message: `needs exactly one of ${fields.join(', ')}; ${found}` }]
  }

/** What the fields of a team event type presuppose. */
const teamFields: Rule = (thing, path) => {
  if (thing['team'] === undefined) {
    const extra = ['schedulingType', 'hosts', 'assignAllTeamMembers'].find((field) => thing[field] !== undefined)
    return extra === undefined
      ? []
      : [{ path: [...path, extra], isKey: true, message: 'is for event types of a team; name the team' }]
  }
  if (thing['schedulingType'] === undefined)
    return [{ path, message: '"schedulingType" is missing; event types of a team need it' }]
  const both = thing['hosts'] !== undefined && thing['assignAllTeamMembers'] === true
  return both ? [{ path, message: 'hosts and assignAllTeamMembers: true exclude each other' }] : []
}

/** Every booker has an address, or a phone number of which one can be made (BK-11, BK-45). */
const reachable: Rule = (thing, path) => {
  const { attendee, seats = [] } = thing as Pick<ScenarioBooking, 'attendee' | 'seats'>
  const bookers = attendee
    ? [[['attendee'], attendee] as const]
    : [...seats.entries()].map(([at, it]) => [['seats', at], it] as const)
  return bookers.flatMap(([steps, { email, phoneNumber = '' }]) =>
    email !== undefined || /\d/.test(phoneNumber)
      ? []
      : [{ path: [...path, ...steps], message: 'needs an email, or a phoneNumber with digits' }],
  )
}

const rules: Readonly<Partial<Record<SectionName, readonly Rule[]>>> = {
  roles: [exactlyOne('organization', 'team')],
  eventTypes: [exactlyOne('owner', 'team'), teamFields],
  bookings: [exactlyOne('attendee', 'seats'), reachable],
  webhooks: [exactlyOne('organization', 'team', 'eventType', 'user', 'oauthClient')],
}

/** What the fields of one thing, or things of one kind, must have to do with each other. */
export const checkRules = (scenario: Scenario): readonly Finding[] => [
  ...Object.entries(rules).flatMap(([section, list]) =>
    thingsOf(scenario, section as SectionName).flatMap(([key, thing]) =>
      list.flatMap((rule) => rule(thing, [section, key])),
    ),
  ),
  ...uniqueFields.flatMap((unique) => repeated(scenario, unique)),
]

/** The things of a section by key, whatever they are. */
export const thingsOf = (scenario: Scenario, section: SectionName): readonly [string, Thing][] =>
  Object.entries((scenario[section] ?? {}) as Readonly<Record<string, Thing>>)

/** A value that no two things of a section may share. */
interface Unique {
  readonly section: SectionName
  readonly field: string
  read(thing: Thing, key: string): unknown
}

const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value)

const given = (section: SectionName, field = 'id'): Unique => ({ section, field, read: (thing) => thing[field] })

const uniqueFields: readonly Unique[] = [
  ...(['organizations', 'teams', 'users', 'schedules', 'eventTypes', 'bookings'] as const).map((it) => given(it)),
  ...(['payments', 'webhooks', 'oauthClients', 'recordings'] as const).map((it) => given(it)),
  given('bookings', 'uid'),
  given('credentials', 'token'),
  { section: 'users', field: 'email', read: (thing, key) => lower(thing['email'] ?? `${key}@example.com`) },
  { section: 'users', field: 'username', read: (thing, key) => lower(thing['username'] ?? key) },
  {
    section: 'eventTypes',
    field: 'slug',
    read: ({ owner = '', team = '', slug, title }) => `${owner} ${team} ${normaliseSlug(String(slug ?? title))}`,
  },
]

const repeated = (scenario: Scenario, { section, field, read }: Unique): readonly Finding[] => {
  const holders = new Map<unknown, Path>()
  const findings: Finding[] = []
  for (const [key, thing] of thingsOf(scenario, section)) {
    const value = read(thing, key)
    const holder = holders.get(value)
    if (value === undefined) continue
    if (holder)
      findings.push({ path: [section, key, field], message: `has the same ${field} as ${formatPath(holder)}` })
    else holders.set(value, [section, key])
  }
  return findings
}
