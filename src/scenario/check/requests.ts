import type { Finding as RequestFinding } from '../../contract/findings.js'
import { requestFindings } from '../../contract/request-findings.js'
import { serviceVideoApp } from '../../domain/booking/location.js'
import type { Path } from '../path.js'
import type { Scenario } from '../scenario.js'
import type { ScenarioBooking } from '../scenario-booking.js'
import { inputOf } from '../seed/event-type-input.js'
import type { Finding } from './finding.js'
import { shownValue } from './shown-value.js'

/** A thing of the scenario in the form of the request that would make or change it, as far as the two are alike. */
interface Alike {
  readonly section: string
  readonly key: string
  readonly validator: string
  readonly value: unknown
}

/** What the documents would find wrong with things of the scenario, were they sent: a caller meets no others. */
export const checkRequests = (scenario: Scenario): readonly Finding[] =>
  [...eventTypes(scenario), ...roles(scenario), ...locations(scenario)].flatMap(({ section, key, validator, value }) =>
    requestFindings(validator, value).map((finding) => toFinding([section, key], finding, value)),
  )

const eventTypes = (scenario: Scenario): readonly Alike[] =>
  Object.entries(scenario.eventTypes ?? {}).map(([key, eventType]) => ({
    ...{ section: 'eventTypes', key, validator: 'updateOrganizationTeamEventType_body' },
    value: inputOf(eventType),
  }))

const roles = (scenario: Scenario): readonly Alike[] =>
  Object.entries(scenario.roles ?? {}).map(([key, role]) => ({
    ...{ section: 'roles', key, value: role },
    validator: role.team === undefined ? 'updateOrganizationRole_body' : 'createTeamRole_body',
  }))

const locations = (scenario: Scenario): readonly Alike[] =>
  Object.entries(scenario.bookings ?? {})
    .filter(([, { location }]) => location !== undefined && location.type !== 'organizersDefaultApp')
    .map(([key, booking]) => ({
      ...{ section: 'bookings', key, validator: 'updateBookingLocation_body' },
      value: withDefaultApp(booking),
    }))

const withDefaultApp = ({ location }: ScenarioBooking) => ({ location: { integration: serviceVideoApp, ...location } })

/** A finding about a thing in the form of a request, as one about the thing. */
export const toFinding = (thing: Path, { path, rule, reason }: RequestFinding, value: unknown): Finding => {
  const steps: (string | number)[] = []
  let found = value
  for (const step of path) {
    steps.push(Array.isArray(found) ? Number(step) : step)
    found = (found as Readonly<Record<string, unknown>> | null | undefined)?.[step]
  }
  const isTold = rule !== 'required' && found !== undefined && (typeof found !== 'object' || found === null)
  return { path: [...thing, ...steps], message: isTold ? `${reason}, is ${shownValue(found)}` : reason }
}
