import { type FindingKind, findingKinds, type RunFinding } from './finding.js'

/** A number for each kind of findings. */
export type KindCounts = Record<FindingKind, number>

/** No finding of any kind. */
export const noFindings = (): KindCounts => ({ violations: 0, warnings: 0, refusals: 0, choices: 0, beyond: 0 })

/** Most different findings of one kind that are kept. */
const mostFindings = 1000

/** Findings of many requests: the same are one, those above a ceiling a number. */
export class GatheredFindings {
  readonly causes = noFindings()
  readonly untold = noFindings()
  readonly #found = new Map<string, { readonly first: RunFinding; count: number }>()
  readonly #kept = noFindings()

  /** Takes what one request gave cause for. */
  add(findings: readonly RunFinding[]): void {
    for (const finding of findings) this.put(finding)
    for (const kind of new Set(findings.map((it) => it.kind))) this.causes[kind] += 1
  }

  /** Takes a finding, of as many requests as it counts, and leaves alone how many gave cause. */
  put(finding: RunFinding): void {
    const { kind, count } = finding
    const key = identityOf(finding)
    const known = this.#found.get(key)
    if (known) known.count += count
    else if (this.#kept[kind] >= mostFindings) this.untold[kind] += count
    else {
      this.#kept[kind] += 1
      this.#found.set(key, { first: finding, count })
    }
  }

  /** By kind, and within each in the order in which they were first met. */
  all(): readonly RunFinding[] {
    const found = [...this.#found.values()].map(({ first, count }): RunFinding => ({ ...first, count }))
    return findingKinds.flatMap((kind) => found.filter((it) => it.kind === kind))
  }
}

/** A refusal's sentence names what it was about; its name says the same of all of them. */
const identityOf = (finding: RunFinding): string => {
  const { kind, rule, message, operationId, method, path, test, source } = finding
  const place = source ? `${source.file}:${source.line}:${source.column}` : ''
  const said = kind === 'refusals' ? '' : message
  return [kind, rule, operationId ?? `${method} ${path}`, test ?? '', place, said].join('\n')
}
