import { requestFindings } from '../../../contract/request-findings.js'
import type { EventType } from '../../../domain/event-type/event-type.js'
import type { StoredState } from '../../../state/stored-state.js'
import type { Finding } from '../finding.js'
import { toFinding } from '../requests.js'

type Thing = Readonly<Record<string, unknown>>

/** How the things of a section would be sent, were somebody to make or change them. */
interface Alike {
  readonly validator: string
  read(thing: Thing): Thing
}

const asStored = (thing: Thing): Thing => thing

/** What is not set is not sent; what is stored only to be shown again stands in the event type itself. */
const asEventType = ({ shown, locations, ...settings }: Thing): Thing => ({
  ...settings,
  ...(shown as EventType['shown']),
  locations: (locations as EventType['locations']).filter(({ type }) => type !== 'unknown'),
})

const alike: Readonly<Record<string, Alike>> = {
  users: { validator: 'updateMe_body', read: asStored },
  eventTypes: { validator: 'updateOrganizationTeamEventType_body', read: asEventType },
  webhooks: { validator: 'updateOrganizationWebhook_body', read: asStored },
}

/** What the documents would find wrong with things of the state, were they sent: so lengths, limits and addresses are such as a caller could have set. */
export const checkStateRequests = ({ things }: StoredState): readonly Finding[] =>
  Object.entries(alike).flatMap(([section, { validator, read }]) =>
    (things[section] ?? []).flatMap((thing, position) => {
      const value = withoutNulls(read(thing as unknown as Thing))
      return requestFindings(validator, value).map((it) => toFinding(['things', section, position], it, value))
    }),
  )

/** Where the form of a thing lets null stand, nothing is set; of free-form data the form says nothing. */
const withoutNulls = (value: unknown, name = ''): unknown => {
  if (typeof value !== 'object' || value === null || name === 'metadata') return value
  if (Array.isArray(value)) return value.map((element) => withoutNulls(element))
  const set = Object.entries(value).filter(([, member]) => member !== null)
  return Object.fromEntries(set.map(([key, member]) => [key, withoutNulls(member, key)]))
}
