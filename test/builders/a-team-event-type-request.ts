import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { type Answered, ask } from '../client.js'
import { anEventTypeScenario } from './an-event-type-scenario.js'

/** The scenario of event types at a standing clock, with some alternatives on. */
export const aMockOfEventTypes = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: anEventTypeScenario(), now: '2026-01-05T09:00:00Z', freeze: true, alternatives })

/** What the scenario of event types makes. */
export type MockOfEventTypes = Awaited<ReturnType<typeof aMockOfEventTypes>>

/** What a valid body lacks or changes; a function is given the ids of users by their keys. */
export type Sent = Record<string, unknown> | ((user: (key: string) => number) => Record<string, unknown>)

/** What a team event type cannot do without. */
export const validTeamEventType = { title: 'Demo', slug: 'demo', lengthInMinutes: 30, schedulingType: 'roundRobin' }

/** Who asks for a team event type, of which team, and where. */
export interface Creation {
  readonly as?: string
  readonly team?: string
  readonly alternatives?: readonly AlternativeId[]
  readonly mock?: MockOfEventTypes
}

/** Asks for a new event type of a team, Support unless told otherwise, as its admin Ben. */
export const createTeamEventType = async (sent: Sent = {}, creation: Creation = {}) => {
  const { as = 'ben', team = 'support', mock = await aMockOfEventTypes(creation.alternatives) } = creation
  const user = (key: string) => mock.ids[`user.${key}`] as number
  const body = { ...validTeamEventType, ...(typeof sent === 'function' ? sent(user) : sent) }
  const answered = await ask(mock, `POST /v2/teams/${mock.ids[`team.${team}`]}/event-types`, { as, body })
  return { ...answered, mock }
}

/** Status, name and message of a refusal. */
export const refusalIn = ({ status, headers, body }: Answered) => [
  ...[status, headers.get('x-mock-refused-by'), body.error?.message],
]
