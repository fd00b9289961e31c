import type { OperationId } from '../contract/wire.js'
import type { EventType } from '../domain/event-type/event-type.js'
import type { AlternativeId } from '../generated/ledger.js'

/** A whole reply body, or a part of one, as JSON. */
export type Json = Readonly<Record<string, unknown>>

/** Ids of a scenario's things by `<kind>.<key>`. */
export type Ids = Readonly<Record<string, number | string>>

/** What a shape may look up where the default reply has lost it. */
export interface ShapingContext {
  /** The stored event type; undefined for one that was put together for this reply. */
  eventType(id: number): EventType | undefined
  /** The event types that a managed one gave its hosts, in their default wire form, by id (EV-55). */
  children(parentId: number): readonly Json[]
}

/**
 * One shaping alternative (behaviour.md section 14): another form of a reply that is otherwise the same.
 *
 * `shape` is pure: it takes the whole body, envelope included, and answers a new one.
 */
export interface Alternative {
  readonly id: AlternativeId
  /** The operations whose success replies it touches. */
  readonly operations: readonly OperationId[]
  /** The generations whose replies it touches; left out: the current one only. */
  readonly generations?: 'both'
  shape(reply: Json, context: ShapingContext): Json
  /** How the ids of a scenario's things are told under it, where that differs too. */
  shapeIds?(ids: Ids): Ids
}
