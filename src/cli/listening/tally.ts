import { jsonLine, visible } from '../terminal/visible.js'
import type { Report } from './receiver.js'

/** Counts what came and what was wrong with it. */
export class Tally {
  readonly #byTrigger = new Map<string, number>()
  deliveries = 0
  problems = 0

  add({ delivered, problems }: Report): void {
    this.problems += problems.length
    if (!delivered) return
    const { trigger = 'other body' } = delivered.content
    this.deliveries += 1
    this.#byTrigger.set(trigger, (this.#byTrigger.get(trigger) ?? 0) + 1)
  }

  /** One sentence: `3 deliveries (2 BOOKING_CREATED, 1 MEETING_ENDED), 1 problem`. */
  text(): string {
    const kinds = [...this.#byTrigger].map(([trigger, count]) => `${count} ${trigger}`).join(', ')
    const problems = this.problems === 0 ? 'no problems' : counted(this.problems, 'problem', 'problems')
    return visible(`${counted(this.deliveries, 'delivery', 'deliveries')}${kinds && ` (${kinds})`}, ${problems}`)
  }

  json(): string {
    const { deliveries, problems } = this
    return jsonLine({ event: 'end', deliveries, problems, triggers: Object.fromEntries(this.#byTrigger) })
  }
}

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`
