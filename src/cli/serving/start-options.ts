import { alternatives } from '../../contract/ledger.js'
import { readAllowance } from '../../delivery/target.js'
import { didYouMean } from '../../domain/nearest-name.js'
import type { AlternativeId } from '../../generated/ledger.js'
import {
  checkedControlToken,
  checkedProduct,
  checkedSeed,
  checkedVerificationCode,
  checkedWebBase,
} from '../../mock/checked-options.js'
import { instantOf } from '../../mock/mock-clock.js'
import { flag, list, oneOf, value } from '../arguments/option.js'
import { longestWait, wholeNumber } from '../arguments/whole-number.js'

const digits = (text: string): number => (/^\d{1,16}$/.test(text) ? Number(text) : Number.NaN)

/** A port to listen on. */
export const readPort = (text: string): number => {
  const port = digits(text)
  if (port <= 65535) return port
  throw new Error(`"${text}" is not a port; give a whole number from 0 to 65535`)
}

/** The seed of ids and chance. */
export const readSeed = (text: string): number => {
  const seed = digits(text)
  if (!Number.isNaN(seed)) return checkedSeed(seed)
  throw new Error(`"${text}" cannot be the seed; give a whole number of zero or more`)
}

/** A moment, as it was written. */
export const readTime = (text: string): string => {
  instantOf(text)
  return text
}

/** A text that is not empty. */
export const readText = (text: string): string => {
  if (text.trim() !== '') return text
  throw new Error('it is empty; leave it out, or give a value')
}

const readAlternative = (text: string): AlternativeId => {
  const ids = alternatives.map(({ id }) => id)
  const found = ids.find((id) => id === text.toUpperCase())
  if (found) return found
  throw new Error(`there is no alternative "${text}"; the command "svc-mock ledger" lists them${didYouMean(text, ids)}`)
}

/** A host that may be delivered to beside the loopback addresses, as it was written. */
export const readAllowedHost = (text: string): string => {
  readAllowance(text)
  return text
}

/** Everything that a mock can be started with. */
export const startOptions = {
  scenario: value(
    'NAME|FILE',
    'What is there: a built-in scenario, or a YAML or JSON file. Default personal.',
    readText,
  ),
  port: value('NUMBER', 'Port to listen on; 0 takes any free one. Default 4010.', readPort),
  host: value('ADDRESS', 'Address to listen on. Default 127.0.0.1.', readText),
  product: value('NAME', 'Word that headers, keys and values carry in place of svc.', checkedProduct),
  'web-base': value('URL', 'Base of meeting links. Default https://<product>.example.com.', checkedWebBase),
  'verification-code': value(
    'CODE',
    'E-mail verification code that counts as right. Default 123456.',
    checkedVerificationCode,
  ),
  now: value('TIME', 'Where the clock starts, ISO 8601.', readTime),
  freeze: flag('Stops the clock where it starts.'),
  seed: value('NUMBER', 'Seed of ids and chance. Default 1.', readSeed),
  db: value('FILE', 'JSON file that keeps the state; where it exists it wins over the scenario.', readText),
  overlay: value('FILE', 'OpenAPI document of yours; it answers what the mock has no handler for.', readText),
  'overlay-mode': value(
    'static|dynamic',
    'Answers of the overlay by its examples, or by chance. Default static.',
    oneOf('static', 'dynamic'),
  ),
  'spec-only': flag('Leaves out what the specification does not show.'),
  policy: value(
    'NAME',
    'How far answers may reach: specification, choice, beyond. Default beyond.',
    oneOf('specification', 'choice', 'beyond'),
  ),
  profile: value(
    'NAME',
    'How it behaves: specification, or as the public service does: service.',
    oneOf('specification', 'service'),
  ),
  alternative: list('ID', 'Turns on one alternative, such as AL-16; may be repeated.', readAlternative),
  'rate-limit': flag('Refuses requests over the rate limit.'),
  'allow-delivery': list(
    'HOST',
    'Lets webhooks be delivered to host or host:port too, not to this machine alone; may be repeated.',
    readAllowedHost,
  ),
  'delivery-timeout': value(
    'MS',
    'Milliseconds that a receiver of webhooks may take. Default 10000.',
    wholeNumber(1, longestWait),
  ),
  retry: value('ATTEMPTS', 'How often a delivery is sent at most. Default 1.', wholeNumber(1)),
  'control-token': value(
    'TOKEN',
    'What everybody must present to control the mock; without one, only this machine may.',
    checkedControlToken,
  ),
  'journal-size': value('NUMBER', 'Requests and deliveries that are kept. Default 1000.', wholeNumber(1)),
  watch: flag('Loads the scenario file again when it changes, and resets.'),
  json: flag('Speaks JSON: one line when it is ready, one for each request and delivery.'),
}
