import type { World } from '../state/world.js'
import type { Scenario } from './scenario.js'
import { seedPayments, seedRecordings } from './seed/after-bookings.js'
import { seedBookings } from './seed/bookings.js'
import { type Secret, seedCredentials, seedOAuthClients, seedWebhooks } from './seed/connections.js'
import { seedEventTypes } from './seed/event-types.js'
import { seedPeople } from './seed/people.js'
import { createPlan } from './seed/plan.js'
import { seedSchedules } from './seed/schedules.js'
import { seedTraces } from './seed/traces.js'

/** What a seeded world is called by. */
export interface Seeded {
  /** What to present, by the credential's name; the first is the owner's. */
  readonly keys: Readonly<Record<string, Secret>>
  /**
   * Ids by `<kind>.<key>`, the kind in the singular: `user.ada`, `eventType.intro`, `role.reader`.
   *
   * `booking.first` is the uid, `booking.first.id` the number, `attendee.first.0` the number of its first attendee, `seat.class.0` the uid of its
   * first seat; of a series, `series.weekly` is the uid that its occurrences share and `booking.weekly.2` the third of them.
   * `eventType.onboarding.ben` is the child that Ben has of a managed event type, `organization.harbour.role.owner` a role that comes of itself.
   */
  readonly ids: Readonly<Record<string, number | string>>
}

/** Fills a world with a checked scenario; times count from the world's clock. Raises no webhooks. */
export const seedWorld = (world: World, scenario: Scenario, name = 'scenario'): Seeded => {
  const plan = createPlan(world, scenario, name)
  seedPeople(plan)
  seedOAuthClients(plan)
  seedSchedules(plan)
  seedEventTypes(plan)
  seedBookings(plan)
  seedTraces(plan)
  seedRecordings(plan)
  seedPayments(plan)
  seedWebhooks(plan)
  const keys = seedCredentials(plan)
  return { keys, ids: plan.ids }
}
