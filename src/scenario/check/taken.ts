import type { World } from '../../state/world.js'
import type { Scenario, SectionName } from '../scenario.js'
import type { Finding } from './finding.js'
import { thingsOf } from './rules.js'

type Thing = Readonly<Record<string, unknown>>

/** A value that no two things may share, and who has it already. */
interface Taken {
  readonly section: SectionName
  readonly field: string
  read(thing: Thing, key: string): unknown
  holder(world: World, value: number | string): unknown
}

const numbered = [
  'organizations',
  'teams',
  'users',
  'schedules',
  'eventTypes',
  'bookings',
  'payments',
  'webhooks',
] as const

const byId = (section: (typeof numbered)[number] | 'oauthClients' | 'recordings'): Taken => ({
  ...{ section, field: 'id' },
  read: ({ id }) => id,
  holder: (world, id) => world[section].get(id),
})

const taken: readonly Taken[] = [
  ...[...numbered, 'oauthClients' as const, 'recordings' as const].map(byId),
  {
    ...{ section: 'users', field: 'email' },
    read: ({ email }, key) => email ?? `${key}@example.com`,
    holder: (world, email) => world.users.first('email', String(email).toLowerCase()),
  },
  {
    ...{ section: 'users', field: 'username' },
    read: ({ username }, key) => username ?? key,
    holder: (world, username) => world.userNamed(String(username)),
  },
  {
    ...{ section: 'bookings', field: 'uid' },
    read: ({ uid }) => uid,
    holder: (world, uid) => world.bookings.first('uid', String(uid)),
  },
  {
    ...{ section: 'credentials', field: 'token' },
    read: ({ token }) => token,
    holder: (world, token) => world.credentials.get(token),
  },
]

/** Ids, addresses, names and tokens that something in the world has already. */
export const checkTaken = (scenario: Scenario, world: World): readonly Finding[] =>
  taken.flatMap(({ section, field, read, holder }) =>
    thingsOf(scenario, section).flatMap(([key, thing]) => {
      const value = read(thing, key)
      if ((typeof value !== 'string' && typeof value !== 'number') || holder(world, value) === undefined) return []
      return [{ path: [section, key, field], message: `"${value}" is taken already; give another ${field}` }]
    }),
  )
