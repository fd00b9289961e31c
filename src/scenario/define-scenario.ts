import type { Key } from './key.js'
import type { Scenario, SectionName } from './scenario.js'

/** Keys that a scenario has in a section; any, where it lies over another that is not seen here. */
type KeyIn<S, Section extends SectionName> = S extends { readonly extends: string }
  ? Key
  : Section extends keyof S
    ? keyof S[Section] & string
    : never

type UserOf<S> = KeyIn<S, 'users'>

/** The places of a thing that name things of other sections. */
interface ReferencesOf<S> {
  readonly organizations: { readonly members?: MembersOf<S> }
  readonly teams: { readonly organization?: KeyIn<S, 'organizations'>; readonly members?: MembersOf<S> }
  readonly users: { readonly managedBy?: KeyIn<S, 'oauthClients'> }
  readonly roles: { readonly organization?: KeyIn<S, 'organizations'>; readonly team?: KeyIn<S, 'teams'> }
  readonly schedules: { readonly owner: UserOf<S> }
  readonly eventTypes: {
    readonly owner?: UserOf<S>
    readonly team?: KeyIn<S, 'teams'>
    readonly schedule?: KeyIn<S, 'schedules'>
    readonly hosts?: readonly (UserOf<S> | { readonly user: UserOf<S>; readonly [setting: string]: unknown })[]
  }
  readonly bookings: { readonly eventType: KeyIn<S, 'eventTypes'>; readonly host?: UserOf<S> }
  readonly recordings: { readonly booking: KeyIn<S, 'bookings'> }
  readonly payments: { readonly booking: KeyIn<S, 'bookings'> }
  readonly webhooks: {
    readonly organization?: KeyIn<S, 'organizations'>
    readonly team?: KeyIn<S, 'teams'>
    readonly eventType?: KeyIn<S, 'eventTypes'>
    readonly user?: UserOf<S>
    readonly oauthClient?: KeyIn<S, 'oauthClients'>
  }
  readonly oauthClients: { readonly user?: UserOf<S>; readonly organization?: KeyIn<S, 'organizations'> }
  readonly credentials: { readonly user?: UserOf<S>; readonly client?: KeyIn<S, 'oauthClients'> }
}

type MembersOf<S> = { readonly [User in UserOf<S>]?: unknown }

/** A scenario whose references lead somewhere, as far as types can say. */
type Coherent<S> = {
  readonly [Section in keyof S & keyof ReferencesOf<S>]: {
    readonly [Name in keyof S[Section]]: ReferencesOf<S>[Section]
  }
}

type FieldOf<Thing> = Thing extends unknown ? keyof Thing : never

/** Names that a section's things, or the scenario itself, cannot have, each with a text that no value is. */
type Described<S> = {
  readonly [Section in keyof S]: Section extends SectionName
    ? {
        readonly [Name in keyof S[Section]]: Without<S[Section][Name], FieldOf<NonNullable<Scenario[Section]>[string]>>
      }
    : Section extends keyof Scenario
      ? unknown
      : `a scenario has no section ${Section & string}`
}

type Without<Thing, Known> = {
  readonly [Field in Exclude<keyof Thing, Known>]: `there is no field ${Field & string}`
}

/**
 * A scenario written in code: the compiler completes its fields, and finds misspelt ones, and keys that no thing of it has.
 *
 * Answers what it is given; the rest is checked when a mock is made of it.
 */
export const defineScenario = <const S extends Scenario>(scenario: S & Coherent<S> & Described<S>): S => scenario
