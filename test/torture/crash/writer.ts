import type { Dice } from '../dice.js'
import { type Remembered, type Sent, type Shown, send, type Target } from './remembered.js'

const bookings = '2024-08-13'
const eventTypes = '2024-06-14'
const halfHour = 1_800_000

/** How requests end whose server was killed. */
const isEnd = (error: unknown): boolean =>
  error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated')

/** One of many who write at the same time, each to things of its own, and remember what they were answered. */
export class Writer {
  readonly things: Remembered[] = []
  /** Answers that no writer should get. */
  readonly strange: string[] = []
  acknowledged = 0
  /** Half hours in which this writer has booked; never one twice, since the answer may be what was lost. */
  #halfHours = 0
  #titles = 0
  readonly #name: string
  readonly #dice: Dice

  constructor(position: number, dice: Dice) {
    this.#name = `w${position}`
    this.#dice = dice
  }

  /** Writes until the server dies. */
  async write(target: Target): Promise<void> {
    try {
      for (;;) await this.#step(target)
    } catch (error) {
      // The server is gone: what was under way may have been kept, or not.
      if (!isEnd(error)) this.strange.push(String(error))
    }
  }

  #step(target: Target): Promise<void> {
    const what = this.#dice.within(0, 12)
    if (what < 2) return this.#createType(target)
    const typed = what < 5 ? this.#alive('/v2/event-types/') : undefined
    if (typed) return what < 4 ? this.#renameType(target, typed) : this.#removeType(target, typed)
    const booked = what > 4 && what < 9 ? this.#alive('/v2/bookings/') : undefined
    return booked ? this.#change(target, booked, what) : this.#book(target)
  }

  #change(target: Target, booked: Remembered, what: number): Promise<void> {
    if (what < 6) return this.#cancel(target, booked)
    return what < 8 ? this.#relocate(target, booked) : this.#reschedule(target, booked)
  }

  /** Any of its things that can still be changed. */
  #alive(path: string): Remembered | undefined {
    const found = this.things.filter((it) => it.path.startsWith(path) && it.kept && it.kept['status'] !== 'cancelled')
    return found[this.#dice.within(0, Math.max(1, found.length))]
  }

  #nextStart(): string {
    this.#halfHours += 1
    return new Date(Date.UTC(2026, 0, 6) + this.#halfHours * halfHour).toISOString()
  }

  #nextTitle(): string {
    this.#titles += 1
    return `Title ${this.#titles} – ${'é'.repeat(this.#dice.within(0, 40))}`
  }

  async #book(target: Target): Promise<void> {
    const start = this.#nextStart()
    const attendee = { name: 'Cleo Carver', email: 'cleo@example.com', timeZone: 'Europe/London' }
    const eventTypeId = target.ids[`eventType.${this.#name}`]
    const data = await this.#send(target, 'POST /v2/bookings', { start, eventTypeId, attendee })
    this.#remember(data && { path: `/v2/bookings/${data['uid']}`, version: bookings, owner: this.#name, kept: data })
  }

  async #cancel(target: Target, booked: Remembered): Promise<void> {
    const reason = this.#nextTitle()
    this.#begin(booked, { status: 'cancelled', cancellationReason: reason })
    this.#keep(booked, await this.#send(target, `POST ${booked.path}/cancel`, { cancellationReason: reason }))
  }

  async #relocate(target: Target, booked: Remembered): Promise<void> {
    const link = `https://meet.example.com/${this.#nextTitle().length}-${this.#dice.within(0, 1e6)}`
    this.#begin(booked, { location: link })
    this.#keep(booked, await this.#send(target, `PATCH ${booked.path}/location`, { location: { type: 'link', link } }))
  }

  /** Makes a booking of a booking: the old one and the new one are kept together, or neither. */
  async #reschedule(target: Target, booked: Remembered): Promise<void> {
    this.#begin(booked, { status: 'cancelled' })
    const data = await this.#send(target, `POST ${booked.path}/reschedule`, { start: this.#nextStart() })
    if (!data) return
    const { updatedAt: _, ...before } = booked.kept ?? {}
    this.#keep(booked, { ...before, status: 'cancelled', rescheduledToUid: data['uid'] })
    this.#remember({ path: `/v2/bookings/${data['uid']}`, version: bookings, owner: this.#name, kept: data })
  }

  async #createType(target: Target): Promise<void> {
    const title = this.#nextTitle()
    const body = { title, slug: `${this.#name}-${this.#titles}`, lengthInMinutes: 20 }
    const data = await this.#send(target, 'POST /v2/event-types', body)
    this.#remember(
      data && { path: `/v2/event-types/${data['id']}`, version: eventTypes, owner: this.#name, kept: data },
    )
  }

  async #renameType(target: Target, typed: Remembered): Promise<void> {
    const title = this.#nextTitle()
    this.#begin(typed, { title })
    this.#keep(typed, await this.#send(target, `PATCH ${typed.path}`, { title }))
  }

  async #removeType(target: Target, typed: Remembered): Promise<void> {
    this.#begin(typed, 'gone')
    if (!(await this.#send(target, `DELETE ${typed.path}`))) return
    typed.kept = undefined
    typed.maybe = undefined
  }

  #remember(known: Omit<Remembered, 'maybe' | 'isFresh'> | undefined): void {
    if (known) this.things.push({ ...known, maybe: undefined, isFresh: true })
  }

  #begin(thing: Remembered, maybe: Remembered['maybe']): void {
    thing.maybe = maybe
    thing.isFresh = true
  }

  #keep(thing: Remembered, data: Shown | undefined): void {
    if (!data) return
    thing.kept = data
    thing.maybe = undefined
  }

  /** The data of a write that was acknowledged. */
  async #send(target: Target, request: Sent['request'], body?: object): Promise<Shown | undefined> {
    const version = request.includes('/v2/bookings') ? bookings : eventTypes
    const key = target.keys[this.#name]
    const { status, text, data } = await send(target, { request, version, key, ...(body && { body }) })
    if (status === 200 || status === 201) {
      this.acknowledged += 1
      return data
    }
    this.strange.push(`${request}: ${status} ${text}`)
    return undefined
  }
}
