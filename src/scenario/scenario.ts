import type { Role } from '../domain/organization/organization.js'
import type { User } from '../domain/organization/user.js'
import type { Fault } from '../faults/fault.js'
import type { Key, ScenarioTime } from './key.js'
import type { ScenarioBooking, ScenarioPayment, ScenarioRecording } from './scenario-booking.js'
import type { ScenarioEventType, ScenarioWebhook } from './scenario-event-type.js'

/** Things of one section by the key under which the others refer to them. */
export type Section<T> = Readonly<Record<string, T>>

/** What a world is seeded with, as a YAML or JSON file or as an object; see `scenario.schema.json` for every field. */
export interface Scenario {
  readonly format: 1
  /** One line: the situation. */
  readonly story: string
  /** Where the clock starts, ISO 8601, when the story needs a date of its own. */
  readonly now?: string
  /** A built-in scenario, or a file beside this one, over which this one is laid section by section, key by key. */
  readonly extends?: string
  readonly organizations?: Section<ScenarioOrganization>
  readonly teams?: Section<ScenarioTeam>
  readonly users?: Section<ScenarioUser>
  readonly roles?: Section<ScenarioRole>
  readonly schedules?: Section<ScenarioSchedule>
  readonly eventTypes?: Section<ScenarioEventType>
  readonly bookings?: Section<ScenarioBooking>
  readonly recordings?: Section<ScenarioRecording>
  readonly payments?: Section<ScenarioPayment>
  readonly webhooks?: Section<ScenarioWebhook>
  readonly oauthClients?: Section<ScenarioOAuthClient>
  /** The first is the owner's, and what `exec` hands to the program under test. */
  readonly credentials?: Section<ScenarioCredential>
  /** What goes wrong from the start on, in every sandbox: without end, unless a fault says how many `times`. */
  readonly faults?: Section<Fault>
}

/** Name of a section that holds things by key. */
export type SectionName = Exclude<keyof Scenario, 'format' | 'story' | 'now' | 'extends'>

/** A plain role, or a membership with more to say. */
export type ScenarioMembership =
  | ScenarioMemberRole
  | {
      readonly role?: ScenarioMemberRole
      /** Key of a role whose permissions stand in for the admin role. */
      readonly customRole?: Key
      /** False for somebody who was invited and has not answered. */
      readonly accepted?: boolean
    }

/** Plain roles of members. */
export type ScenarioMemberRole = 'OWNER' | 'ADMIN' | 'MEMBER'

/** An organization; its teams name it. */
export interface ScenarioOrganization {
  readonly id?: number
  readonly name: string
  readonly slug?: string
  /** Whether it is a platform customer's. */
  readonly isPlatform?: boolean
  /** Memberships by user key. */
  readonly members?: Section<ScenarioMembership>
}

/** A team, alone or of an organization. */
export interface ScenarioTeam extends ScenarioOrganization {
  readonly organization?: Key
  readonly logoUrl?: string
  readonly bannerUrl?: string
  readonly bio?: string
  /** Default: Europe/London. */
  readonly timeZone?: string
  readonly weekStart?: string
  readonly brandColor?: string
  readonly darkBrandColor?: string
  readonly theme?: string
}

type UserSettings = Partial<
  Pick<
    User,
    | 'timeZone'
    | 'weekStart'
    | 'timeFormat'
    | 'locale'
    | 'avatarUrl'
    | 'bio'
    | 'brandColor'
    | 'darkBrandColor'
    | 'theme'
    | 'appTheme'
    | 'hideBranding'
    | 'allowDynamicBooking'
    | 'verified'
    | 'metadata'
    | 'isSystemAdmin'
    | 'isLocked'
    | 'apps'
    | 'calendars'
  >
>

/** A person with an account. */
export interface ScenarioUser extends UserSettings {
  readonly id?: number
  /** Default: the key, first letter upper case. */
  readonly name?: string
  /** Default: `<key>@example.com`. */
  readonly email?: string
  /** Default: the key. */
  readonly username?: string
  readonly secondaryEmails?: readonly { readonly email: string; readonly verified?: boolean }[]
  /** Absences and meetings outside the service: no booking is taken then. */
  readonly busy?: readonly { readonly from: ScenarioTime; readonly to: ScenarioTime }[]
  /** Key of the OAuth client that manages the user. */
  readonly managedBy?: Key
}

/** A set of permissions; exactly one of organization and team is given. Every organization and team has owner, admin, member of its own. */
export interface ScenarioRole extends Partial<Pick<Role, 'type' | 'permissions' | 'color' | 'description'>> {
  readonly name: string
  readonly organization?: Key
  readonly team?: Key
}

/** Working hours. */
export interface ScenarioSchedule {
  readonly id?: number
  readonly owner: Key
  readonly name?: string
  /** Default: the owner's. */
  readonly timeZone?: string
  /** Whether it is the owner's default schedule; default true for his first. */
  readonly isDefault?: boolean
  readonly availability?: readonly ScenarioHours[]
  readonly overrides?: readonly { readonly date: string; readonly startTime: string; readonly endTime: string }[]
}

/** Hours of some days of the week, `HH:MM`. */
export interface ScenarioHours {
  readonly days: readonly string[]
  readonly startTime: string
  readonly endTime: string
}

/** A platform customer's client. */
export interface ScenarioOAuthClient {
  /** The client id that callers send; default generated. */
  readonly id?: string
  readonly secret?: string
  readonly name?: string
  /** As whom the client acts. */
  readonly user?: Key
  readonly organization?: Key
}

/** Something to call with, known to tests by its key. */
export type ScenarioCredential =
  | {
      readonly kind: 'apiKey' | 'accessToken'
      /** Left out: a credential without a user. */
      readonly user?: Key
      readonly token?: string
      readonly expired?: boolean
      /** From when on it counts as expired; default never. */
      readonly expiresAt?: ScenarioTime
    }
  | { readonly kind: 'oauthClient'; readonly client: Key }
