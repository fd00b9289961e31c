import type { World } from '../state/world.js'
import type { SectionName } from './scenario.js'

/** Keys of a section's things. */
export type KeysOfSection = (section: SectionName) => readonly string[]

/** What the things of a section are called in `ids`. */
const kinds = {
  organizations: 'organization',
  teams: 'team',
  users: 'user',
  roles: 'role',
  schedules: 'schedule',
  eventTypes: 'eventType',
  bookings: 'booking',
  recordings: 'recording',
  payments: 'payment',
  webhooks: 'webhook',
  oauthClients: 'oauthClient',
} as const satisfies Partial<Record<SectionName, string>>

/** The keys under which a world knows the things that it still has. */
export const presentKeys =
  (world: World): KeysOfSection =>
  (section) => {
    if (section === 'credentials') return Object.keys(world.called.keys)
    if (section === 'faults') return []
    const prefix = `${kinds[section]}.`
    return Object.entries(world.called.ids).flatMap(([name, id]) => {
      const key = name.slice(prefix.length)
      return name.startsWith(prefix) && !key.includes('.') && isThere(world, section, id) ? [key] : []
    })
  }

/** Bookings go by their uid, everything else by the id that it is stored under. */
const isThere = (world: World, section: keyof typeof kinds, id: number | string): boolean =>
  (section === 'bookings' ? world.bookings.first('uid', String(id)) : world[section].get(id)) !== undefined
