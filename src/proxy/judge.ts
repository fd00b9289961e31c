import { describedOperation } from '../checks/live/described.js'
import type { Form } from '../checks/live/finding.js'
import { judgeBody } from '../checks/live/judges/judge-body.js'
import { type Contract, createContract } from '../contract/contract.js'
import type { OperationContract } from '../contract/operation-contract.js'
import { switchedValidators } from '../contract/switched-validators.js'
import { createWords, type Words } from '../contract/words.js'
import { contracts } from '../generated/contracts.js'
import { judgeRequest } from './judge-request.js'
import { type Judged, jsonOf, type Passed, type ProxyFinding } from './proxied.js'

/** Says what the documents, without alternatives, hold against what passed through. */
export type Judge = (passed: Passed) => Promise<Judged>

/** A judge for a product's word. */
export const createJudge = (product: string): Judge => {
  const words = createWords(product)
  const none = new Set<never>()
  const contract: Contract = createContract(contracts, (part) => switchedValidators(none, part))
  return async (passed) => {
    await contract.prepare(passed.method, passed.path.split('?', 1)[0] ?? '/')
    const { operation, forms, findings } = judgeRequest({ contract, words }, passed)
    const ofReply = operation ? judgeReply({ operation, forms, words }, passed) : []
    return { ...passed, operationId: operation?.id, findings: [...findings, ...ofReply] }
  }
}

interface Asked {
  readonly operation: OperationContract
  /** The forms in which the answer may come. */
  readonly forms: readonly Form[]
  readonly words: Words
}

/** Where the request leaves the form open, it is the one that fits better. */
const judgeReply = ({ operation, forms, words }: Asked, passed: Passed): readonly ProxyFinding[] => {
  const [best = []] = forms
    .map((form) => judgeForm({ operation, form, words }, passed))
    .toSorted((a, b) => gapsIn(a) - gapsIn(b))
  return best
}

const gapsIn = (findings: readonly ProxyFinding[]): number => findings.filter(({ weight }) => weight === 'gap').length

interface AskedInForm {
  readonly operation: OperationContract
  readonly form: Form
  readonly words: Words
}

const judgeForm = ({ operation, form, words }: AskedInForm, { status, replyBody }: Passed): readonly ProxyFinding[] => {
  const described = describedOperation(operation)
  const statuses = described.statuses(form)
  if (!statuses.includes(status))
    return [gap('status.undescribed', `${operation.id} answered ${status}; described are ${statuses.join(', ')}`)]
  const reply = described.reply(form, status)
  if (!reply || !replyBody) return []
  const body = jsonOf(replyBody)
  if (body === undefined) return [gap('body.not-json', `${operation.id} answered ${status} with no JSON`)]
  return judgeBody(reply, { target: words.bodyIn(body, reply.shape), mock: undefined }, []).map(
    ({ weight, rule, place, document }) => ({
      side: 'reply',
      weight: weight === 'gap' ? 'gap' : 'note',
      ...{ rule, place, message: words.sentence(document) },
    }),
  )
}

const gap = (rule: string, message: string): ProxyFinding => ({
  side: 'reply',
  weight: 'gap',
  rule,
  place: '',
  message,
})
