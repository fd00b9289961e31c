import { requestFindings } from '../../../contract/request-findings.js'
import type { EventType } from '../../../domain/event-type/event-type.js'
import type { StoredState } from '../../../state/stored-state.js'
import type { Finding } from '../finding.js'
import { toFinding } from '../requests.js'

type Thing = Readonly<Record<string, unknown>>

/** How a thing would be sent, were somebody to make or change it. */
type Sent = (thing: Thing) => { readonly validator: string; readonly body: Thing }

/** In an organization the language is whatever text one likes (TM-05). */
const asProfile: Sent = ({ locale: _, ...body }) => ({ validator: 'updateMe_body', body })

const asWebhook: Sent = (body) => ({ validator: 'updateOrganizationWebhook_body', body })

const asRole: Sent = (body) => ({
  validator: body['teamId'] === null ? 'updateOrganizationRole_body' : 'createTeamRole_body',
  body,
})

/** What is stored only to be shown again stands in the event type itself. */
const asEventType: Sent = ({ shown, locations, ...settings }) => ({
  validator: 'updateOrganizationTeamEventType_body',
  body: {
    ...settings,
    ...(shown as EventType['shown']),
    locations: (locations as EventType['locations']).filter(({ type }) => type !== 'unknown'),
  },
})

const sentAs: Readonly<Record<string, Sent>> = {
  users: asProfile,
  roles: asRole,
  eventTypes: asEventType,
  webhooks: asWebhook,
}

/** What the documents would find wrong with things of the state, were they sent: so lengths, limits and addresses are such as a caller could have set. */
export const checkStateRequests = ({ things }: StoredState): readonly Finding[] =>
  Object.entries(sentAs).flatMap(([section, sent]) =>
    (things[section] ?? []).flatMap((thing, position) => {
      const { validator, body } = sent(thing as unknown as Thing)
      const value = withoutNulls(body)
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
