import type { Contract } from '../contract/contract.js'
import { type Finding, findingsOf } from '../contract/findings.js'
import type { DescribedContract } from '../contract/operation-contract.js'
import { Failure } from '../domain/failure.js'
import type { LedgerId } from '../generated/ledger.js'

/** Operations that answer one sentence in place of a list of findings (ER-13). */
const inOneSentence: ReadonlySet<string> = new Set(['createBooking', 'cancelBooking', 'rescheduleBooking'])

/** A part of the request to be checked: `raw` is what the client sent, before names were translated. */
export interface Input {
  readonly part: 'query' | 'body'
  readonly value: unknown
  readonly raw: unknown
  /** Name of a property as `raw` has it. */
  wireName(name: string): string
}

/** One refusal that names everything wrong with the query or the body (ER-12, ER-13; V1-02); undefined where nothing is. Answered, not thrown: a `throw` would take as long as most of the rest. */
export const inputRefusal = (
  contract: Pick<Contract, 'requestValidator' | 'facts'>,
  operation: DescribedContract,
  { validator, input }: { readonly validator: string | null; readonly input: Input },
): RefusedInput | undefined => {
  const check = validator === null ? undefined : contract.requestValidator(validator)
  if (!check || validator === null) return undefined
  const findings = findingsOf(check, input.value, contract.facts(validator))
  return findings.length > 0 ? refusal(operation, input, findings) : undefined
}

const sentence = ({ path, reason }: Finding): string => `${path.length > 0 ? path.join('.') : 'the body'} ${reason}`

const mostTold = 5

/** The sentences of a few findings, and how many more there are; `details` has them all. */
const summary = (findings: readonly Finding[]): string => {
  const more = findings.length - mostTold
  return [...findings.slice(0, mostTold).map(sentence), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

const refusal = ({ id, generation }: DescribedContract, input: Input, findings: readonly Finding[]): RefusedInput => {
  const all = findings.map(sentence).join('; ')
  const wrong = { input, findings }
  if (generation === 'v1') return new RefusedInput(wrong, all, { keys: findings.map(({ path }) => path.join('.')) })
  if (inOneSentence.has(id)) return new RefusedInput(wrong, all, {})
  const message = `The ${input.part} is not valid: ${summary(findings)}`
  return new RefusedInput(wrong, message, { errors: errorTree(findings, input) })
}

interface WrongInput {
  readonly input: Input
  readonly findings: readonly Finding[]
}

/** The refusal of a query or body that is not as described, with everything that is wrong with it. */
export class RefusedInput extends Failure {
  readonly input: Input
  readonly findings: readonly Finding[]
  override readonly alsoRests: readonly LedgerId[]

  constructor({ input, findings }: WrongInput, message: string, details: Readonly<Record<string, unknown>>) {
    super('request.invalid', message, details)
    this.input = input
    this.findings = findings
    this.alsoRests = [...new Set(findings.flatMap(({ rests }) => rests))]
  }
}

/** One wrong property as `details.errors` shows it; properties inside it are its children. */
interface PropertyError {
  readonly property: string
  readonly value: unknown
  readonly constraints: Record<string, string>
  readonly children: PropertyError[]
}

const errorTree = (findings: readonly Finding[], { raw, wireName }: Input): readonly PropertyError[] => {
  const roots: PropertyError[] = []
  for (const finding of findings) {
    const leaf = leafOf(roots, finding.path.length > 0 ? finding.path : [''], { raw, wireName })
    leaf.constraints[finding.rule] = sentence(finding)
  }
  return roots
}

const leafOf = (
  roots: PropertyError[],
  path: readonly string[],
  { raw, wireName }: Pick<Input, 'raw' | 'wireName'>,
): PropertyError => {
  const [property = '', ...rest] = path
  const value = property === '' ? raw : memberOf(raw, wireName(property))
  let node = roots.find((it) => it.property === property)
  if (!node) {
    node = { property, value: value ?? null, constraints: {}, children: [] }
    roots.push(node)
  }
  return rest.length > 0 ? leafOf(node.children, rest, { raw: value, wireName }) : node
}

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
