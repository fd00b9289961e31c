import type { Baseline } from '../../checks/live/baseline.js'
import { type LiveCase, readCases } from '../../checks/live/cases/read-cases.js'
import { type Credential, secretsOf } from '../../checks/live/credential.js'
import { createRedactor, type Redactor } from '../../checks/live/secrets.js'
import type { OperationContract } from '../../contract/operation-contract.js'
import type { Values } from '../arguments/option.js'
import { UsageError } from '../command-error.js'
import { readBaseline } from './baseline-file.js'
import type { checkOptions } from './check-options.js'
import { readCredentials } from './credentials.js'
import { pickOperations, requireOperation } from './pick-operations.js'
import { readGiven } from './read-given.js'
import { type Ids, readIds } from './read-ids.js'
import { openResumeFile, type ResumeFile } from './resume-file.js'

type Given = Values<typeof checkOptions>

/** Everything that a command line says about a check, read and found usable. */
export interface Prepared {
  readonly target: string
  readonly seed: number
  readonly credentials: readonly Credential[]
  readonly redactor: Redactor
  readonly operations: readonly OperationContract[]
  readonly ids: Ids
  readonly cases: readonly LiveCase[]
  readonly baseline: Baseline | undefined
  readonly resume: ResumeFile
}

/** A redactor of all that a command line may hold in secret, whether it is usable or not. */
export const redactorFor = ({ token, credential = [], 'client-secret': secret }: Given): Redactor =>
  createRedactor([token ?? '', secret ?? '', ...credential.map((text) => text.slice(text.indexOf('=') + 1))])

/** Reads everything before anything is sent; throws a `UsageError` for the first that will not do. */
export const prepareCheck = (given: Given): Prepared => {
  const { target, seed = 1, cases, baseline, resume, 'update-baseline': isUpdated = false } = given
  if (target === undefined)
    throw new UsageError('check needs the address of the service: --target https://staging.example.com')
  const credentials = readCredentials(given)
  const redactor = createRedactor(credentials.flatMap(secretsOf))
  const ground = { requireOperation, credentials: credentials.map(({ name }) => name), mayWrite: given.write === true }
  return {
    ...{ target, seed, credentials, redactor },
    operations: pickOperations(given),
    ids: readIds(given, credentials),
    cases: cases === undefined ? [] : readGiven('cases', cases, (text) => readCases(text, ground)),
    baseline: readBaseline(baseline, isUpdated),
    resume: openResumeFile(resume, { target, seed }, redactor.data),
  }
}
