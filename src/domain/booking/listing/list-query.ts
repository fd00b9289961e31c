import { parseIso } from '../../time/instant.js'
import type { StatusFilter } from './status-filter.js'

/** Query parameters of the booking lists as they are sent; each list knows some of them. */
export interface ListQuery {
  readonly status?: readonly StatusFilter[]
  readonly attendeeEmail?: string
  readonly attendeeName?: string
  readonly bookingUid?: string
  readonly eventTypeIds?: string
  readonly eventTypeId?: string
  readonly teamsIds?: string
  readonly teamId?: string
  readonly userIds?: string
  readonly afterStart?: string
  readonly beforeEnd?: string
  readonly afterCreatedAt?: string
  readonly beforeCreatedAt?: string
  readonly afterUpdatedAt?: string
  readonly beforeUpdatedAt?: string
  readonly sortStart?: SortDirection
  readonly sortEnd?: SortDirection
  readonly sortCreated?: SortDirection
  readonly sortUpdatedAt?: SortDirection
  readonly take?: number
  readonly skip?: number
}

/** Oldest or newest first. */
export type SortDirection = 'asc' | 'desc'

/** Page size where none is asked for (BK-73). */
export const defaultTake = 100

/** Numbers separated by commas. */
export const readIds = (text: string): readonly number[] => text.split(',').map(Number)

/** The event types asked for; the list wins over the single one (BK-77). */
export const askedEventTypes = ({ eventTypeIds, eventTypeId }: ListQuery): readonly number[] | undefined =>
  readOptionalIds(eventTypeIds ?? eventTypeId)

/** The teams asked for; the list wins over the single one (BK-77). */
export const askedTeams = ({ teamsIds, teamId }: ListQuery): readonly number[] | undefined =>
  readOptionalIds(teamsIds ?? teamId)

/** An e-mail address as it was meant: a space is a `+` that the query encoding swallowed (BK-77). */
export const readEmail = (text: string): string => text.replaceAll(' ', '+').toLowerCase()

/** A moment as milliseconds since the epoch; undefined where none was sent. */
export const momentAt = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : parseIso(text)

const readOptionalIds = (text: string | undefined): readonly number[] | undefined =>
  text === undefined ? undefined : readIds(text)
