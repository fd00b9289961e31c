import type { OperationContract } from '../../contract/operation-contract.js'

/**
 * How much a finding weighs: a gap breaks the documents; a difference is a reply that the documents allow and our mock does not give;
 * a note is nothing against either.
 */
export type Weight = 'gap' | 'difference' | 'note'

/** What one judge holds against a reply, by place and rule. */
export interface Objection {
  readonly weight: Weight
  /** What kind of finding: `status.undescribed`, `body.required`. */
  readonly rule: string
  /** JSON pointer into the reply, positions in lists as `*`; empty where it is about the whole. */
  readonly place: string
  /** What the documents say. */
  readonly document: string
  /** What the mock answers to the same request; undefined where it was not asked, or cannot be compared. */
  readonly mock?: string
  /** What the target answers. */
  readonly target: string
  /** Who found it: `ajv`, `Prism`. */
  readonly judges?: readonly string[]
}

/** A difference between documents, mock and target: one row of the three-way table. */
export interface LiveFinding extends Objection {
  /** Stands for this finding in a baseline; the same in every run. */
  readonly key: string
  readonly operationId: string
  readonly method: string
  /** The template. */
  readonly path: string
  readonly provenance: OperationContract['provenance']
  /** The first request that showed it. */
  readonly probe: string
  /** How many requests showed it. */
  readonly times: number
}

/** Which form of an operation a request asks for; `absent` where the older one does not exist. */
export type Form = 'current' | 'older' | 'absent'

/** The finding that an objection is, of one request. */
export const findingOf = (
  objection: Objection,
  { operation, form, probe }: { readonly operation: OperationContract; readonly form: Form; readonly probe: string },
): LiveFinding => ({
  ...objection,
  key: [operation.id, form, objection.rule, objection.place].filter((part) => part !== '').join(' '),
  operationId: operation.id,
  method: operation.method,
  path: operation.path,
  provenance: operation.provenance,
  probe,
  times: 1,
})

/** The findings, those of one key as one. */
export const merged = (findings: readonly LiveFinding[]): readonly LiveFinding[] => {
  const byKey = new Map<string, LiveFinding>()
  for (const finding of findings) {
    const before = byKey.get(finding.key)
    byKey.set(finding.key, before ? { ...before, times: before.times + finding.times } : finding)
  }
  return [...byKey.values()]
}

/** A pointer of these steps, positions in lists as `*`. */
export const placeOf = (steps: readonly string[]): string =>
  steps.map((step) => `/${/^\d+$/.test(step) ? '*' : step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The value at these steps; undefined where there is none. */
export const valueAt = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (found, step) => (typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined),
    value,
  )
