import type { Wire } from '../contract/wire.js'
import type { EventTypeInput } from '../domain/event-type/event-type-input.js'

/** The body of a new event type, with what it cannot do without. */
export type CompleteInput = EventTypeInput & Required<Pick<EventTypeInput, 'title' | 'slug' | 'lengthInMinutes'>>

/** The older body of a change in the current form: `length` wins over `lengthInMinutes` (XT-32). */
export const fromOlderChange = ({ length, ...input }: Wire<'OlderUpdateEventTypeInput'>): EventTypeInput => ({
  ...input,
  ...(length !== undefined && { lengthInMinutes: length }),
})

/** The older body of a new event type in the current form; the document has seen that it has a length. */
export const fromOlderCreation = ({ title, slug, ...rest }: Wire<'OlderCreateEventTypeInput'>): CompleteInput => {
  const { lengthInMinutes = 0, ...input } = fromOlderChange(rest)
  return { ...input, title, slug, lengthInMinutes }
}
