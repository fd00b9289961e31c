import { ledgerEntry } from '../../contract/ledger.js'
import type { OperationContract } from '../../contract/operation-contract.js'
import type { LedgerId } from '../../generated/ledger.js'
import type { JournalEntry } from '../../sandbox/journal-entry.js'
import { refusalMessage } from '../violations.js'
import type { FindingKind, RunFinding } from './finding.js'

/** A request with its answer, as it is told when it was answered. */
export type Answered = Omit<JournalEntry, 'id'>

/** Everything that one request gives cause for. What a fault refused on purpose is nobody's finding. */
export const findingsIn = (answered: Answered, operation: OperationContract | undefined): readonly RunFinding[] => {
  const { violations, warnings, restsOn } = answered
  const place = placeOf(answered)
  return [
    ...violations.map((it) => ({ ...place, kind: 'violations' as const, message: violationSentence(it), ...it })),
    ...warnings.map((it) => ({ ...place, kind: 'warnings' as const, ...warningParts(it) })),
    ...refusalIn(answered).map((it) => ({ ...place, kind: 'refusals' as const, ...it })),
    ...restsOn.flatMap(guessIn).map((it) => ({ ...place, ...it })),
    ...(operation?.provenance === 'beyond' ? [{ ...place, ...impliedOperation }] : []),
  ]
}

type Place = Omit<RunFinding, 'kind' | 'rule' | 'message' | 'restsOn'>

const placeOf = ({ method, path, status, operationId, test, source }: Answered): Place => ({
  ...{ method, path, status, count: 1 },
  ...(operationId !== undefined && { operationId }),
  ...(test !== undefined && { test }),
  ...(source !== undefined && { source }),
})

type Violation = Answered['violations'][number]

/** Refusals of a path or header speak whole sentences; what is wrong with a property is said of it. */
const violationSentence = ({ in: part, pointer, rule, expected }: Violation): string => {
  if (rule.includes('.')) return expected
  return `${[`The ${part}`, ...(pointer === '' ? [] : [`at ${pointer}`])].join(' ')} ${expected}`
}

const warningParts = ({ message, id }: Answered['warnings'][number]) => ({
  ...{ message, rule: id ?? ruleOfWarning(message) },
  restsOn: id === undefined ? [] : [id],
})

const ruleOfWarning = (message: string): string => (message.startsWith('v1 ') ? 'v1.deprecated' : message)

const refusalIn = (answered: Answered) => {
  const { refusedBy, fault } = answered
  if (refusedBy === undefined || fault !== undefined) return []
  return [{ rule: refusedBy, message: refusalMessage({ ...answered, id: 0 }) ?? refusedBy, restsOn: answered.restsOn }]
}

const impliedOperation = {
  ...{ kind: 'beyond' as const, rule: 'operation', restsOn: [] },
  message: 'The specification implies this operation, and does not show it.',
}

const guessKinds: Readonly<Record<string, FindingKind>> = { choice: 'choices', beyond: 'beyond' }

const guessIn = (id: LedgerId) => {
  const entry = ledgerEntry(id)
  const kind = entry && guessKinds[entry.provenance]
  return entry && kind ? [{ kind, rule: id, message: entry.says, restsOn: [id] }] : []
}
