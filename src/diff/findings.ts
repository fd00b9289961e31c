import { type Change, type Rule, rules } from './change.js'
import { pointerOf, type Side } from './side.js'

/** Where a change stands. */
export interface Place {
  readonly before?: Side | undefined
  readonly after?: Side | undefined
}

/** Collects changes, each once, with all operations that meet it. */
export class Findings {
  readonly #found = new Map<string, Change & { readonly operations: string[] }>()
  #operation = ''
  #compared = new Set<string>()

  /** From now on what is told belongs to this operation. */
  begin(operation: string): void {
    this.#operation = operation
    this.#compared = new Set()
  }

  /** Whether these two were compared for this operation already: schemas may lead back to themselves. */
  isNew(direction: string, { before, after }: Place): boolean {
    const key = `${direction} ${pointerOf(before)} ${pointerOf(after)}`
    if (this.#compared.has(key)) return false
    this.#compared.add(key)
    return true
  }

  tell(rule: Rule, place: Place, message: string): void {
    const [before, after] = [pointerOf(place.before), pointerOf(place.after)]
    const key = [rule, before, after, message].join('\n')
    const known = this.#found.get(key)
    if (!known)
      this.#found.set(key, { rule, effect: rules[rule], message, before, after, operations: [this.#operation] })
    else if (!known.operations.includes(this.#operation)) known.operations.push(this.#operation)
  }

  all(): readonly Change[] {
    return [...this.#found.values()]
  }
}
