import { Failure } from '../../failure.js'
import type { EventTypeAlternative } from './event-type-rule.js'

const choiceTypes: readonly (string | undefined)[] = ['select', 'multiselect', 'checkbox', 'radio']

/** AL-41: a field of a choice names what there is to choose. */
export const choiceOptions: EventTypeAlternative = {
  name: 'choiceOptions',
  alternative: 'AL-41',

  check({ input: { bookingFields = [] } }) {
    const field = bookingFields.find((it) => choiceTypes.includes(it.type) && !it.options?.length)
    if (!field) return undefined

    return new Failure(
      'event_type.options_missing',
      `The ${field.type} field "${field.slug ?? field.label}" in bookingFields has no options; send some`,
      { property: 'bookingFields', field: field.slug ?? field.label, type: field.type },
    )
  },
}
