import type { EventTypeInput } from '../domain/event-type/apply-input.js'
import type { HostPriority, SchedulingType } from '../domain/event-type/event-type.js'
import type { Metadata } from '../domain/organization/user.js'
import type { Key } from './key.js'

/** A host by user key, alone or with his settings. */
export type ScenarioHost =
  | Key
  | { readonly user: Key; readonly mandatory?: boolean; readonly priority?: HostPriority; readonly weight?: number }

type EventTypeSettings = Omit<EventTypeInput, 'hosts' | 'scheduleId' | 'schedulingType' | 'title'>

/** An event type of an owner or of a team, with the fields of the create request; users and schedules by key. */
export interface ScenarioEventType extends EventTypeSettings {
  readonly id?: number
  /** Personal: its owner. */
  readonly owner?: Key
  readonly team?: Key
  readonly title: string
  readonly schedulingType?: SchedulingType
  readonly hosts?: readonly ScenarioHost[]
  readonly schedule?: Key
  /** In the currency's smallest unit. */
  readonly price?: number
  readonly currency?: string
  readonly isInstantEvent?: boolean
  readonly metadata?: Metadata
}

/** A subscription of exactly one of organization, team, event type, user, OAuth client. */
export interface ScenarioWebhook {
  readonly id?: number
  readonly organization?: Key
  readonly team?: Key
  readonly eventType?: Key
  readonly user?: Key
  readonly oauthClient?: Key
  readonly subscriberUrl: string
  readonly triggers: readonly string[]
  readonly active?: boolean
  readonly secret?: string
  readonly payloadTemplate?: string
}
