import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { didYouMean } from '../../domain/nearest-name.js'
import type { MockOptions } from '../../mock/mock-options.js'
import { isScenarioFile } from '../../scenario/load.js'
import type { Values } from '../arguments/option.js'
import { UsageError } from '../command-error.js'
import type { startOptions } from './start-options.js'

type Given = Values<typeof startOptions>

/** Options of the mock out of those of the command line; throws a `UsageError` for some that cannot go together. */
export const toMockOptions = (given: Given): MockOptions => {
  mustBeWatchable(given)
  if (given.scenario !== undefined) mustExist(given.scenario)
  const { 'web-base': webBase, 'spec-only': specOnly, 'rate-limit': rateLimit, alternative: alternatives } = given
  const verificationCode = given['verification-code']
  const { scenario, product, now, freeze, seed, db, policy, profile } = given
  const behaviour = { specOnly, policy, profile, alternatives, rateLimit, verificationCode }
  const all = { scenario, product, webBase, now, freeze, seed, db, ...behaviour, ...aside(given) }
  return Object.fromEntries(Object.entries(all).filter(([, it]) => it !== undefined)) satisfies MockOptions
}

/** What goes on beside the API: deliveries, control, journal. */
const aside = (given: Given): MockOptions => {
  const { retry: attempts, 'control-token': controlToken, 'journal-size': journalSize } = given
  const { overlay, 'overlay-mode': overlayMode } = given
  const { 'allow-delivery': allowDelivery, 'delivery-timeout': deliveryTimeout } = given
  return {
    ...(attempts !== undefined && { retry: { attempts } }),
    ...(controlToken !== undefined && { controlToken }),
    ...(journalSize !== undefined && { journalSize }),
    ...(overlay !== undefined && { overlay }),
    ...(overlayMode !== undefined && { overlayMode }),
    ...(allowDelivery !== undefined && { allowDelivery }),
    ...(deliveryTimeout !== undefined && { deliveryTimeout }),
  }
}

const mustBeWatchable = ({ watch, scenario = 'personal', db }: Given): void => {
  if (!watch) return
  if (!isScenarioFile(scenario))
    throw new UsageError(`--watch needs a scenario file; "${scenario}" is built in, and nothing would change`)
  if (db !== undefined)
    throw new UsageError('--watch and --db contradict each other: the db file wins over the scenario')
}

/** Throws a `UsageError` for a scenario file that is not there, naming the one beside it that was probably meant. */
export const mustExist = (scenario: string): void => {
  if (!isScenarioFile(scenario) || existsSync(scenario)) return
  const folder = dirname(scenario)
  const beside = existsSync(folder) ? readdirSync(folder).filter(isScenarioFile) : []
  throw new UsageError(`There is no scenario file ${scenario}${didYouMean(basename(scenario), beside)}`)
}
