import type { Caller } from '../domain/access/caller.js'
import type { CallerNames } from './caller-names.js'
import { checkedFault } from './check-fault.js'
import { draw } from './draw.js'
import type { Fault, MetFault, MockFaults, WaitingFault } from './fault.js'

/** What the faults of one sandbox begin with. */
export interface FaultsGround {
  /** The world's. */
  readonly seed: number
  /** Those of the scenario, checked. */
  readonly given: readonly Fault[]
  readonly callers: CallerNames
}

/** What a fault may be aimed at. */
export interface Target {
  readonly operationId: string
  readonly caller: Caller
}

interface Waiting {
  readonly id: number
  readonly fault: Fault
  /** Requests that it was aimed at. */
  seen: number
  met: number
}

/** The faults of one sandbox: which wait, and which of them a request meets. */
export class Faults implements MockFaults {
  readonly #ground: FaultsGround
  #waiting: readonly Waiting[] = []
  #count = 0
  #ending: AbortController | undefined

  constructor(ground: FaultsGround) {
    this.#ground = ground
    this.reset()
  }

  /** Whether no fault waits. */
  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** Told when nobody is to wait for an answer any more. */
  get ended(): AbortSignal {
    this.#ending ??= new AbortController()
    return this.#ending.signal
  }

  next(fault: Fault): WaitingFault {
    const checked = checkedFault(fault, this.#ground.callers.all)
    return this.#set({ ...checked, times: checked.times ?? 1 })
  }

  add(fault: Fault): WaitingFault {
    return this.#set(checkedFault(fault, this.#ground.callers.all))
  }

  list(): readonly WaitingFault[] {
    return this.#waiting.map(told)
  }

  remove(id: number): WaitingFault | undefined {
    const found = this.#waiting.find((it) => it.id === id)
    this.#waiting = this.#waiting.filter((it) => it !== found)
    return found && told(found)
  }

  clear(): number {
    const { length } = this.#waiting
    this.#waiting = []
    return length
  }

  /** The fault that a request meets: the first that it fits. It counts for all that are aimed at it. */
  take(target: Target): MetFault | undefined {
    let found: Waiting | undefined
    for (const waiting of this.#waiting) {
      if (!this.#isAimedAt(waiting.fault, target)) continue
      waiting.seen++
      if (!found && this.#isDue(waiting)) found = waiting
    }
    return found && this.#meet(found)
  }

  /** A fault that is for one request alone. */
  takeOnce(fault: Fault): MetFault {
    return this.#meet({ id: ++this.#count, fault, seen: 1, met: 0 })
  }

  /** Back to those of the scenario, none of them met. */
  reset(): void {
    this.#waiting = []
    this.#count = 0
    for (const fault of this.#ground.given) this.#set(fault)
  }

  /** Ends the waiting for answers that are late or slow. */
  close(): void {
    this.#ending?.abort()
    this.#ending = undefined
  }

  #set(fault: Fault): WaitingFault {
    const times = fault.times ?? (fault.nth === undefined ? undefined : 1)
    const waiting = { id: ++this.#count, fault: { ...fault, ...(times && { times }) }, seen: 0, met: 0 }
    this.#waiting = [...this.#waiting, waiting]
    return told(waiting)
  }

  #isAimedAt({ operationId, caller }: Fault, target: Target): boolean {
    if (operationId !== undefined && operationId !== target.operationId) return false
    return caller === undefined || this.#namesOf(target.caller).includes(caller)
  }

  #namesOf(caller: Caller): readonly string[] {
    return caller.kind === 'anonymous' ? ['anonymous'] : this.#ground.callers.of(caller)
  }

  #isDue(waiting: Waiting): boolean {
    const { nth = 1, chance = 1 } = waiting.fault
    return waiting.seen >= nth && (chance === 1 || this.#draw(waiting, 'chance') < chance)
  }

  #meet(waiting: Waiting): MetFault {
    const { id, fault } = waiting
    const { times, latency = 0, jitter = 0 } = fault
    const delay = latency + (jitter === 0 ? 0 : Math.round(this.#draw(waiting, 'jitter') * jitter))
    waiting.met++
    if (waiting.met === times) this.remove(id)
    return { id, fault, delay }
  }

  #draw({ id, fault, seen }: Waiting, purpose: string): number {
    const source = fault.seed === undefined ? [this.#ground.seed, 'fault', id] : [fault.seed]
    return draw(...source, purpose, seen)
  }
}

const told = ({ id, fault, met }: Waiting): WaitingFault => ({ ...fault, id, met })
