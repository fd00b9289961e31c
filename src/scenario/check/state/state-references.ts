import type { StoredState } from '../../../state/stored-state.js'
import { placesAt } from '../../path.js'
import type { Finding } from '../finding.js'

/**
 * Every place that takes it for granted that the thing it names is there; see `placesAt` for the patterns.
 *
 * What outlives the thing it names is left out: bookings do so, since people, teams and event types may go (XT-52), and so do credentials.
 */
const references: Readonly<Record<string, readonly string[]>> = {
  users: [
    'memberships.*.userId',
    'schedules.*.ownerId',
    'eventTypes.*.ownerId',
    'eventTypes.*.hosts.*.userId',
    'webhooks.*.userId',
  ],
  organizations: [
    'teams.*.organizationId',
    'memberships.*.organizationId',
    'roles.*.organizationId',
    'webhooks.*.organizationId',
  ],
  teams: ['memberships.*.teamId', 'roles.*.teamId', 'eventTypes.*.teamId', 'webhooks.*.teamId'],
  eventTypes: ['eventTypes.*.parentId', 'webhooks.*.eventTypeId'],
  oauthClients: ['webhooks.*.oauthClientId'],
  bookings: ['bookingTraces.*.id', 'recordings.*.bookingId', 'payments.*.bookingId'],
}

/** Ids that nothing in the state has. */
export const checkStateReferences = ({ things }: StoredState): readonly Finding[] =>
  Object.entries(references).flatMap(([section, patterns]) => {
    const known = new Set(things[section]?.map(({ id }) => id))
    return patterns
      .flatMap((pattern) => placesAt(things, pattern))
      .filter(({ value }) => value !== null && !known.has(value as number | string))
      .map(({ path, value }) => ({
        path: ['things', ...path],
        message: `there is no ${JSON.stringify(value)} among the ${section}`,
      }))
  })
