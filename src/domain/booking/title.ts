import type { Directory } from '../directory.js'
import type { EventType } from '../event-type/event-type.js'
import type { Metadata, User } from '../organization/user.js'
import { spokenLength } from './spoken-length.js'

/** What the title of a booking is made of. */
export interface TitleFacts {
  readonly eventType: EventType
  readonly organizerId: number
  readonly attendeeName: string
  /** Minutes. */
  readonly length: number
  /** The place as people see it. */
  readonly location: string
  /** The booker's answers by slug. */
  readonly responses: Metadata
}

/** `<event type title> between <host or team name> and <attendee name>`, or the event type's own template filled in (BK-50). */
export const bookingTitle = (facts: TitleFacts, directory: Directory): string => {
  const { eventType, attendeeName } = facts
  if (eventType.customName) return filledIn(eventType.customName, facts, directory)
  const team = eventType.teamId === null ? undefined : directory.team(eventType.teamId)
  const host = team?.name ?? nameOf(directory.user(facts.organizerId))
  return `${eventType.title} between ${host} and ${attendeeName}`
}

const nameOf = (user: User | undefined): string => user?.name || user?.username || 'unknown'

/** One pass, so that a name with braces in it stays as it is; what names no variable stays too. */
const filledIn = (template: string, facts: TitleFacts, directory: Directory): string => {
  const known = new Map(Object.entries(variables(facts, nameOf(directory.user(facts.organizerId)))))
  const answers = new Map(Object.entries(facts.responses))
  const slugs = new Set(facts.eventType.bookingFields.map((it) => it.slug))
  return template.replace(/\{([^{}]+)\}/g, (all, name: string) => {
    const value = known.get(name) ?? answers.get(name)
    if (value === undefined) return slugs.has(name) ? '' : all
    return Array.isArray(value) ? value.join(', ') : String(value)
  })
}

const variables = ({ eventType, attendeeName, length, location }: TitleFacts, organizer: string) => ({
  'Event type title': eventType.title,
  Organiser: organizer,
  Scheduler: attendeeName,
  Location: location,
  'Organiser first name': firstWord(organizer),
  'Scheduler first name': firstWord(attendeeName),
  'Scheduler last name': lastWord(attendeeName),
  'Event duration': spokenLength(length),
  LOCATION: location,
  'HOST/ATTENDEE': attendeeName,
  HOST: organizer,
  ATTENDEE: attendeeName,
  USER: attendeeName,
})

const wordsOf = (name: string): readonly string[] => name.trim().split(/\s+/)

const firstWord = (name: string): string => wordsOf(name)[0] ?? ''

/** Empty for a name of one word. */
const lastWord = (name: string): string => wordsOf(name).slice(1).at(-1) ?? ''
