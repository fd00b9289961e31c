import { readFileSync } from 'node:fs'
import { createPayloadCheck } from '../contract/check-payload.js'
import { createWords } from '../contract/words.js'
import { defaultDeliverySettings } from '../delivery/settings.js'
import { formFault, hostFault } from '../delivery/target.js'
import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import { triggers } from '../domain/webhook/trigger.js'
import type { Ground } from '../mock/ground.js'
import type { MockOptions } from '../mock/mock-options.js'
import { assignments } from './arguments/assignments.js'
import { flag, list, type Values, value } from './arguments/option.js'
import { longestWait, wholeNumber } from './arguments/whole-number.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'
import { makeEntry, type Wish } from './sending/make-entry.js'
import { openGround } from './sending/open-ground.js'
import { requireTrigger, spokenTrigger } from './sending/read-trigger.js'
import { createSender } from './sending/send-entry.js'
import { parcelJson, parcelText, sentJson, sentText } from './sending/sent-text.js'
import { sayingOf, stage } from './sending/stage.js'
import { mustExist } from './serving/settings.js'
import { readAllowedHost, readSeed, readText, readTime, startOptions } from './serving/start-options.js'
import { createPaint } from './terminal/paint.js'
import type { Terminal } from './terminal/terminal.js'
import { visible } from './terminal/visible.js'

const readTarget = (text: string): string => {
  const fault = formFault(text)
  if (fault === undefined) return text
  throw new Error(fault)
}

/** The text itself, or what stands in the file that it names. */
const readTemplate = (text: string): string => {
  if (!text.startsWith('@')) return readText(text)
  try {
    return readFileSync(text.slice(1), 'utf8')
  } catch (error) {
    throw new Error(`the file ${text.slice(1)} cannot be read: ${(error as Error).message}`)
  }
}

const sendOptions = {
  to: value('URL', 'Where to. Default http://127.0.0.1:4011/, where webhook listen listens.', readTarget),
  scenario: value('NAME|FILE', 'Where it happens. Default webhooks.', readText),
  secret: value('TEXT', 'Signs the delivery.', readText),
  template: value('TEXT|@FILE', 'Makes the body of a template, as payloadTemplate does.', readTemplate),
  set: assignments(
    'A value in the payload by its dotted name, as JSON or else as text; may be repeated.',
    'title=Demo',
  ),
  product: startOptions.product,
  now: value('TIME', 'When it happens, ISO 8601. Default now.', readTime),
  seed: value('NUMBER', 'Seed of ids. Default 1.', readSeed),
  count: value('NUMBER', 'How many, one after the other. Default 1.', wholeNumber(1, 10_000)),
  'allow-delivery': list('HOST', 'Lets it leave for host or host:port too; may be repeated.', readAllowedHost),
  timeout: value('MS', 'Milliseconds that the receiver may take. Default 10000.', wholeNumber(1, longestWait)),
  'dry-run': flag('Tells headers and body, and sends nothing.'),
  json: flag('Speaks JSON: one line for each delivery.'),
}

type Given = Values<typeof sendOptions>

/** Lets one of the events happen, and delivers it to a receiver under test. */
export const webhookSend = defineCommand({
  usage: 'webhook send [TRIGGER] [options]',
  says: 'Delivers a webhook to a receiver of yours, as the mock would; without a trigger, lists what there is.',
  options: sendOptions,
  takesVariables: false,

  async run({ values, positionals: [name, further], terminal }) {
    if (further !== undefined) throw new UsageError(`webhook send sends one trigger; "${further}" is one too many`)
    const words = createWords(values.product ?? 'svc')
    if (name === undefined) return tellTriggers(values, terminal)
    const trigger = requireTrigger(name, words)
    const { to: url = 'http://127.0.0.1:4011/', secret, template, set = [] } = values
    if (!values['dry-run']) mustBeAllowed(url, values)
    const ground = await openGround(optionsOf(values))
    return deliver({ trigger, url, secret, template, set }, { values, ground, terminal })
  },
})

const tellTriggers = ({ product = 'svc' }: Given, { out }: Terminal): number => {
  const words = createWords(product)
  const width = Math.max(...triggers.map((it) => spokenTrigger(it, words).length))
  for (const trigger of triggers) out(`${spokenTrigger(trigger, words).padEnd(width)}  ${sayingOf(trigger)}`)
  return 0
}

const mustBeAllowed = (url: string, { 'allow-delivery': allow = [] }: Given): void => {
  const fault = hostFault(url, allow)
  if (fault !== undefined) throw new UsageError(fault)
}

/** A moment that is given stands still, so that the same call sends the same bytes. */
const optionsOf = ({ scenario = 'webhooks', product, now, seed }: Given): MockOptions => {
  mustExist(scenario)
  return {
    scenario,
    ...(product !== undefined && { product }),
    ...(now !== undefined && { now, freeze: true }),
    ...(seed !== undefined && { seed }),
  }
}

interface Sending {
  readonly values: Given
  readonly ground: Ground
  readonly terminal: Terminal
}

/** Answers 0 where each delivery was taken. */
const deliver = async (wish: Wish, sending: Sending): Promise<number> => {
  const { count = 1 } = sending.values
  const happen = stage(wish.trigger, sending.ground.world)
  let taken = 0
  for (let turn = 0; turn < count; turn++) {
    const entry = makeEntry(wish, sending.ground, happen(turn))
    await warnOfContract(entry, sending)
    if (await deliverOne(entry, sending)) taken += 1
  }
  return taken === count ? 0 : 1
}

/** What a template makes of it is its owner's business. */
const warnOfContract = async (
  { trigger, body, restsOn }: OutboxEntry,
  { ground, terminal }: Sending,
): Promise<void> => {
  const finding = restsOn.includes('WH-21') ? undefined : await createPayloadCheck(ground.words)(trigger, body)
  if (finding !== undefined) terminal.err(visible(`svc-mock: what is sent leaves the contract: ${finding}`))
}

const deliverOne = async (entry: OutboxEntry, { values, ground, terminal: { out, isColoured } }: Sending) => {
  const { json = false, timeout = defaultDeliverySettings.timeout, 'allow-delivery': allow = [] } = values
  if (values['dry-run']) {
    out(json ? parcelJson(entry) : parcelText(entry).join('\n'))
    return true
  }
  const delivery = await createSender(ground.world, { allow, timeout, retry: undefined })(entry)
  out(json ? sentJson(delivery) : sentText(delivery, createPaint(isColoured)).join('\n'))
  return delivery.state === 'delivered'
}
