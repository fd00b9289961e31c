import { didYouMean } from '../../domain/nearest-name.js'
import { placesAt } from '../path.js'
import type { KeysOfSection } from '../present-keys.js'
import type { Scenario, SectionName } from '../scenario.js'
import type { Finding } from './finding.js'

/** Every place that names a thing of a section; see `placesAt` for the patterns. */
const references: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  users: [
    'organizations.*.members.~',
    'teams.*.members.~',
    'schedules.*.owner',
    'eventTypes.*.owner',
    'eventTypes.*.hosts.*',
    'eventTypes.*.hosts.*.user',
    'bookings.*.host',
    'webhooks.*.user',
    'oauthClients.*.user',
    'credentials.*.user',
  ],
  organizations: [
    'teams.*.organization',
    'roles.*.organization',
    'webhooks.*.organization',
    'oauthClients.*.organization',
  ],
  teams: ['roles.*.team', 'eventTypes.*.team', 'webhooks.*.team'],
  roles: ['organizations.*.members.*.customRole', 'teams.*.members.*.customRole'],
  schedules: ['eventTypes.*.schedule'],
  eventTypes: ['bookings.*.eventType', 'webhooks.*.eventType'],
  bookings: ['recordings.*.booking', 'payments.*.booking'],
  oauthClients: ['users.*.managedBy', 'webhooks.*.oauthClient', 'credentials.*.client'],
}

const singular: Readonly<Partial<Record<SectionName, string>>> = {
  oauthClients: 'OAuth client',
  eventTypes: 'event type',
}

const nounOf = (section: SectionName): string => singular[section] ?? section.replace(/s$/, '')

/** Names that no thing of the section has, all of them; `present` are those that are there beside the scenario. */
export const checkReferences = (scenario: Scenario, present: KeysOfSection = () => []): readonly Finding[] =>
  Object.entries(references).flatMap(([name, patterns]) => {
    const section = name as SectionName
    const known = [...present(section), ...Object.keys(scenario[section] ?? {})]
    return patterns.flatMap((pattern) => unknownNames(scenario, { section, known }, pattern))
  })

const unknownNames = (
  scenario: Scenario,
  { section, known }: { readonly section: SectionName; readonly known: readonly string[] },
  pattern: string,
): readonly Finding[] =>
  placesAt(scenario, pattern).flatMap(({ path, value, isKey }) =>
    typeof value !== 'string' || known.includes(value)
      ? []
      : [
          {
            path,
            isKey,
            message: `no ${nounOf(section)} "${value}"${didYouMean(value, known) || listed(known, section)}`,
          },
        ],
  )

const listed = (known: readonly string[], section: SectionName): string =>
  known.length === 0 ? `; the scenario has no ${section}` : `; there are ${known.join(', ')}`
