import { day, minute } from '../../domain/time/instant.js'
import type { NumberedKind } from '../../state/ids.js'
import type { World } from '../../state/world.js'
import type { Key, ScenarioTime } from '../key.js'
import type { Scenario } from '../scenario.js'
import { readScenarioTime } from '../scenario-time.js'

const kinds = {
  organizations: 'organization',
  teams: 'team',
  users: 'user',
  schedules: 'schedule',
  eventTypes: 'eventType',
  bookings: 'booking',
  payments: 'payment',
  webhooks: 'webhook',
} as const satisfies Partial<Record<keyof Scenario, NumberedKind>>

type NumberedSection = keyof typeof kinds

/** What seeding goes by: the scenario, where its keys lead, and the moments its times mean. */
export interface Plan {
  readonly world: World
  readonly scenario: Scenario
  /** The scenario's name, which default tokens carry. */
  readonly name: string
  /** The clock's time, floored to the minute. */
  readonly start: number
  /** When the seeded things that have no date of their own were made. */
  readonly founded: number
  /** What the user may call by `<kind>.<key>`; grows. */
  readonly ids: Record<string, number | string>
  /** The number of a thing. */
  number(section: NumberedSection, key: Key): number
  /** The number of a thing that may not be named. */
  numberOrNull(section: NumberedSection, key: Key | undefined): number | null
  /** The opaque id of a role or an OAuth client. */
  opaque(section: 'roles' | 'oauthClients', key: Key): string
  time(text: ScenarioTime): number
}

/** Numbers everything; what the world knows by name already may be meant too. Ids given by hand first, so that the counted ones avoid them. */
export const createPlan = (world: World, scenario: Scenario, name: string): Plan => {
  const ids: Record<string, number | string> = { ...world.called.ids }
  const start = Math.floor(world.now() / minute) * minute
  for (const section of sections) reserveGiven(world, scenario, section)
  for (const attendee of attendeesOf(scenario)) if (attendee.id !== undefined) world.reserveId('attendee', attendee.id)
  for (const section of sections) countSection(world, scenario, { section, ids })
  for (const key of Object.keys(scenario.roles ?? {})) ids[`role.${key}`] = world.nextUuid('role')
  for (const [key, { id }] of Object.entries(scenario.oauthClients ?? {})) {
    ids[`oauthClient.${key}`] = id ?? world.nextUid('oauthClient')
  }

  const number: Plan['number'] = (section, key) => found(ids, `${kinds[section]}.${key}`) as number
  return {
    world,
    scenario,
    name,
    start,
    founded: start - 30 * day,
    ids,
    number,
    numberOrNull: (section, key) => (key === undefined ? null : number(section, key)),
    opaque: (section, key) => found(ids, `${section === 'roles' ? 'role' : 'oauthClient'}.${key}`) as string,
    time: (text) => mustRead(text, start),
  }
}

const sections = Object.keys(kinds) as readonly NumberedSection[]

const numberedThings = (scenario: Scenario, section: NumberedSection): readonly [Key, { readonly id?: number }][] =>
  Object.entries(scenario[section] ?? {})

const reserveGiven = (world: World, scenario: Scenario, section: NumberedSection): void => {
  for (const [, { id }] of numberedThings(scenario, section)) if (id !== undefined) world.reserveId(kinds[section], id)
}

const attendeesOf = (scenario: Scenario) =>
  Object.values(scenario.bookings ?? {}).flatMap(({ attendee, seats = [] }) => (attendee ? [attendee] : seats))

const countSection = (
  world: World,
  scenario: Scenario,
  { section, ids }: { readonly section: NumberedSection; readonly ids: Record<string, number | string> },
): void => {
  for (const [key, { id }] of numberedThings(scenario, section)) {
    ids[`${kinds[section]}.${key}`] = id ?? world.nextId(kinds[section])
  }
}

const found = (ids: Readonly<Record<string, number | string>>, name: string): number | string => {
  const id = ids[name]
  if (id === undefined) throw new Error(`An unchecked scenario was seeded: it has no ${name}`)
  return id
}

const mustRead = (text: ScenarioTime, start: number): number => {
  const time = readScenarioTime(text, start)
  if (time === undefined) throw new Error(`An unchecked scenario was seeded: it has the time "${text}"`)
  return time
}
