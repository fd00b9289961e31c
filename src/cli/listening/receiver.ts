import { setTimeout as wait } from 'node:timers/promises'
import type { Call, CallBody, Reply } from '../../http/call.js'
import { type Arrival, type Content, contentOf } from './arrival.js'
import { type Expected, examine } from './examine.js'
import { History } from './history.js'

/** How a receiver answers, and what it looks for. */
export interface ReceiverSettings extends Expected {
  readonly status: number
  /** How many of the first deliveries are answered 500. */
  readonly fail: number
  /** Milliseconds before each answer. */
  readonly delay: number
  /** After how many deliveries it is over, those answered 500 on purpose aside. */
  readonly count: number | undefined
  /** After which event it is over, by its name in the product's word. */
  readonly until: string | undefined
  /** Milliseconds since the epoch. */
  now(): number
}

/** One request, and what is said of it. */
export interface Report {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly status: number
  /** What was delivered; undefined where nothing was. */
  readonly delivered?: { readonly arrival: Arrival; readonly content: Content }
  /** What is wrong with it, a sentence each. */
  readonly problems: readonly string[]
}

/** Takes deliveries, and tells what each is and what is wrong with it. */
export class Receiver {
  readonly #settings: ReceiverSettings
  readonly #tell: (report: Report) => void
  readonly #history = new History()
  #came = 0
  #counted = 0
  #isUntil = false

  constructor(settings: ReceiverSettings, tell: (report: Report) => void) {
    this.#settings = settings
    this.#tell = tell
  }

  /** Whether everything came that was waited for. */
  get isComplete(): boolean {
    const { count, until } = this.#settings
    return until === undefined ? this.#counted >= (count ?? Number.POSITIVE_INFINITY) : this.#isUntil
  }

  /** Whether nothing more is waited for, since everything came, or as many as were to come. */
  get isOver(): boolean {
    return this.isComplete || this.#counted >= (this.#settings.count ?? Number.POSITIVE_INFINITY)
  }

  async answer({ method, originalUrl: path, headers, body }: Call): Promise<Reply> {
    const at = this.#settings.now()
    const request = { at, method, path }
    if (method !== 'POST') return this.#turnDown({ ...request, status: 405, problems: [] })
    if (body.kind === 'tooLarge') return this.#turnDown({ ...request, status: 413, problems: [tooLarge] })
    return this.#take({ at, path, headers, body: bytesOf(body) })
  }

  #turnDown(report: Report): Reply {
    this.#tell(report)
    const sentence = report.status === 405 ? `Deliveries come by POST, not by ${report.method}` : tooLarge
    return replyOf(report.status, sentence)
  }

  /** What it says after those before it must be asked before anything is waited for. */
  async #take(arrival: Arrival): Promise<Reply> {
    const content = contentOf(arrival)
    const isFailed = this.#came++ < this.#settings.fail
    const status = isFailed ? 500 : statusFor(arrival, content, this.#settings)
    const later = this.#history.faults(arrival, content)
    if (status < 300) this.#history.taken(arrival)
    const problems = [...(await this.#examine(arrival, content)), ...later]
    const { at, path } = arrival
    this.#tell({ at, path, method: 'POST', status, delivered: { arrival, content }, problems })
    await wait(this.#settings.delay, undefined, { ref: false })
    if (!isFailed) this.#count(content)
    return replyOf(status, status < 300 ? '' : `The receiver answers ${status}`)
  }

  /** No body that can be sent may end the receiver. */
  async #examine(arrival: Arrival, content: Content): Promise<readonly string[]> {
    try {
      return await examine(arrival, content, this.#settings)
    } catch (error) {
      return [`it cannot be checked: ${error}`]
    }
  }

  #count({ trigger }: Content): void {
    this.#counted += 1
    this.#isUntil ||= trigger !== undefined && trigger === this.#settings.until
  }
}

const tooLarge = 'its body is larger than 1 MiB'

const bytesOf = (body: CallBody): Uint8Array => (body.kind === 'bytes' ? body.bytes : new Uint8Array())

const statusFor = ({ headers }: Arrival, { json }: Content, { status }: ReceiverSettings): number =>
  /^application\/json\b/i.test(headers['content-type'] ?? '') && json === undefined ? 400 : status

const replyOf = (status: number, sentence: string): Reply => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', ...(status === 405 && { Allow: 'POST' }) },
  body: sentence,
  changed: false,
})
