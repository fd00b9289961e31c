import type { Words } from '../../contract/words.js'
import { nearestName } from '../../domain/nearest-name.js'
import { type Trigger, triggers } from '../../domain/webhook/trigger.js'
import { UsageError } from '../command-error.js'

/** The name of a trigger as the product's clients know it. */
export const spokenTrigger = (trigger: Trigger, words: Words): string => words.marked(trigger, 'value')

/** The trigger that is spelt so, in any letter case and with hyphens or underscores; undefined for no name of one. */
export const triggerNamed = (text: string, words: Words): Trigger | undefined => {
  const name = text.toUpperCase().replaceAll('-', '_')
  return triggers.find((trigger) => trigger === name || spokenTrigger(trigger, words) === name)
}

/** The same; throws a `UsageError` that names the nearest. */
export const requireTrigger = (text: string, words: Words): Trigger => {
  const found = triggerNamed(text, words)
  if (found) return found
  const nearest = nearestName(
    text.replaceAll('-', '_'),
    triggers.map((it) => spokenTrigger(it, words)),
  )
  const hint = nearest ? `did you mean "${nearest}"?` : 'the command "svc-mock webhook send" lists them'
  throw new UsageError(`There is no trigger ${text}; ${hint}`)
}
