import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import type { World } from '../state/world.js'
import type { Carrier, Sent } from './carrier.js'
import { type Attempt, type Delivery, isConcluded, succeeded } from './delivery.js'
import type { Records } from './records.js'
import type { RetryPolicy } from './retry.js'
import type { Redelivery, Round } from './round.js'
import { type Verdict, verdictByHand, verdictOn } from './verdict.js'

/** What delivering needs. */
export interface Means {
  readonly world: World
  readonly carrier: Carrier
  readonly records: Records
  retry(): RetryPolicy | undefined
  /** Looks at an entry before it is sent for the first time. */
  inspect(entry: OutboxEntry): Promise<void>
  /** The world was written to. */
  changed(): void
}

/** Sends an entry whose turn it is, and says in record and outbox what became of it. */
export const deliver = async (means: Means, round: Round, entry: OutboxEntry): Promise<void> => {
  const { carrier, records } = means
  const delivery = records.judged(records.of(entry), { state: 'pending' })
  const refusal = carrier.refusal(delivery)
  if (refusal !== undefined) return conclude(means, round, { entry, verdict: { state: 'refused', reason: refusal } })
  if (entry.attempts === 0) await means.inspect(entry)

  const sent: Sent[] = []
  const wanted = round.twice.delete(entry.id) ? 2 : 1
  while (!round.isOver && sent.length < wanted) sent.push(await sendOnce(means, round, delivery))
  if (round.isOver) return
  round.queue.letGo(entry)
  conclude(means, round, judge(means, { ...entry, attempts: entry.attempts + sent.length }, sent))
}

/** Sends a recorded delivery once more; an entry that waits for its turn still goes by that, unless this one arrives. */
export const deliverAgain = async (means: Means, round: Round, { delivery, done }: Redelivery): Promise<void> => {
  const refusal = means.carrier.refusal(delivery)
  if (refusal === undefined) {
    const { attempt } = await sendOnce(means, round, delivery)
    if (!round.isOver) concludeByHand(means, round, { delivery, verdict: verdictByHand(delivery, attempt) })
  } else concludeByHand(means, round, { delivery, verdict: { state: 'refused', reason: refusal } })
  done(means.records.get(delivery.id) ?? delivery)
}

/** Results that come when the round is over are not recorded. */
const sendOnce = async ({ carrier, records }: Means, round: Round, delivery: Delivery): Promise<Sent> => {
  const sent = await carrier.send(records.get(delivery.id) ?? delivery, round.sendings)
  if (!round.isOver) records.attempted(delivery, sent)
  return sent
}

interface Concluded {
  readonly entry: OutboxEntry
  readonly verdict: Verdict
  /** What was sent of it just now. */
  readonly attempts?: readonly Attempt[]
}

const judge = ({ world, retry }: Means, entry: OutboxEntry, sent: readonly Sent[]): Concluded => {
  const attempts = sent.map(({ attempt }) => attempt)
  const telling = attempts.find(succeeded) ?? attempts.at(-1)
  const circumstances = { policy: retry(), sent: entry.attempts, now: Math.floor(world.now()) }
  return { entry, attempts, verdict: telling ? verdictOn(telling, circumstances) : { state: 'pending' } }
}

const conclude = (means: Means, { queue }: Round, { entry, verdict, attempts }: Concluded): void => {
  const { world, records, changed } = means
  const record = records.of(entry, attempts)
  const isThere = record.state === 'delivered'
  if (verdict.dueAt !== undefined && !isThere) {
    world.outbox.save({ ...entry, dueAt: verdict.dueAt })
    queue.putBack(entry)
  } else {
    world.outbox.remove(entry.id)
    queue.leave(entry)
  }
  records.judged(record, isThere ? { state: 'delivered' } : verdict)
  changed()
}

interface ConcludedByHand {
  readonly delivery: Delivery
  readonly verdict: Verdict
}

/** A failure by hand says nothing about a delivery that is yet to be sent by itself. */
const concludeByHand = (means: Means, round: Round, { delivery, verdict }: ConcludedByHand): void => {
  const { world, records, changed } = means
  const record = records.get(delivery.id) ?? delivery
  if (verdict.state !== 'delivered' && !isConcluded(record.state)) return
  records.judged(record, verdict)
  const entry = world.outbox.get(delivery.id)
  if (entry === undefined || round.queue.isOnItsWay(entry)) return
  world.outbox.remove(entry.id)
  round.queue.leave(entry)
  changed()
}
